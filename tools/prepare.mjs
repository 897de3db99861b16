import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDisplay, hasDisplay } from './display.mjs';
import { findElectron } from './electron-dist.mjs';
import { bin } from './run.mjs';
import { ensureSystem, flagsFor } from './system.mjs';

/** Makes this machine able to open the window: an Electron, its libraries, a display. */
export async function prepareElectron() {
  const dist = await findElectron();
  await ensureSystem(dist, !hasDisplay());
  const display = await openDisplay();
  const flags = flagsFor(dist, display.isVirtual);
  const program = join(dist, programIn(process.platform));
  return { program, flags, display, env: { ...display.env, ...electronEnv(dist, program, flags) } };
}

/** @param {string} dist @param {string} program @param {string[]} flags @returns {Record<string, string>} */
const electronEnv = (dist, program, flags) => ({
  // Read by the electron package and so by Playwright; electron-vite asks for the program itself.
  ELECTRON_OVERRIDE_DIST_PATH: dist,
  ELECTRON_EXEC_PATH: program,
  VARIORUM_ELECTRON_FLAGS: flags.join(' '),
  ...(existsSync(join(bin, 'node')) ? { VARIORUM_NODE: join(bin, 'node') } : {}),
});

/** @param {NodeJS.Platform} platform */
function programIn(platform) {
  if (platform === 'win32') return 'electron.exe';
  return platform === 'darwin' ? 'Electron.app/Contents/MacOS/Electron' : 'electron';
}
