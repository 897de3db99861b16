import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible, visit, wear } from './axe.ts';
import { expect, test, type Variorum } from './fixtures.ts';
import { photograph } from './photograph.ts';

const MANY = 3_000;
const titled = (number: number) => `籌 ${number.toString().padStart(4, '0')}`;

/** As many objects as a serious collector has, imported as one table. */
async function importMany({ app, page, userData }: Variorum) {
  const path = join(userData, 'many.csv');
  const rows = Array.from({ length: MANY }, (_, at) => {
    const number = (at + 1).toString().padStart(4, '0');
    return `SG-${number},${titled(at + 1)},Box ${((at % 7) + 1).toString()},${at % 3 === 0 ? 'bone' : 'bamboo'}`;
  });
  writeFileSync(path, ['Accession number,Title,Location,Materials', ...rows].join('\n'));
  await app.evaluate(({ dialog }, chosen) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [chosen] });
  }, path);
  await page.evaluate(() => (location.hash = '#/collection/import'));
  await page.getByRole('button', { name: /^Choose a/ }).click();
  await page.getByRole('button', { name: `Import: ${MANY.toString()} new, 0 changed` }).click({ timeout: 60_000 });
  await expect(page.getByText(`${MANY.toString()} created`)).toBeVisible({ timeout: 120_000 });
  await visit(page, '#/collection', 'My collection');
}

const inDocument = (page: Page) => page.locator('[data-index]').count();
const link = (page: Page, number: number) =>
  page.getByRole('link', { name: `SG-${number.toString().padStart(4, '0')}`, exact: true });
/** What is seen of the list, and not beyond the window. */
const seen = (page: Page, index: number) => page.locator(`[data-index="${(index - 1).toString()}"]`);

test('three thousand objects are gone through by keyboard and only those in view are in the document', async ({
  variorum,
  page,
  app,
}) => {
  test.setTimeout(300_000);
  await importMany(variorum);

  await test.step('by keyboard, from end to end', async () => {
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', (MANY + 1).toString());
    expect(await inDocument(page)).toBeLessThan(200);
    await link(page, 1).focus();
    await page.keyboard.press('End');
    await expect(link(page, MANY)).toBeFocused();
    await expect(seen(page, MANY)).toBeInViewport();
    await expect(seen(page, MANY)).toHaveAttribute('aria-rowindex', (MANY + 1).toString());
    await page.keyboard.press('ArrowUp');
    await expect(link(page, MANY - 1)).toBeFocused();
    await page.keyboard.press('PageUp');
    await expect(link(page, MANY - 1)).not.toBeFocused();
    await page.keyboard.press('Home');
    await expect(link(page, 1)).toBeFocused();
    await page.keyboard.press('PageDown');
    await expect(link(page, 1)).not.toBeFocused();
    await page.keyboard.press('Home');
    expect(await inDocument(page)).toBeLessThan(200);
  });

  await test.step('by scrolling, which leaves the focus where it was', async () => {
    await page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight / 2);
    });
    await expect(page.getByText(titled(MANY / 2))).toBeVisible();
    await expect(link(page, 1)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(link(page, 2)).toBeFocused();
    await expect(seen(page, 2)).toBeInViewport();
  });

  await test.step('ranges are selected by keyboard, taken back, and extended past what is loaded', async () => {
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(page.getByText('3 selected')).toBeVisible();
    await page.keyboard.press('Shift+ArrowUp');
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.keyboard.press('Shift+End');
    await expect(page.getByText(`${(MANY - 1).toString()} selected`)).toBeVisible();
    await page.keyboard.press('Control+a');
    await expect(page.getByText(`${MANY.toString()} selected`)).toBeVisible();
  });

  await test.step('all of them are edited together', async () => {
    await page.getByRole('button', { name: 'Edit together' }).click();
    await page.getByRole('textbox', { name: 'Text' }).fill('Store');
    await expect(page.getByText(`${MANY.toString()} would change, 0 would stay as they are.`)).toBeVisible({
      timeout: 60_000,
    });
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('a narrower list keeps the selection and says what it does not show', async () => {
    await page.getByRole('checkbox', { name: /^bone/ }).check();
    await expect(page.getByText(`Not in the list as it is shown: ${((MANY / 3) * 2).toString()}`)).toBeVisible();
    await page.getByRole('button', { name: 'Select none' }).click();
    await page.getByRole('checkbox', { name: /^bone/ }).uncheck();
    await expect(page.getByText(`${MANY.toString()} found`)).toBeVisible();
  });

  await test.step('the gallery and the cards go through all of them as well', async () => {
    for (const [view, name] of [
      ['Gallery', 'list-gallery'],
      ['Card index', 'list-cards'],
      ['List', 'list-table'],
    ] as const) {
      await page.getByRole('radio', { name: view, exact: true }).check();
      await page.locator('[data-index="0"] a').focus();
      await page.keyboard.press('End');
      await expect(seen(page, MANY)).toBeInViewport();
      await expect(page.getByText(titled(MANY))).toBeVisible();
      await expect(page.locator(`[data-index="${(MANY - 1).toString()}"] a`)).toBeFocused();
      expect(await inDocument(page)).toBeLessThan(200);
      for (const theme of ['light', 'dark'] as const) {
        await wear(page, theme);
        await expectAccessible(page);
        await photograph(app, page, `${name}-${theme}`);
      }
      await page.keyboard.press('Home');
    }
  });
});
