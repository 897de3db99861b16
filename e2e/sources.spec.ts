import type { Locator, Page } from '@playwright/test';
import { expectAccessible, visit, wear } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { photograph } from './photograph.ts';

const comparison = (page: Page) => page.getByRole('region', { name: 'Passages by topic' });
/** The passages under one heading, a cell a pane. */
async function under(page: Page, topic: string): Promise<Locator[]> {
  const cells = comparison(page)
    .locator('tbody')
    .filter({ has: page.getByRole('rowheader', { name: topic }) })
    .getByRole('cell');
  await cells.first().waitFor();
  return cells.all();
}

test('sources are listed by weight, narrowed by game, and ticked to be read side by side', async ({ page }) => {
  await visit(page, '#/sources', 'Sources');
  await expect(page.getByRole('heading', { level: 2, name: 'Witnesses' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Game' }).selectOption('Coan Kî');
  await expect(page.getByRole('link', { name: 'Hyde 1694' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Wikipedia, Bo Bing' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Game' }).selectOption('All games');
  await page.getByRole('checkbox', { name: 'Set Post on the tallies side by side' }).check();
  await page.getByRole('checkbox', { name: 'Set Culin 1895 side by side', exact: true }).check();
  await page.getByRole('button', { name: 'Read side by side' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Side by side' })).toBeFocused();
  await expect(comparison(page).getByRole('columnheader')).toHaveCount(2);
});

test('passages on one topic line up; silence, slips and contradictions show', async ({ page }) => {
  await visit(page, '#/sources/post-tallies?beside=culin-1895,dobree-1955', 'Side by side');
  const [post, culin, dobree] = await under(page, 'Three fours');
  await expect(post!).toContainText('Dobree 1955');
  await expect(culin!).toContainText('p. 497');
  await expect(dobree!).toContainText('as reported by Post on the tallies');
  await expect(comparison(page).getByText('silent').first()).toBeVisible();
  await expect(comparison(page).getByText('sic').first()).toBeVisible();
  await expect(comparison(page).getByText('Lost here', { exact: true }).first()).toBeVisible();
  await expect(comparison(page).getByText('The accounts contradict one another here:').first()).toBeVisible();
});

test('panes are added, exchanged, moved and closed', async ({ page }) => {
  await visit(page, '#/sources/post-tallies', 'Post on the tallies');
  await page.getByRole('combobox', { name: 'Set beside…' }).selectOption('Culin 1895');
  const heads = comparison(page).getByRole('columnheader');
  await expect(heads).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Source in pane 2' }).selectOption('Baidu article');
  await expect(page).toHaveURL(/beside=baidu-zhuangyuan-chou/);
  await page.getByRole('button', { name: 'Move Baidu article to the left' }).click();
  await expect(page).toHaveURL(/#\/sources\/baidu-zhuangyuan-chou\?beside=post-tallies/);
  await page.getByRole('button', { name: 'Close the pane of Baidu article' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Post on the tallies' })).toBeVisible();
});

test('the arrow keys move between passages and panes', async ({ page }) => {
  await visit(page, '#/sources/post-tallies?beside=culin-1895', 'Side by side');
  const [left, right] = await under(page, 'Three fours');
  await left!.getByRole('link').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(right!.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(left!.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(left!.getByRole('link').first()).not.toBeFocused();
});

test('from a passage to a clause that rests on it, and back', async ({ page }) => {
  await visit(page, '#/sources/culin-1895?passage=three-fours', 'Culin 1895');
  const passage = page
    .getByRole('article')
    .filter({ has: page.locator('[data-passage="culin-1895#three-fours"]') })
    .first();
  await expect(passage.getByRole('link').first()).toBeFocused();
  await passage.getByText(/clauses? rests? on this/).click();
  await passage.getByRole('list').last().getByRole('link').first().click();
  await expect(page).toHaveURL(/#\/games\/zhuangyuan\//);
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(page.getByRole('heading', { level: 1, name: 'Culin 1895' })).toBeVisible();
});

test('a view is kept by name, opened again, removed and brought back', async ({ page, variorum }) => {
  await visit(page, '#/sources/post-tallies?beside=culin-1895', 'Side by side');
  await page.getByRole('button', { name: 'Keep this view' }).click();
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('Two witnesses');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Kept as “Two witnesses”')).toBeVisible();

  await variorum.relaunch();
  const again = variorum.page;
  await visit(again, '#/sources', 'Sources');
  const view = again.getByRole('link', { name: 'Two witnesses' });
  await again.getByRole('button', { name: 'Remove the view “Two witnesses”' }).click();
  await expect(view).toHaveCount(0);
  await again.getByRole('button', { name: 'Undo' }).click();
  await view.click();
  await expect(again.getByRole('region', { name: 'Passages by topic' }).getByRole('columnheader')).toHaveCount(2);
});

test('four panes in the smallest window scroll within a region of their own', async ({ page, app }) => {
  await app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.setContentSize(900, 600);
  });
  await visit(page, '#/sources/post-tallies?beside=culin-1895,dobree-1955,baidu-zhuangyuan-chou', 'Side by side');
  await comparison(page).waitFor();
  const { page: wide, region } = await page.evaluate(() => {
    const frame = document.querySelector('[role=region][tabindex]')!;
    return { page: document.documentElement.scrollWidth - innerWidth, region: frame.scrollWidth - frame.clientWidth };
  });
  expect(wide).toBeLessThanOrEqual(0);
  expect(region).toBeGreaterThan(0);
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing among the sources, ${theme}`, async ({ page, app }) => {
    test.slow();
    await wear(page, theme);
    for (const [name, address, heading] of [
      ['index', '#/sources', 'Sources'],
      ['one', '#/sources/culin-1895', 'Culin 1895'],
      ['four', '#/sources/post-tallies?beside=culin-1895,dobree-1955,wikipedia-bo-bing', 'Side by side'],
    ] as const) {
      await visit(page, address, heading);
      await page.getByRole('table').first().waitFor();
      await expectAccessible(page);
      await photograph(app, page, `sources-${name}-${theme}`);
    }
  });
}
