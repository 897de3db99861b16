import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOutdated } from './newer.mjs';
import { root, run } from './run.mjs';
import { say, StepFailed } from './say.mjs';

const SOURCES = [
  'src-rules',
  'src-main',
  'src-renderer',
  'project.inlang/settings.json',
  'electron.vite.config.ts',
  'package-lock.json',
];
/** Written last, so that a build broken off half-way is made again. */
const STAMP = 'out/built';

/** @param {string} command @param {string[]} args */
const quietly = (command, args) => run(command, args, { stdio: ['ignore', 2, 2] });

export async function build() {
  const started = new Date();
  const status =
    (await quietly('node', ['tools/compile-messages.mjs'])) ||
    (await quietly('electron-vite', ['build', '--logLevel', 'warn']));
  if (status !== 0) throw new StepFailed('The build failed.', 'See the message above; `npm run check` may say more.');
  writeFileSync(join(root, STAMP), '');
  // A source saved while the build ran counts as newer.
  utimesSync(join(root, STAMP), started, started);
}

export async function ensureBuilt() {
  if (!isOutdated(SOURCES, STAMP)) return;
  say('building …');
  await build();
}
