import { expectAccessible, visit, wear } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { photograph } from './photograph.ts';

test('the gallery shows every artefact and narrows by kind and game', async ({ page }) => {
  await visit(page, '#/artefacts', 'Artefacts');
  const cards = page.getByRole('main').getByRole('listitem');
  await cards.first().waitFor();
  const all = await cards.count();
  expect(all).toBeGreaterThan(10);
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Tallies');
  await expect(page.getByText('3 on show')).toBeVisible();
  await page.getByRole('combobox', { name: 'Game' }).selectOption('Coan Kî');
  await expect(page.getByText('Nothing in the catalogue is of this kind')).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(cards).toHaveCount(all);
});

test('the parts of the tallies add up to the source’s own totals', async ({ page }) => {
  await visit(page, '#/artefacts/zhuangyuan-tallies', 'The sixty-three tallies');
  const total = page.getByRole('row', { name: /In all/ });
  await expect(total).toContainText('63');
  await expect(total).toContainText('192');
  await expect(page.getByText('Not a photograph')).toBeVisible();
});

test('an inscription is set in columns, switches its layers, and its marked characters explain themselves', async ({
  page,
}) => {
  await visit(page, '#/artefacts/zhuangyuan-tallies?inscription=zhuangyuan', 'The sixty-three tallies');
  const inscription = page.getByRole('article').filter({ hasText: 'On the 狀元' });
  const columns = inscription.locator('.vertical-rl');
  await expect(columns).toHaveCSS('writing-mode', 'vertical-rl');
  await expect(columns).toHaveAttribute('lang', 'zh-Hant');

  const doubtful = inscription.getByRole('button', { name: '奪: doubtful character' });
  await doubtful.focus();
  await page.keyboard.press('Enter');
  await expect(inscription.getByRole('note', { name: '奪: doubtful character' })).toContainText('Hard to make out');
  await page.keyboard.press('Escape');
  await expect(inscription.getByRole('note', { name: '奪: doubtful character' })).toBeHidden();

  await inscription.getByRole('radio', { name: 'in standard forms' }).check();
  await expect(columns).toContainText('四紅巧合獨得五子');
  await inscription.getByRole('radio', { name: 'translated' }).check();
  await expect(inscription.getByText('or five reds, seize it')).toBeVisible();
});

test('a number opens its passage on the spot, and the passage leads to its source', async ({ page }) => {
  await visit(page, '#/artefacts/zhuangyuan-tallies', 'The sixty-three tallies');
  const row = page.getByRole('row', { name: /Xiucai/ });
  await row.getByRole('button').first().click();
  await row.getByRole('note').getByRole('link', { name: 'Post on the tallies' }).click();
  await expect(page).toHaveURL(/#\/sources\/post-tallies\?passage=tally-xiucai/);
});

test('Back returns to the gallery as it was left, with the focus on its heading', async ({ page }) => {
  await visit(page, '#/artefacts', 'Artefacts');
  await page.getByRole('link', { name: /The sixty-three tallies/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The sixty-three tallies' })).toBeFocused();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(page.getByRole('heading', { level: 1, name: 'Artefacts' })).toBeFocused();
  await expect(page).toHaveTitle('Artefacts · Variorum');
});

test('the language changes in place and is kept', async ({ page, variorum }) => {
  await visit(page, '#/artefacts', 'Artefacts');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('繁體中文');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('器物');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  await variorum.relaunch();
  await expect(variorum.page.getByRole('heading', { level: 1 })).toHaveText('器物');
});

test('the shortcuts are listed, and one of them leads to another room', async ({ page }) => {
  await visit(page, '#/artefacts', 'Artefacts');
  await page.keyboard.press('F1');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Ctrl+K');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+3');
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeFocused();
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing among the artefacts, ${theme}`, async ({ page, app }) => {
    test.slow();
    await wear(page, theme);
    for (const [name, address, heading] of [
      ['gallery', '#/artefacts', 'Artefacts'],
      ['tallies', '#/artefacts/zhuangyuan-tallies', 'The sixty-three tallies'],
      ['cards', '#/artefacts/four-colour-117', 'Four-colour cards with jokers'],
      ['glyphs', '#/glyphs', 'Characters'],
    ] as const) {
      await visit(page, address, heading);
      await expect(page.getByRole('status').filter({ hasText: 'Fetching' })).toHaveCount(0);
      await expectAccessible(page);
      await photograph(app, page, `artefacts-${name}-${theme}`);
    }
  });
}
