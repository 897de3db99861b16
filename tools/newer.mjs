import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** Folders whose contents are made, or play no part in a build. */
const SKIPPED = new Set(['node_modules', 'paraglide', 'out']);

/** @param {string} path @returns {number} */
function newestIn(path) {
  const state = statSync(path);
  if (!state.isDirectory()) return state.mtimeMs;
  const kept = readdirSync(path).filter(
    (name) => !SKIPPED.has(name) && !name.startsWith('.') && !name.endsWith('.test.ts'),
  );
  return Math.max(0, ...kept.map((name) => newestIn(join(path, name))));
}

/**
 * Whether any of the sources is newer than the product, or the product missing.
 * @param {readonly string[]} sources
 * @param {string} product
 */
export function isOutdated(sources, product) {
  if (!existsSync(join(root, product))) return true;
  const made = statSync(join(root, product)).mtimeMs;
  return sources.some((source) => newestIn(join(root, source)) > made);
}
