import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';
import { say, StepFailed } from './say.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockEntry
 * @typedef {Record<string, LockEntry>} LockEntries
 */

/**
 * Whether what is installed differs from what the lockfile asks for.
 * @param {LockEntries} wanted
 * @param {LockEntries} installed
 */
export function isStale(wanted, installed) {
  const differs = (/** @type {string} */ path) => {
    const want = wanted[path];
    const have = installed[path];
    // npm leaves out optional packages made for other systems.
    if (!have || !want) return !want?.optional;
    return want.version !== have.version || want.integrity !== have.integrity;
  };
  const paths = new Set([...Object.keys(wanted), ...Object.keys(installed)]);
  paths.delete('');
  return [...paths].some(differs);
}

/** @param {string} file @returns {LockEntries} */
const entriesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

function needsInstall() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  return !existsSync(installed) || isStale(entriesOf(join(root, 'package-lock.json')), entriesOf(installed));
}

/** Installs from the lockfile when the folder does not match it. */
export async function ensureInstalled() {
  if (!needsInstall()) return;
  say('installing the packages of the lockfile …');
  // No package here needs its install script, and better-sqlite3's would ask for Python.
  const status = await run('npm', ['ci', '--ignore-scripts', '--loglevel=error', '--no-audit', '--no-fund'], {
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) {
    throw new StepFailed(
      'npm ci failed.',
      'See its message above; it needs the npm registry, once. Then run the command again.',
    );
  }
}
