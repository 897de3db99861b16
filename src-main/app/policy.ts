import { app, session } from 'electron';
import { ORIGIN, SCHEME } from '#contract/origin.ts';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types svelte-trusted-html variorum-markdown variorum-counting',
].join('; ');

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
};

/** Where the development server listens while one is in use. */
export const developmentServer = app.isPackaged ? undefined : process.env['ELECTRON_RENDERER_URL'];

export const isOurs = (url: string) =>
  url.startsWith(`${ORIGIN}/`) || (developmentServer !== undefined && url.startsWith(developmentServer));

/** The program is offline: whatever is not its own page is refused, as is every permission. */
export function closeSession() {
  const { defaultSession } = session;
  defaultSession.setPermissionRequestHandler((_contents, _permission, answer) => {
    answer(false);
  });
  defaultSession.setPermissionCheckHandler(() => false);
  defaultSession.webRequest.onBeforeRequest(({ url }, answer) => {
    answer({ cancel: !isAllowed(url) });
  });
}

function isAllowed(url: string) {
  // A blob is a file that the window itself has made, to be saved.
  if ([`${SCHEME}:`, `blob:${ORIGIN}/`, 'devtools:'].some((start) => url.startsWith(start))) return true;
  if (developmentServer === undefined) return false;
  return new URL(url).host === new URL(developmentServer).host;
}
