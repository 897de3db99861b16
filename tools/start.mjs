import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { prepareElectron } from './prepare.mjs';
import { root, run, toolEnv } from './run.mjs';
import { say } from './say.mjs';

const PATH_FLAGS = ['--library', '--screenshot', '--user-data'];

/**
 * npm runs its scripts in the project's folder, so paths are resolved where the command was typed.
 * @param {readonly string[]} args
 * @param {string} typedIn
 */
export const resolvePaths = (args, typedIn) =>
  args.map((arg, at) => {
    const [flag = '', value] = arg.split(/=(.*)/s);
    if (PATH_FLAGS.includes(flag) && value) return `${flag}=${resolve(typedIn, value)}`;
    return PATH_FLAGS.includes(args[at - 1] ?? '') && !arg.startsWith('-') ? resolve(typedIn, arg) : arg;
  });

/** Without anyone to look at the window, a picture of it is made and named. @param {readonly string[]} args */
export const withScreenshot = (args, /** @type {string} */ file) =>
  args.some((arg) => arg.split('=')[0] === '--screenshot') ? args : [...args, `--screenshot=${file}`, '--keep-open'];

/** @param {readonly string[]} args */
export async function start(args) {
  await ensureBuilt();
  const { program, flags, display, env } = await prepareElectron();
  const own = resolvePaths(args, process.env['INIT_CWD'] ?? process.cwd());
  const all = display.isVirtual ? withScreenshot(own, join(tmpdir(), 'variorum.png')) : own;
  if (all !== own) say('a screenshot follows; Ctrl-C closes the window.');
  const status = await run(program, [...flags, root, ...all], { env: toolEnv(env) });
  display.stop();
  // Ctrl-C is how the window is meant to be closed here.
  return status === 130 ? 0 : status;
}

/** @param {readonly string[]} args */
export async function dev(args) {
  const { flags, display, env } = await prepareElectron();
  const own = resolvePaths(args, process.env['INIT_CWD'] ?? process.cwd());
  const status = await run('electron-vite', ['dev', '--watch', '--', ...flags, ...own], { env: toolEnv(env) });
  display.stop();
  return status;
}
