import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BrowserWindow } from 'electron';
import { ORIGIN } from '#contract/origin.ts';
import { confine } from './window.ts';

/** Pages that wait to be printed, by the address they are served under. */
const waiting = new Map<string, string>();

/** The page to be printed at an address, if one is. */
export const printedPage = (url: string): string | undefined => waiting.get(url);

/** No script of a page runs; it may show pictures that lie in it, in the fonts of the program. */
export const PRINT_POLICY =
  "default-src 'none'; img-src data:; style-src 'self' 'unsafe-inline'; font-src 'self'; form-action 'none'; base-uri 'none'";

/** A window that is not shown lays nothing out, and so would ask for no font before it prints. */
const FONTS = 'Promise.all([...document.fonts].map((font) => font.load())).then(() => null)';

/** Prints a page into a file, in a window nobody sees; false where the file cannot be written. */
export async function pageToPdf(html: string, path: string, folder: string): Promise<boolean> {
  const address = `${ORIGIN}/print/${randomUUID()}`;
  waiting.set(address, await withFonts(html, folder));
  const window = new BrowserWindow({
    show: false,
    webPreferences: { sandbox: true, contextIsolation: true, nodeIntegration: false },
  });
  try {
    confine(window);
    await window.loadURL(address);
    await window.webContents.executeJavaScript(FONTS);
    const pdf = await window.webContents.printToPDF({ printBackground: true, preferCSSPageSize: true });
    return await writeFile(path, pdf).then(
      () => true,
      () => false,
    );
  } finally {
    window.destroy();
    waiting.delete(address);
  }
}

/** The fonts of the window, and nothing else of how it looks. */
async function withFonts(html: string, folder: string): Promise<string> {
  const index = await readFile(join(folder, 'index.html'), 'utf8');
  const [, sheet] = /href="\.?\/?([^"]+\.css)"/.exec(index) ?? [];
  if (sheet === undefined) return html;
  const style = await readFile(join(folder, sheet), 'utf8');
  const faces = (style.match(/@font-face\s*\{[^}]*\}/g) ?? []).join('');
  const placed = faces.replaceAll(/url\((["']?)\.?\/?/g, `url($1/${dirname(sheet)}/`);
  return html.replace('</title>', `</title><style>${placed}</style>`);
}
