import { expect, test } from './fixtures.ts';

/** With VARIORUM_PICTURES set, the run renews the picture in the README; otherwise it only proves that it can be made. */
const PICTURE = process.env['VARIORUM_PICTURES'] === undefined ? 'test-results/museum.png' : 'docs/museum.png';

test('the picture in the README shows the gallery', async ({ app, page }) => {
  await app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.setContentSize(1440, 900);
  });
  await page.waitForFunction(() => innerWidth === 1440);
  await expect(page.getByText('BB-063')).toBeVisible();
  await expect(page.locator('main svg').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  // The pointer of a virtual display rests in the middle of the window, on some card or other.
  await page.mouse.move(80, 500);
  const picture = await page.screenshot({ path: PICTURE });
  expect(picture.length).toBeGreaterThan(50_000);
});
