import { spawn, spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
export const bin = join(root, 'node_modules', '.bin');

/**
 * The tools of the lockfile come first on the path, Node among them.
 * @param {Record<string, string>} [extra]
 * @returns {NodeJS.ProcessEnv}
 */
export const toolEnv = (extra = {}) => ({ ...process.env, ...extra, PATH: `${bin}:${process.env['PATH'] ?? ''}` });

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

// Ctrl-C reaches the children by itself; a signal sent to this process alone has to be handed on.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
  });
}

/**
 * Runs a command to its end in the foreground; the answer is its exit status.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export const run = (command, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: toolEnv(), ...options });
    running.add(child);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      running.delete(child);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 1));
    });
  });

/**
 * Runs a short command quietly.
 * @param {string} command
 * @param {readonly string[]} args
 */
export const ask = (command, args) => {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  return { ok: status === 0, text: stdout ?? '', errors: stderr ?? '' };
};
