/** How the interface messages are compiled: the same for the build, the type check and the unit tests. */
export const MESSAGES = {
  project: './project.inlang',
  outdir: './src-renderer/paraglide',
  /** The renderer holds the locale itself, in a rune, so that it changes without a reload. */
  strategy: /** @type {('globalVariable' | 'baseLocale')[]} */ (['globalVariable', 'baseLocale']),
  outputStructure: /** @type {const} */ ('locale-modules'),
  emitReadme: false,
};
