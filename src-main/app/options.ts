import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

export interface Options {
  readonly userData: string;
  /** Where it is not the one that was open last. */
  readonly library?: string;
  /** Where to write a picture of the window once it has painted. */
  readonly screenshot?: string;
  /** After the picture, stay instead of quitting. */
  readonly keepOpen: boolean;
}

export type ReadOptions =
  { readonly kind: 'options'; readonly options: Options } | { readonly kind: 'missing-value'; readonly flag: string };

const FLAGS = { library: { type: 'string' }, 'user-data': { type: 'string' }, screenshot: { type: 'string' } } as const;

/** Not strict, because Chromium, Electron and Playwright put flags of their own on the same line. */
const flagsOf = (argv: readonly string[]) =>
  parseArgs({ args: [...argv], options: { ...FLAGS, 'keep-open': { type: 'boolean' } }, strict: false }).values;

export function readOptions(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  defaultUserData: string,
): ReadOptions {
  const flags: Readonly<Record<string, unknown>> = flagsOf(argv);
  for (const flag of Object.keys(FLAGS)) {
    if (flags[flag] === true || flags[flag] === '') return { kind: 'missing-value', flag: `--${flag}` };
  }
  const path = (flag: string) => (typeof flags[flag] === 'string' ? resolve(flags[flag]) : undefined);
  const library = path('library');
  const userData =
    path('user-data') ?? (env['VARIORUM_USER_DATA'] ? resolve(env['VARIORUM_USER_DATA']) : defaultUserData);
  const screenshot = path('screenshot');
  return {
    kind: 'options',
    options: {
      userData,
      ...(library === undefined ? {} : { library }),
      ...(screenshot === undefined ? {} : { screenshot }),
      keepOpen: flags['keep-open'] === true,
    },
  };
}
