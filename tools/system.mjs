import { statSync } from 'node:fs';
import { join } from 'node:path';
import { ask, run } from './run.mjs';
import { say, StepFailed } from './say.mjs';

/** The few packages whose own dependencies bring every library that Electron loads. */
const LIBRARY_PACKAGES = ['libgtk-3-0', 'libnss3', 'libasound2', 'libgbm1'];

/** Without a real screen: no graphics card to look for, and no desktop bus to complain of on every start. */
const HEADLESS = ['--disable-gpu', '--log-level=3'];

const isRoot = () => process.getuid?.() === 0;

/**
 * The libraries ldd could not find.
 * @param {string} output
 */
export const missingLibraries = (output) =>
  [...output.matchAll(/^\s*(\S+) => not found/gm)].map(([, library]) => library ?? '');

/**
 * Chromium refuses to start without its sandbox unless told so; root never has one.
 * @param {{ isRoot: boolean, hasSetuidHelper: boolean, hasUserNamespaces: boolean, isVirtualDisplay: boolean }} machine
 */
export function electronFlags({ isRoot, hasSetuidHelper, hasUserNamespaces, isVirtualDisplay }) {
  const canSandbox = !isRoot && (hasSetuidHelper || hasUserNamespaces);
  return [...(canSandbox ? [] : ['--no-sandbox']), ...(isVirtualDisplay ? HEADLESS : [])];
}

/** @param {string} dist @param {boolean} isVirtualDisplay */
export function flagsFor(dist, isVirtualDisplay) {
  if (process.platform !== 'linux') return [];
  const machine = {
    isRoot: isRoot(),
    hasSetuidHelper: hasSetuidHelper(dist),
    hasUserNamespaces: hasUserNamespaces(),
    isVirtualDisplay,
  };
  const flags = electronFlags(machine);
  if (!machine.isRoot && flags.includes('--no-sandbox')) {
    say('this system lets ordinary users make no sandbox; the window runs without one.');
  }
  return flags;
}

/** @param {string} dist */
function hasSetuidHelper(dist) {
  const helper = statSync(join(dist, 'chrome-sandbox'), { throwIfNoEntry: false });
  return helper !== undefined && helper.uid === 0 && (helper.mode & 0o4000) !== 0;
}

const hasUserNamespaces = () => ask('unshare', ['--user', 'true']).ok;

/**
 * Installs what Electron lacks here, or says how.
 * @param {string} dist
 * @param {boolean} needsDisplay
 */
export async function ensureSystem(dist, needsDisplay) {
  if (process.platform !== 'linux') return;
  const libraries = missingLibraries(ask('ldd', [join(dist, 'electron')]).text);
  const wanted = [
    ...(libraries.length > 0 ? LIBRARY_PACKAGES : []),
    ...(needsDisplay && !ask('which', ['Xvfb']).ok ? ['xvfb'] : []),
  ];
  if (wanted.length > 0) await installPackages(wanted, libraries);
}

/** @param {string[]} wanted @param {string[]} libraries */
async function installPackages(wanted, libraries) {
  const lack = `This machine lacks ${[...libraries, ...(wanted.includes('xvfb') ? ['Xvfb'] : [])].join(', ')}.`;
  const install = `apt-get update && apt-get install -y --no-install-recommends ${wanted.join(' ')}`;
  if (!ask('which', ['apt-get']).ok) {
    throw new StepFailed(lack, `Install what your system calls these Debian packages: ${wanted.join(' ')}`);
  }
  if (!isRoot()) throw new StepFailed(lack, `Run: sudo sh -c '${install}'`);
  say(`installing ${wanted.join(', ')} …`);
  const options = '-o DPkg::Lock::Timeout=300 -o Acquire::Retries=3';
  const quiet = install.replaceAll('apt-get', `apt-get -qq ${options}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const status = await run('sh', ['-c', `{ ${quiet}; } >/dev/null`], { env, stdio: ['ignore', 2, 2] });
  if (status !== 0)
    throw new StepFailed(`${lack} apt-get could not install them.`, `See its message above, then run: ${install}`);
}
