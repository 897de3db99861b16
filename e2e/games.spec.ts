import { expectAccessible, visit, wear } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { photograph } from './photograph.ts';

test('a game shows its names, who used them, and how its witnesses depend on one another', async ({ page }) => {
  await visit(page, '#/games/zhuangyuan', 'Zhuangyuan Chou');
  await expect(page.getByRole('row', { name: /chong ün ch’au/ })).toContainText('Culin 1895');
  await expect(page.getByText('Post on the tallies paraphrases Dobree 1955')).toBeAttached();
  await expect(page.getByRole('link', { name: 'The sixty-three tallies' })).toBeVisible();
});

test('a game leads to an account, its clauses to their passages and questions', async ({ page }) => {
  await visit(page, '#/games/zhuangyuan', 'Zhuangyuan Chou');
  await page.getByRole('link', { name: 'Dobree, as printed' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dobree, as printed' }).waitFor();
  const clauses = page.getByRole('region', { name: 'Clauses' });
  const threeFours = clauses.getByRole('listitem').filter({ has: page.getByText('three-fours', { exact: true }) });
  await expect(threeFours).toContainText('16');
  await threeFours.getByRole('button').first().click();
  await threeFours.getByRole('note').getByRole('link', { name: 'Post on the tallies' }).click();
  await expect(page).toHaveURL(/#\/sources\/post-tallies\?passage=three-fours/);
  await page.keyboard.press('Alt+ArrowLeft');
  await threeFours.getByRole('link', { name: 'ZY-A3' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Are three 4s worth 16 or 8?');
});

test('an account leads to the sandbox with itself chosen', async ({ page }) => {
  await visit(page, '#/games/zhuangyuan/culin', 'Culin, lost rows supplied');
  await page.getByRole('link', { name: 'Play it in the sandbox' }).click();
  await expect(page).toHaveURL(/#\/sandbox\/new\?variant=zhuangyuan%2Fculin$/);
});

test('the clauses narrow to the gaps', async ({ page }) => {
  await visit(page, '#/games/zhuangyuan/dobree', 'Dobree, as printed');
  await page.getByRole('radio', { name: 'gaps' }).check();
  const clauses = page.getByRole('region', { name: 'Clauses' });
  await expect(clauses.getByText('The source is silent').first()).toBeVisible();
  await expect(clauses.getByText('three-fours', { exact: true })).toHaveCount(0);
});

test('an address brings a clause into view', async ({ page }) => {
  await visit(page, '#/games/zhuangyuan/dobree?clause=settlement', 'Dobree, as printed');
  await expect(page.getByText('settlement', { exact: true })).toBeInViewport();
});

test('an open question unfolds its readings where it stands', async ({ page }) => {
  await visit(page, '#/games/zhuangyuan', 'Zhuangyuan Chou');
  await page.getByText('What is “a pair of 4s, 5s or 6s”?').click();
  await expect(page.getByText('All three pairs at once, 445566.')).toBeVisible();
});

test('an unknown address says so, and an unknown record names no stack trace', async ({ page }) => {
  await visit(page, '#/nowhere', 'No such page');
  await page.evaluate(() => {
    location.hash = '#/games/no-such-game';
  });
  await expect(page.getByRole('alert')).toContainText('No such record');
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing among the games, ${theme}`, async ({ page, app }) => {
    test.slow();
    await wear(page, theme);
    for (const [name, address, heading] of [
      ['index', '#/games', 'Games'],
      ['game', '#/games/zhuangyuan', 'Zhuangyuan Chou'],
      ['account', '#/games/zhuangyuan/dobree', 'Dobree, as printed'],
      ['question', '#/questions/ZY-A1', /a pair of 4s/],
    ] as const) {
      await visit(page, address, heading);
      await expect(page.getByRole('status').filter({ hasText: 'Fetching' })).toHaveCount(0);
      await expectAccessible(page);
      await photograph(app, page, `games-${name}-${theme}`);
    }
  });
}
