// Every npm script comes through here: it makes the machine ready for the task, then does it. It may import nothing
// that has to be installed first.
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { root, run, toolEnv } from './run.mjs';
import { say, StepFailed } from './say.mjs';

const OLDEST_NODE = 20;

/** @param {string[]} args @returns {Promise<number>} */
async function exec([command = '', ...args]) {
  const { prepareElectron } = await import('./prepare.mjs');
  const { env, display } = await prepareElectron();
  const status = await run(command, args, { env: toolEnv(env) });
  display.stop();
  return status;
}

/** @type {Record<string, (args: string[]) => Promise<number>>} */
const TASKS = {
  start: async (args) => (await import('./start.mjs')).start(args),
  dev: async (args) => (await import('./start.mjs')).dev(args),
  check: async () => (await import('./test.mjs')).check(),
  test: async () => (await import('./test.mjs')).test(),
  build: async () => (await import('./build.mjs')).build().then(() => 0),
  pack: async () => (await import('./pack.mjs')).pack(),
  bench: (args) => exec(['node', 'bench/main.ts', ...args]),
  // Paths on the line are meant from where it was typed.
  variorum: (args) =>
    run('node', [join(root, 'src-main/cli/main.ts'), ...args], { cwd: process.env['INIT_CWD'] ?? root }),
  exec,
};

/** @param {string[]} line */
async function main([name = '', ...args]) {
  const task = Object.hasOwn(TASKS, name) ? TASKS[name] : undefined;
  if (!task) throw new StepFailed(`There is no task "${name}".`, `The tasks are: ${Object.keys(TASKS).join(', ')}.`);
  const version = Number(process.versions.node.split('.')[0]);
  if (version < OLDEST_NODE) {
    throw new StepFailed(
      `Node ${process.versions.node} is too old.`,
      `Install Node ${OLDEST_NODE} or newer: https://nodejs.org`,
    );
  }
  await ensureInstalled();
  return task(args);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StepFailed)) throw error;
  say(error.message);
  say(error.remedy);
  process.exitCode = 1;
}
