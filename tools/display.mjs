import { spawn } from 'node:child_process';
import { say, StepFailed } from './say.mjs';

const NONE = { isVirtual: false, env: {}, stop: () => {} };

/** Only X11 and Wayland systems can be without a display. */
export const hasDisplay = () =>
  process.platform !== 'linux' || Boolean(process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY']);

/**
 * The display there is, or a virtual one.
 * @returns {Promise<{ isVirtual: boolean, env: Record<string, string>, stop: () => void }>}
 */
export async function openDisplay() {
  if (hasDisplay()) return NONE;
  say('no display here; the window opens on a virtual one.');
  return openVirtualDisplay();
}

/** @returns {Promise<{ isVirtual: boolean, env: { DISPLAY: string }, stop: () => void }>} */
export async function openVirtualDisplay() {
  // Detached, lest Ctrl-C take the display away before the window has closed.
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp', '-noreset'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const number = await displayNumber(server);
  const stop = () => {
    server.kill();
  };
  process.once('exit', stop);
  // Neither the server nor its pipe should keep the tools from ending.
  server.unref();
  /** @type {import('node:net').Socket} */ (server.stdio[3]).unref();
  return { isVirtual: true, env: { DISPLAY: `:${number}` }, stop };
}

/** @param {import('node:child_process').ChildProcess} server @returns {Promise<string>} */
const displayNumber = (server) =>
  new Promise((resolve, reject) => {
    const fail = () => {
      reject(new StepFailed('The virtual display (Xvfb) did not start.', 'Run `Xvfb -displayfd 1` to see why.'));
    };
    server.once('error', fail);
    server.once('exit', fail);
    server.stdio[3]?.once('data', (/** @type {Buffer} */ data) => {
      resolve(data.toString().trim());
    });
  });
