import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAccessible, visit, wear } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { GameTable } from './game-table.ts';
import { photograph } from './photograph.ts';

test('a throw is ruled on, moves a tally and names its clause, source and ground', async ({ page }) => {
  const table = await GameTable.begin(page, { account: 'Dobree, emended' });
  await expect(table.holding('The stock')).toContainText('tallies: 63, points: 192');
  await table.enter('445566');
  await expect(table.ruling).toContainText('Ah Seng: pairs of 4, 5 and 6');
  await expect(table.ruling).toContainText('Ah Seng takes 1 榜眼 from the stock.');
  await expect(table.ruling).toContainText('stated');
  await expect(table.holding('The stock')).toContainText('tallies: 62, points: 176');
  await expect(table.holding('Ah Seng')).toContainText('tallies: 1, points: 16');

  await table.ruling.getByRole('button', { name: /clause high-pairs/ }).click();
  const note = table.ruling.getByRole('note');
  await expect(note).toContainText('Post on the tallies');
  await note.getByRole('link', { name: 'Post on the tallies' }).click();
  await expect(page).toHaveURL(/#\/sources\/post-tallies\?passage=/);
});

test('every other account says what it would have paid, and differences are marked', async ({ page }) => {
  const table = await GameTable.begin(page, { account: 'Dobree, emended' });
  await table.enter('444123');
  const printed = table.others.getByRole('row', { name: /Dobree, as printed/ });
  await expect(printed).toContainText('three 4s');
  await expect(printed).toContainText('16');
  await expect(printed).toContainText('differs');
  await expect(table.others.getByRole('row', { name: /Culin, lost rows/ })).not.toContainText('differs');
});

test('a bad throw is refused by name and changes nothing', async ({ page }) => {
  const table = await GameTable.begin(page, { account: 'Dobree, emended' });
  for (const [dice, complaint] of [
    ['44456', '5 dice were given; a throw has 6.'],
    ['444457', 'Die 6 reads “7”; a die shows 1 to 6.'],
    ['four', 'Die 1 reads “f”; a die shows 1 to 6.'],
  ] as const) {
    await table.enter(dice);
    await expect(page.getByText(complaint)).toBeVisible();
  }
  await expect(table.holding('The stock')).toContainText('tallies: 63');
});

test('an account that is not there is refused by its name, and no other takes its place', async ({ page }) => {
  await visit(page, '#/sandbox/new?variant=zhuangyuan%2Fdobre', 'New game');
  await expect(page.getByRole('alert')).toContainText('zhuangyuan/dobre');
  await page.getByRole('alert').getByRole('link', { name: 'New game' }).click();
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
});

test('a die outside the bowl makes the throw void', async ({ page }) => {
  const table = await GameTable.begin(page, { account: 'Wikipedia', players: ['Ah Seng', 'Mei Lan'] });
  await page.getByText('Enter a real throw').click();
  await page.getByRole('checkbox', { name: 'A die fell outside the bowl' }).check();
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  await expect(table.ruling).toContainText('1 of Ah Seng’s dice fell outside the bowl: the turn is lost.');
  await expect(page.getByRole('heading', { name: 'Mei Lan to throw' })).toBeVisible();
});

test('undo and redo go as far as the game does', async ({ page }) => {
  const table = await GameTable.begin(page, { account: 'Dobree, emended' });
  await table.enterAll('445566', '123456', '444123');
  await page.getByRole('heading', { level: 1 }).focus();
  for (const left of [2, 1, 0]) {
    await page.keyboard.press('Control+z');
    await expect(table.log).toHaveCount(left);
  }
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await expect(table.holding('The stock')).toContainText('tallies: 63');
  await page.keyboard.press('Control+y');
  await expect(table.log).toHaveCount(1);
  await page.keyboard.press('Control+Shift+z');
  await expect(table.log).toHaveCount(2);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(table.holding('Tan')).toContainText('points: 8');
});

test('the table can be looked at as it stood, and play goes on from the present', async ({ page }) => {
  const table = await GameTable.begin(page, { account: 'Dobree, emended' });
  await table.enterAll('445566', '123456');
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect(page.getByText('You are looking at the table as it stood earlier.')).toBeVisible();
  await expect(table.holding('Mei Lan')).toContainText('points: 0');
  await page.getByRole('button', { name: 'Back to the present' }).click();
  await expect(table.holding('Mei Lan')).toContainText('points: 16');
});

test('where the source is silent play stops, asks, and writes down the answer', async ({ page, app }) => {
  const table = await GameTable.begin(page, { account: 'Dobree, emended', gaps: 'ask me when it matters' });
  await table.enter('555556');
  const dialog = page.getByRole('dialog', { name: 'The source is silent' });
  await expect(dialog).toContainText('still lies in the pool');
  await expect(dialog.getByRole('img', { name: 'The dice show 5 5 5 5 5 6' })).toBeVisible();
  await expectAccessible(page);
  await photograph(app, page, 'sandbox-gap');
  await expect(dialog.getByRole('button', { name: 'Play on with this reading' })).toBeDisabled();
  await dialog.getByRole('radio', { name: /it is taken from the pool/ }).check();
  await dialog.getByRole('button', { name: 'Play on with this reading' }).click();
  await expect(dialog).toBeHidden();
  await expect(table.log).toHaveCount(2);
  await expect(table.log.first()).toContainText('A gap was filled');
  await expect(table.holding('Ah Seng')).toContainText('points: 32');
  await expect(page.getByText('Readings chosen: 1')).toBeVisible();
});

test('bots throw by themselves, pause, and go on', async ({ page }) => {
  const table = await GameTable.begin(page, { account: 'Dobree, emended', bots: true });
  await table.throwButton.click();
  await expect(table.log).toHaveCount(2, { timeout: 60_000 });
  await page.getByRole('button', { name: 'Pause the bots' }).click();
  await page.waitForTimeout(2500);
  await expect(table.log).toHaveCount(2);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(table.log).toHaveCount(3, { timeout: 60_000 });
  await expect(table.throwButton).toBeEnabled();
});

test('dice roll for those who like it, and the roll can be skipped', async ({ page }) => {
  const table = await GameTable.begin(page, { account: 'Dobree, emended' });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('t');
  await page.getByRole('button', { name: 'Show at once' }).click();
  await expect(table.ruling).toContainText('Ah Seng');
  await expect(page.getByRole('heading', { name: 'Mei Lan to throw' })).toBeVisible();
});

test('a whole game is played to its settlement', async ({ page, app }) => {
  test.slow();
  const players = ['Ah Seng', 'Mei Lan', 'Tan', 'Lim', 'Devi'];
  const table = await GameTable.begin(page, { account: 'Dobree, emended', players, seed: 'settlement' });
  for (let throws = 0; throws < 600 && !(await table.settlement.isVisible()); throws++) {
    await table.throwButton.click();
    await table.log.nth(throws).waitFor();
  }
  await expect(table.settlement).toContainText('Settled against the average of 38 2/5.');
  const points = await table.settlement.locator('tbody td:nth-of-type(1)').allInnerTexts();
  expect(points.reduce((sum, one) => sum + Number(one), 0)).toBe(192);
  await expect(table.settlement.getByText(/ pays .*\d/).first()).toBeVisible();
  await expect(table.holding('The stock')).toContainText('tallies: 0, points: 0');
  await expectAccessible(page);
  await photograph(app, page, 'sandbox-settled');
});

test('in Bo Bing cakes are won, the 狀元 is held by a throw and lost to a higher one', async ({ page, app }) => {
  const table = await GameTable.begin(page, { account: 'Wikipedia', players: ['Ah Seng', 'Mei Lan'] });
  await table.enterAll('444456', '444123');
  await expect(table.holding('Ah Seng')).toContainText('cakes: 1');
  await expect(page.getByText(/Holds the 狀元 by four 4s/)).toBeVisible();
  await table.enterAll('112356', '444445');
  await expect(table.ruling).toContainText('Mei Lan takes the 狀元 from Ah Seng.');
  await expect(table.holding('Mei Lan')).toContainText('cakes: 2');
  await photograph(app, page, 'sandbox-cakes');
  await table.enterAll('112356', '444444');
  await expect(table.settlement).toContainText('Mei Lan goes home as the 狀元.');
});

test('the whole game is judged again under another account, throw beside throw', async ({ page }) => {
  const table = await GameTable.begin(page, { account: 'Dobree, as printed' });
  await table.enterAll('444123', '111222', '112344');
  const again = page.getByRole('region', { name: 'The same game under another account' });
  await again
    .getByRole('combobox', { name: 'Account' })
    .selectOption({ label: 'Culin, lost rows supplied (zhuangyuan/culin)' });
  await expect(again.getByRole('status')).toContainText('would go on after the last of these throws');
  await expect(again.getByRole('row', { name: /^Ah Seng/ })).toContainText(/16\s*8/);
  await expect(again.getByRole('row', { name: /1 1 1 2 2 2/ })).toContainText('nothing that pays');
  await expect(again.getByRole('row', { name: /1 1 1 2 2 2/ })).toContainText('two triples');
  await again.getByText('Judged under the readings this account prefers.').click();
  await expect(again.getByRole('listitem').first()).toContainText('read as');
});

test('readings are chosen for a game and stay with it', async ({ page }) => {
  await visit(page, '#/sandbox/new?variant=zhuangyuan%2Fdobree', 'New game');
  await page.getByText(/^Clauses with more than one reading/).click();
  const threeFours = page.getByRole('group', { name: /^Three 4s win/ });
  await expect(threeFours.getByRole('radio', { name: /16, as printed/ })).toBeChecked();
  await threeFours.getByRole('radio', { name: /^8, a/ }).check();
  await expect(page.getByText('Readings chosen: 1')).toBeVisible();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dobree, as printed');
  await page.getByText('Readings chosen: 1').click();
  await expect(page.getByText(/read as 8, a/)).toBeVisible();
});

test('games are renamed, deleted, brought back at once or from the bin', async ({ page }) => {
  await GameTable.begin(page, { account: 'Dobree, emended', title: 'New Year 1955' });
  await visit(page, '#/sandbox', 'Sandbox');
  await page.getByRole('button', { name: 'Rename “New Year 1955”' }).click();
  await page.getByRole('textbox', { name: 'Title of the game' }).fill('Lantern night');
  await page.keyboard.press('Enter');
  const game = page.getByRole('link', { name: 'Lantern night' });
  await expect(game).toBeVisible();

  await page.getByRole('button', { name: 'Delete “Lantern night”' }).click();
  await expect(game).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(game).toBeVisible();

  await page.getByRole('button', { name: 'Delete “Lantern night”' }).click();
  await page.getByText('Bin (1)').click();
  await page.getByRole('button', { name: 'Restore “Lantern night”' }).click();
  await expect(game).toBeVisible();
});

test('a game can be copied out as text and as a log, which the command line replays', async ({ page, variorum }) => {
  const table = await GameTable.begin(page, { account: 'Dobree, emended' });
  await table.enterAll('445566');
  await page.getByRole('button', { name: 'Copy out' }).click();
  await expect(page.getByRole('textbox', { name: 'As text' })).toHaveValue(
    /1\. Ah Seng 445566: pairs of 4, 5 and 6 \[high-pairs\]/,
  );
  await page.getByRole('tab', { name: 'As a log (JSON)' }).click();
  const log = await page.getByRole('textbox', { name: 'As a log (JSON)' }).inputValue();
  expect(JSON.parse(log)).toMatchObject({ frozen: { id: 'zhuangyuan/dobree-emended' }, entries: [{ kind: 'act' }] });
  const file = join(variorum.userData, 'game.json');
  writeFileSync(file, log);
  const cli = join(import.meta.dirname, '..', 'src-main', 'cli', 'main.ts');
  expect(execFileSync('node', [cli, 'replay', file], { encoding: 'utf8' })).toContain('Ah Seng');
});

test('names and titles without a space stay within the smallest window', async ({ page, app }) => {
  await app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.setContentSize(900, 600);
  });
  const table = await GameTable.begin(page, {
    account: 'Dobree, emended',
    title: 'T'.repeat(200),
    players: ['N'.repeat(60), '陳'.repeat(60), 'Tan'],
  });
  await table.enterAll('445566', '444456');
  const beyond = () =>
    page
      .getByRole('main')
      .evaluate((main) =>
        [...main.querySelectorAll('h1, h2, h3, p, td, th, li')]
          .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1)
          .map((one) => `${one.tagName} ${String(one.scrollWidth)} > ${String(one.clientWidth)}`),
      );
  expect(await beyond()).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await visit(page, '#/sandbox', 'Sandbox');
  expect(await beyond()).toEqual([]);
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the sandbox, ${theme}`, async ({ page, app }) => {
    test.slow();
    await wear(page, theme);
    await visit(page, '#/sandbox', 'Sandbox');
    await expectAccessible(page);
    const table = await GameTable.begin(page, { account: 'Dobree, emended' });
    await table.enterAll('445566', '444456', '555552');
    await page.getByRole('combobox', { name: 'Account' }).selectOption({ index: 2 });
    await expectAccessible(page);
    await photograph(app, page, `sandbox-table-${theme}`);
    await visit(page, '#/sandbox', 'Sandbox');
    await expectAccessible(page);
    await photograph(app, page, `sandbox-games-${theme}`);
    await visit(page, '#/sandbox/new', 'New game');
    await page.getByText(/^Clauses with more than one reading/).click();
    await expectAccessible(page);
    await photograph(app, page, `sandbox-new-${theme}`);
  });
}
