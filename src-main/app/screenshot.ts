import { writeFile } from 'node:fs/promises';
import type { BrowserWindow } from 'electron';

const PATIENCE = 20_000;

/**
 * The window marks its root element `data-ready` once its first room has painted. A frame later its layout has asked for
 * its fonts; asked any sooner, the page would say that none are awaited.
 */
const PAINTED = `(async () => {
  const frame = () => new Promise(requestAnimationFrame);
  while (document.documentElement.dataset.ready === undefined) await new Promise((resolve) => setTimeout(resolve, 50));
  await frame();
  await frame();
  await document.fonts.ready;
  await frame();
  await frame();
})()`;

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
