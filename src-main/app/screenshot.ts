import { writeFile } from 'node:fs/promises';
import type { BrowserWindow } from 'electron';

const PATIENCE = 20_000;

/** The window marks its root element `data-ready` once its first room has painted. */
const PAINTED = `new Promise((resolve) => {
  const look = () => document.documentElement.dataset.ready === undefined
    ? setTimeout(look, 50)
    : document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null))));
  look();
})`;

/** Fails when the window has not painted in time. */
export async function saveScreenshot(window: BrowserWindow, file: string) {
  await Promise.race([window.webContents.executeJavaScript(PAINTED), tooLate()]);
  const picture = await window.webContents.capturePage();
  await writeFile(file, picture.toPNG());
}

const tooLate = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => {
      reject(new Error(`the window did not show its first room within ${String(PATIENCE / 1000)} seconds`));
    }, PATIENCE);
  });
