import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { prepareElectron } from './prepare.mjs';
import { bin, root, run } from './run.mjs';
import { say, StepFailed } from './say.mjs';

/** What plain Node has to read, which cannot look inside an archive. */
const UNPACKED = '{out/main,node_modules}';

/** An Electron from here on runs the catalogue itself and needs no Node beside it. */
const OWN_NODE_SINCE = 36;

/** @param {string} name */
const about = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'));

/** A folder and a .tar.gz that run by themselves, under dist/. */
export async function pack() {
  if (process.platform !== 'linux') {
    throw new StepFailed('`npm run pack` makes Linux packages only.', 'Run it on Linux.');
  }
  await build();
  const { program, display } = await prepareElectron();
  display.stop();
  const { version } = about('package.json');
  const name = `variorum-${version}-linux-${process.arch}`;
  const target = join(root, 'dist', name);
  copyRuntime(join(program, '..'), target);
  await archiveApp(join(target, 'resources'));
  await must('tar', ['-czf', `${target}.tar.gz`, '-C', join(root, 'dist'), name]);
  say(`packed: ${target}.tar.gz`);
  return 0;
}

/** @param {string} dist @param {string} target */
function copyRuntime(dist, target) {
  rmSync(target, { recursive: true, force: true });
  cpSync(dist, target, { recursive: true, verbatimSymlinks: true });
  renameSync(join(target, 'electron'), join(target, 'variorum'));
  rmSync(join(target, 'resources', 'default_app.asar'), { force: true });
  cpSync(join(root, 'data'), join(target, 'resources', 'data'), { recursive: true });
  cpSync(join(root, 'LICENSE'), join(target, 'LICENSE'));
  const electron = Number(readFileSync(join(dist, 'version'), 'utf8').replace(/^v/, '').split('.')[0]);
  if (electron < OWN_NODE_SINCE) cpSync(realpathSync(join(bin, 'node')), join(target, 'resources', 'node'));
}

/** @param {string} resources */
async function archiveApp(resources) {
  const app = join(root, 'dist', 'app');
  rmSync(app, { recursive: true, force: true });
  mkdirSync(app, { recursive: true });
  for (const name of ['package.json', 'out', ...runtimePackages()]) {
    cpSync(join(root, name), join(app, name), { recursive: true });
  }
  await must('asar', ['pack', app, join(resources, 'app.asar'), '--unpack-dir', UNPACKED]);
  rmSync(app, { recursive: true });
}

/** The packages that are not bundled, with what they in turn need. */
function runtimePackages() {
  /** @type {Set<string>} */
  const found = new Set();
  const add = (/** @type {string} */ name) => {
    const folder = `node_modules/${name}`;
    if (found.has(folder) || !existsSync(join(root, folder))) return;
    found.add(folder);
    // What is prebuilt for a system is optional; those for other systems are not there.
    const { dependencies, optionalDependencies } = about(`${folder}/package.json`);
    Object.keys({ ...dependencies, ...optionalDependencies }).forEach(add);
  };
  Object.keys(about('package.json').dependencies).forEach(add);
  return [...found];
}

/** @param {string} command @param {string[]} args */
async function must(command, args) {
  const status = await run(command, args, { stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new StepFailed(`${command} failed.`, 'See its message above.');
}
