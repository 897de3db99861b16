import { expectAccessible, visit, wear } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { photograph } from './photograph.ts';

test.describe('from anywhere', () => {
  test.beforeEach(async ({ page }) => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search the collection' })).toBeFocused();
  });

  for (const [text, found] of [
    ['狀元', '狀元'],
    ['状元', '狀元'],
    ['zhuangyuan', 'Zhuangyuan'],
    ['chong un', 'Chong ün'],
    ['Terus', 'Tĕrus'],
    ['籌', '籌'],
    ['SG-032', 'SG-032'],
    ['sg32', 'SG-032'],
  ] as const) {
    test(`${text} finds ${found}`, async ({ page }) => {
      await page.keyboard.insertText(text);
      const hits = page.getByRole('listbox', { name: 'Results' }).getByRole('option');
      await expect(hits.filter({ hasText: new RegExp(found, 'i') }).first()).toBeVisible();
      await expect(page.getByRole('dialog').getByRole('status')).toContainText(/\d+ result/);
    });
  }

  test('no input is an error', async ({ page }) => {
    const field = page.getByRole('combobox', { name: 'Search the collection' });
    for (const text of [
      '"',
      '"unclosed',
      'NEAR(',
      '-',
      '*',
      'a AND',
      "'); DROP TABLE record; --",
      '(((',
      '^',
      'title:',
      '%_',
      '\\',
    ]) {
      await field.fill(text);
      await expect(page.getByRole('dialog').getByRole('status')).toContainText(/result/);
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
  });

  test('the arrow keys choose and Enter opens', async ({ page }) => {
    await page.keyboard.insertText('chong un');
    const hits = page.getByRole('listbox', { name: 'Results' }).getByRole('option');
    await expect(hits.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(hits.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(hits.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('SG-063');
    // Before the answer is there: Enter waits for it rather than open what the old text found.
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'The sixty-three tallies' })).toBeVisible();
  });

  test('Enter that ends a composition opens nothing', async ({ page }) => {
    const field = page.getByRole('combobox', { name: 'Search the collection' });
    await page.keyboard.insertText('狀');
    await expect(page.getByRole('listbox', { name: 'Results' }).getByRole('option').first()).toBeVisible();
    await field.dispatchEvent('compositionstart');
    await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
    await expect(page.getByRole('dialog')).toBeVisible();
    await field.dispatchEvent('compositionend');
    await field.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('an empty field teaches by example', async ({ page }) => {
    await page.getByRole('button', { name: 'chong un' }).click();
    await expect(page.getByRole('listbox', { name: 'Results' }).getByRole('option').first()).toBeVisible();
    // Once, with text in the field.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('the page of a search lists everything, by kind, and keeps its address', async ({ page }) => {
  await visit(page, '#/search?q=%E7%8B%80%E5%85%83', 'Search');
  const hits = page.getByRole('main').getByRole('listitem');
  await hits.first().waitFor();
  const all = await hits.count();
  await page.getByRole('combobox', { name: 'Only' }).selectOption('Variant');
  await expect(async () => {
    expect(await hits.count()).toBeLessThan(all);
  }).toPass();
  await page.getByRole('searchbox', { name: 'Search the collection' }).fill('zhuangyuan');
  await expect(page).toHaveURL(/q=zhuangyuan/);
});

test('a search for nothing in the collection says so', async ({ page }) => {
  await visit(page, '#/search?q=xylophone', 'Search');
  await expect(page.getByText('Nothing in the collection matches “xylophone”.')).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the search, ${theme}`, async ({ page, app }) => {
    await wear(page, theme);
    await page.keyboard.press('Control+k');
    await expectAccessible(page);
    await page.keyboard.insertText('chong un');
    await expect(page.getByRole('listbox', { name: 'Results' }).getByRole('option').first()).toBeVisible();
    await expectAccessible(page);
    await photograph(app, page, `search-dialog-${theme}`);
    await page.keyboard.press('Escape');
    await visit(page, '#/search?q=chong%20un', 'Search');
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    await expectAccessible(page);
    await photograph(app, page, `search-page-${theme}`);
  });
}
