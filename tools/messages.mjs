import { fileURLToPath } from 'node:url';

const at = (/** @type {string} */ path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** How the interface messages are compiled: the same for the build, the type check and the unit tests. */
export const MESSAGES = {
  project: at('project.inlang'),
  outdir: at('src-renderer/paraglide'),
  /** Whoever shows messages holds the locale, so that it changes without a reload. */
  strategy: /** @type {('globalVariable' | 'baseLocale')[]} */ (['globalVariable', 'baseLocale']),
  outputStructure: /** @type {const} */ ('locale-modules'),
  emitReadme: false,
};

/** The application menu belongs to the main process, which may not import from the renderer. */
export const MENU_MESSAGES = { ...MESSAGES, outdir: at('src-main/app/paraglide') };
