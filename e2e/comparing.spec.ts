import type { Page } from '@playwright/test';
import { expectAccessible, visit, wear } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { photograph } from './photograph.ts';

async function choose(page: Page, game: string, account: string) {
  await visit(page, '#/sandbox/new', 'New game');
  await page.getByRole('group', { name: game }).getByRole('radio', { name: account, exact: true }).check();
}

async function begin(page: Page, game: string, account: string, seats: number, bystanders = 0) {
  await choose(page, game, account);
  await page.getByRole('radio', { name: 'take the preferred reading' }).first().check();
  const players = page.getByRole('region', { name: 'Players' });
  await players.getByRole('spinbutton', { name: 'How many play' }).fill(String(seats));
  await players.getByRole('spinbutton', { name: 'How many play' }).press('Tab');
  for (let n = 0; n < bystanders; n++) await players.getByRole('button', { name: 'Add a bystander' }).click();
  await page.getByRole('textbox', { name: 'Seed' }).fill('banker');
  await page.getByRole('textbox', { name: 'Title of the game' }).fill('Round the banker');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('heading', { level: 1, name: 'Round the banker' }).waitFor();
}

const seat = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}\\b`) });

/** Deals, lays the person's stakes where one has to, and turns the hands up. */
async function playDeal(page: Page, stakes: Readonly<Record<string, string>>) {
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  const reveal = page.getByRole('button', { name: 'Turn up the hands' });
  await reveal.waitFor();
  const lay = page.getByRole('button', { name: 'Lay', exact: true });
  if (!(await seat(page, 'Player 1').getByText('banker').isVisible())) {
    for (const [label, amount] of Object.entries(stakes)) await page.getByRole('textbox', { name: label }).fill(amount);
    await lay.click();
  }
  await reveal.click({ timeout: 60_000 });
}

/** Every gain and loss shown sums to zero: reads the ledger's last row. */
async function ledgerSum(page: Page): Promise<number> {
  const cells = await page
    .getByRole('region', { name: 'Ledger' })
    .last()
    .getByRole('row')
    .last()
    .getByRole('cell')
    .allTextContents();
  return cells.map((text) => Number(text.replace('−', '-'))).reduce((sum, one) => sum + one, 0);
}

test('seventeen play Daun Tiga with Long, and a bystander bets', async ({ app, page }) => {
  await begin(page, 'Daun Tiga', 'Dobree, with Long', 17, 1);
  await playDeal(page, { 'First stake': '10', 'Second stake': '30' });
  await seat(page, 'Player 1').click();
  const ruling = page.getByRole('region', { name: 'Player 1’s hand' });
  await expect(ruling).toContainText('Daun Tiga 1');
  await expect(ruling).toContainText(/stated|implied|ours/);
  expect(await ledgerSum(page)).toBe(0);
  await expect(page.getByRole('region', { name: 'The same deal under the other accounts' })).toContainText(
    'without the second stakes it does not allow',
  );
  for (const theme of ['light', 'dark'] as const) {
    await wear(page, theme);
    await expectAccessible(page);
    await photograph(app, page, `daun-tiga-${theme}`);
  }
});

test('fifty-six play Koo Kiew, readable and by keyboard', async ({ app, page }) => {
  test.setTimeout(90_000);
  await begin(page, 'Koo Kiew', 'Dobree', 56);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('d');
  const lay = page.getByRole('button', { name: 'Lay', exact: true });
  const reveal = page.getByRole('button', { name: 'Turn up the hands' });
  await reveal.waitFor();
  if (await lay.isVisible()) await lay.press('Enter');
  await expect(reveal).toBeEnabled({ timeout: 60_000 });
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('r');
  await expect(page.getByRole('list', { name: 'Players' }).getByRole('listitem')).toHaveCount(56);
  await seat(page, 'Player 56').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Player 56’s hand' })).toContainText('Koo Kiew');
  expect(await ledgerSum(page)).toBe(0);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await photograph(app, page, 'koo-kiew-56');
});

test('hands set up by hand are judged, and a bad card is refused by name', async ({ page }) => {
  await begin(page, 'Koo Kiew', 'Dobree', 2);
  await page.getByText('Deal by hand').click();
  await page.getByRole('textbox', { name: 'Player 1' }).fill('YH YH');
  await page.getByRole('textbox', { name: 'Player 2' }).fill('XX YK');
  await expect(page.getByText('“XX” is not a card of this pack.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Player 2' }).fill('YK YK');
  await page.getByRole('button', { name: 'Deal these hands' }).click();
  const lay = page.getByRole('button', { name: 'Lay', exact: true });
  if (await lay.isVisible()) await lay.click();
  await page.getByRole('button', { name: 'Turn up the hands' }).click();
  await expect(seat(page, 'Player 1')).toContainText('a pair');
  await expect(seat(page, 'Player 2')).toContainText('a pair');
});

test('a deal is taken back, made again, and there after the program has quit', async ({ variorum }) => {
  await begin(variorum.page, 'Koo Kiew', 'Dobree', 3);
  await playDeal(variorum.page, {});
  await expect(variorum.page.getByRole('heading', { name: 'Ledger' })).toBeVisible();
  await variorum.page.getByRole('button', { name: 'Undo' }).click();
  await expect(variorum.page.getByRole('heading', { name: 'Ledger' })).toBeHidden();
  await variorum.page.getByRole('button', { name: 'Redo' }).click();
  await expect(variorum.page.getByRole('heading', { name: 'Ledger' })).toBeVisible();
  await variorum.relaunch();
  await visit(variorum.page, '#/sandbox', 'Sandbox');
  await variorum.page.getByRole('link', { name: 'Round the banker' }).click();
  await expect(variorum.page.getByRole('heading', { name: 'Ledger' })).toBeVisible();
});

test('two questions in one deal are put one after the other, and the bots play on', async ({ page }) => {
  await choose(page, 'Daun Tiga', 'Perak, after Maxwell');
  const players = page.getByRole('region', { name: 'Players' });
  await players.getByRole('combobox').nth(1).selectOption('a person');
  await page.getByRole('textbox', { name: 'Title of the game' }).fill('Asked twice');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByText('Deal by hand').click();
  for (const [at, hand] of ['2 3 K', 'A A A', '2 3 Q'].entries())
    await page.getByRole('textbox', { name: `Player ${at + 1}` }).fill(hand);
  await page.getByRole('button', { name: 'Deal these hands' }).click();
  await page.getByRole('textbox', { name: 'First stake' }).fill('ten');
  await expect(page.getByText('A stake is a whole number from 1; “ten” is not.')).toBeVisible();
  await page.getByRole('textbox', { name: 'First stake' }).fill('12345678901');
  await expect(page.getByText('The most that can be staked here is 999999999.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lay', exact: true })).toBeDisabled();
  await page.getByRole('textbox', { name: 'First stake' }).fill('10');
  await page.getByRole('textbox', { name: 'Second stake' }).fill('30');
  await page.getByRole('button', { name: 'Lay', exact: true }).click();
  await page.getByRole('button', { name: 'Turn up the hands' }).click();
  const question = page.getByRole('dialog', { name: 'The source is silent' });
  for (const reading of ['The player never wins the tail', 'No money passes']) {
    await question.getByRole('radio', { name: new RegExp(`^${reading}`) }).check();
    await question.getByRole('button', { name: 'Play on with this reading' }).click();
    await expect(question.getByText(reading)).toBeHidden();
  }
  await expect(seat(page, 'Player 2')).toContainText('three of A, wins');
  await expect(page.getByRole('button', { name: 'Go on' })).toBeHidden();
});
