import type { ElectronApplication, Page } from '@playwright/test';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 900, height: 600 },
] as const;

/** Pictures of the window as it stands, at the size most have and at the smallest it is made for. */
export async function photograph(app: ElectronApplication, page: Page, name: string) {
  for (const size of SIZES) {
    await app.evaluate(({ BrowserWindow }, { width, height }) => {
      BrowserWindow.getAllWindows()[0]?.setContentSize(width, height);
    }, size);
    await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size);
    await page.screenshot({ path: `test-results/rooms/${name}-${size.width}.png` });
  }
}
