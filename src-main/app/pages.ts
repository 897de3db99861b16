import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { protocol } from 'electron';
import { SCHEME } from '#contract/origin.ts';
import type { ServeMedia } from './media.ts';
import { SECURITY_HEADERS } from './policy.ts';
import { PRINT_POLICY, printedPage } from './page-to-pdf.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
};

/** Has to be called before the app is ready. */
export function registerScheme() {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
}

/** Serves the built window and the user's pictures, and nothing outside their folders. */
export function servePages(folder: string, serveMedia: ServeMedia) {
  protocol.handle(SCHEME, async ({ url }) => {
    const picture = await serveMedia(url);
    if (picture) return picture;
    const printed = printedPage(url);
    if (printed !== undefined) return new Response(printed, { headers: PRINT_HEADERS });
    const file = fileOf(folder, url);
    if (file === undefined) return refuse(403);
    try {
      return new Response(await readFile(file), { headers: headersFor(file) });
    } catch {
      return refuse(404);
    }
  });
}

export function fileOf(folder: string, url: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(new URL(url).pathname);
  } catch {
    return undefined;
  }
  const file = join(folder, path === '/' ? 'index.html' : path);
  return file.startsWith(folder + sep) && !file.includes('\0') ? file : undefined;
}

const headersFor = (file: string) => ({
  ...SECURITY_HEADERS,
  'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
});

const PRINT_HEADERS = {
  ...SECURITY_HEADERS,
  'Content-Security-Policy': PRINT_POLICY,
  'Content-Type': 'text/html; charset=utf-8',
};

const refuse = (status: number) => new Response(null, { status, headers: SECURITY_HEADERS });
