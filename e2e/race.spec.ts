import { expectAccessible, visit, wear } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { photograph } from './photograph.ts';
import { RaceBoard } from './race-table.ts';

test('a man is lost, and the game goes on after the catalogue was killed and after the program has quit', async ({
  variorum,
}) => {
  test.slow();
  const table = await RaceBoard.begin(variorum.page);
  await table.playToLoss();
  process.kill(await variorum.catalogueProcessPid(), 'SIGKILL');
  await table.place(5).click();
  await expect(table.men('Ah Seng')).toContainText('Lost: 1', { timeout: 60_000 });
  await expect(table.turn).toContainText('Ah Seng loses the man on place 5.');
  await expect(table.turn).toContainText('supplied');
  const told = await table.log.allInnerTexts();

  await variorum.relaunch();
  await visit(variorum.page, '#/sandbox', 'Sandbox');
  await variorum.page.getByRole('link', { name: 'Bottles' }).click();
  const again = new RaceBoard(variorum.page);
  await expect(again.men('Ah Seng')).toContainText('Lost: 1');
  expect(await again.log.allInnerTexts()).toEqual(told);
  await again.throw('5 5');
  await variorum.page.getByRole('button', { name: 'Undo' }).click();
  await expect(again.log).toHaveCount(told.length);
  await variorum.page.getByRole('button', { name: 'Redo' }).click();
  await expect(again.log).toHaveCount(told.length + 1);
});

test('an illegal move is explained by its clause, and the game stands as it was', async ({ page }) => {
  const table = await RaceBoard.begin(page);
  await table.throw('4 2');
  await table.place(9).click();
  await expect(page.getByText('None of your men stands on place 9.')).toBeVisible();
  await table.place(1).click();
  await table.place(6).click();
  const why = page.getByText('This throw does not move men by 5.');
  await expect(why).toBeVisible();
  await why.getByRole('button', { name: /clause single/ }).click();
  await expect(page.getByRole('note', { name: /clause single/ })).toContainText('Single numbers move two men');
  await page.keyboard.press('Escape');
  await table.place(3).click();
  await expect(page.getByRole('button', { name: 'Put the man back' })).toBeVisible();
  await table.place(3).click();
  await expect(page.getByText('The two parts of this throw are for two men.')).toBeVisible();
  await expect(table.log).toHaveCount(1);
});

test('a doublet moves one man half, or two men the whole', async ({ page }) => {
  const table = await RaceBoard.begin(page);
  await table.playToLoss();
  await table.place(1).click();
  await table.throw('5 5');
  const ways = page.getByRole('list', { name: 'This throw is played:' });
  await expect(ways).toContainText('one man 5');
  await expect(ways).toContainText('two men 10 each');
  await table.move(1, 6);
  await expect(table.turn).toContainText('Mei Lan moves a man from place 1 to place 6.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Mei Lan to move' })).toBeVisible();
  await table.move(1, 11);
  await table.move(2, 12);
  await expect(table.turn).toContainText('Mei Lan moves a man from place 1 to place 11.');
  await expect(table.turn).toContainText('Mei Lan moves a man from place 2 to place 12.');
  await expect(table.turn).toContainText('stated');
});

test('in the game for money a double one costs a tenth of the stake, exactly', async ({ page }) => {
  const table = await RaceBoard.begin(page, { seed: 'coan', stake: '5' });
  await table.throw('1 1');
  await expect(table.turn).toContainText('Ah Seng pays Mei Lan 1/2.');
  await expect(table.turn).toContainText('stated');
  await expect(table.men('Ah Seng')).toContainText('Fines and pot: −1/2');
  await expect(table.men('Mei Lan')).toContainText('Fines and pot: +1/2');
  await expect(table.men('Ah Seng')).toContainText('Lost: 0');
});

test('the higher throw begins, and a second fine saves a man, where the account is read so', async ({ page }) => {
  const readings = ['The higher throw', 'A man and a tenth, or two tenths'];
  const table = await RaceBoard.begin(page, { stake: '5', readings });
  await table.enter('54');
  await table.enter('66');
  await expect(page.getByRole('heading', { name: 'Mei Lan to throw' })).toBeVisible();
  await table.enter('11');
  await expect(table.turn).toContainText('Mei Lan pays Ah Seng 1/2.');
  await page.getByRole('button', { name: 'Pay another fine' }).click();
  await expect(page.getByRole('heading', { name: 'Ah Seng to throw' })).toBeVisible();
  await expect(table.men('Mei Lan')).toContainText('Fines and pot: −1');
  await expect(table.men('Mei Lan')).toContainText('Lost: 0');
});

test('one man may take the sum, either number first, where the account is read so', async ({ page }) => {
  const table = await RaceBoard.begin(page, { readings: ['Or one man the sum'] });
  await table.throw('4 2');
  const ways = page.getByRole('list', { name: 'This throw is played:' });
  await expect(ways).toContainText('one man 4 and then 2');
  await expect(ways).toContainText('one man 2 and then 4');
  await table.move(1, 3);
  await table.move(3, 7);
  await expect(table.turn).toContainText('Ah Seng moves a man from place 3 to place 7.');
});

test('a whole turn is played by the keyboard alone', async ({ page }) => {
  const table = await RaceBoard.begin(page);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('t');
  await expect(page.getByRole('heading', { name: 'Ah Seng to move' })).toBeVisible();
  // Down the page to the board, which is one stop; arrows go on from there.
  while (!(await table.place(1).evaluate((place) => place === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(table.turn).toContainText('Ah Seng moves a man from place 1 to place 3.');
  await expect(table.turn).toContainText('Ah Seng moves a man from place 2 to place 6.');
  await page.keyboard.press('Control+z');
  await expect(table.log).toHaveCount(1);
  await page.keyboard.press('Control+y');
  await expect(table.log).toHaveCount(2);
});

test('a double press begins one game', async ({ page }) => {
  await visit(page, '#/sandbox/new?variant=coan-ki/hyde', 'New game');
  await page.getByRole('textbox', { name: 'Title of the game' }).fill('Bottles');
  await page.getByRole('button', { name: 'Begin' }).dblclick();
  await page.getByRole('heading', { level: 1, name: 'Bottles' }).waitFor();
  await visit(page, '#/sandbox', 'Sandbox');
  await expect(page.getByRole('link', { name: 'Bottles' })).toHaveCount(1);
});

test('a bot answers, and asks for nothing', async ({ page }) => {
  const table = await RaceBoard.begin(page, { second: 'a running bot' });
  await table.throw('4 2');
  await table.move(1, 5);
  await table.move(1, 3);
  await expect(page.getByRole('heading', { name: 'Ah Seng to throw' })).toBeVisible({ timeout: 60_000 });
  await expect(table.turn).toContainText('Mei Lan moves');
});

test('where the source is silent the game stops and asks which man is lost', async ({ page }) => {
  const table = await RaceBoard.begin(page, { seed: 'coan', gaps: 'ask me when it matters' });
  await table.throwButton.click();
  const dialog = page.getByRole('dialog', { name: 'The source is silent' });
  await dialog.getByRole('radio', { name: 'The hindmost' }).check();
  await dialog.getByRole('button', { name: 'Play on with this reading' }).click();
  await expect(table.turn).toContainText('Ah Seng loses the man on place 1.');
  await expect(table.turn).toContainText('ours');
});

test('a position set up by hand is played to its end, settled, and followed by another game', async ({ page }) => {
  const table = await RaceBoard.begin(page, { stake: '5' });
  await page.getByText('Set up a position').click();
  await page.getByRole('textbox', { name: 'Men of Ah Seng, place by place' }).fill('20');
  await page.getByRole('textbox', { name: 'Men of Mei Lan, place by place' }).fill('8 8');
  await expect(page.getByText('A side has 20 men here; it should be 16')).toBeVisible();
  await page.getByText('Set up a position').click();
  await table.setUp({ course: '0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 1', home: '13' }, { course: '8 7', home: '1' });
  await expect(table.men('Ah Seng')).toContainText('Lost: 1');
  await table.enter('13');
  await table.place(15).click();
  await page.getByRole('button', { name: 'Home by 3' }).click();
  await table.place(16).click();
  await page.getByRole('button', { name: 'Home by 1' }).click();
  await expect(page.getByRole('heading', { name: 'Ah Seng has won' })).toBeVisible();
  const end = page.getByRole('region', { name: 'The end' });
  await expect(end).toContainText('Ah Seng takes the pot of 10.');
  await expect(end).toContainText('implied');
  await page.getByRole('button', { name: 'Another game' }).click();
  await expect(page.getByRole('heading', { name: 'Ah Seng to throw' })).toBeVisible();
  await expect(table.men('Mei Lan')).toContainText('Stake 5');
  await expect(table.log).toHaveCount(0);
});

test('a position written for the command line is pasted in, and what is wrong with it is named', async ({ page }) => {
  const table = await RaceBoard.begin(page, { stake: '5' });
  await page.getByText('Set up a position').click();
  await page.getByText('Paste a written position').click();
  const paste = async (position: object) => {
    await page.getByRole('textbox', { name: 'The position', exact: true }).fill(JSON.stringify(position));
    await page.getByRole('button', { name: 'Fill the fields' }).click();
  };
  const men = [{ course: [2, 0, 0, 1], home: 12, lost: 1 }, { course: [8, 8] }];
  await paste({ men, turn: 2 });
  await expect(page.getByText('position.turn: there is no seat 2; the seats are 0 to 1.')).toBeVisible();
  await paste({ men: [{ course: [20] }, { course: [8, 8] }] });
  await expect(page.getByText('A side has 20 men here; it should be 16')).toBeVisible();
  await paste({ men, turn: 1, throw: '56' });
  await expect(page.getByText('Throw and stake of the written position are left out')).toBeVisible();
  await page.getByRole('button', { name: 'Set up', exact: true }).click();
  await expect(table.men('Ah Seng')).toContainText('Lost: 1');
  await expect(page.getByRole('heading', { name: 'Mei Lan to throw' })).toBeVisible();
});

test('the same moves under other readings go as far as they are legal', async ({ page }) => {
  const table = await RaceBoard.begin(page);
  await table.playToLoss();
  await table.place(1).click();
  await expect(table.log).toHaveCount(6);
  const again = page.getByRole('region', { name: 'The same game read otherwise' });
  await again.getByRole('combobox', { name: 'Read as' }).selectOption('Ludii, Tsun K’i.lud');
  await expect(again).toContainText('Every throw and move stays legal.');
  await again.getByText('Clause by clause').click();
  await again.getByRole('radio', { name: 'Five and six only' }).check();
  await expect(again).toContainText('Stops at entry 4 of 6: This throw does not move men by 1 and 3.');
});

test('the log is stepped through and copied out', async ({ page }) => {
  const table = await RaceBoard.begin(page);
  await table.playToLoss();
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect(page.getByText('You are looking at the table as it stood earlier.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the present' }).click();
  await page.getByRole('button', { name: 'Copy out' }).click();
  const text = page.getByRole('textbox', { name: 'As text' });
  await expect(text).toHaveValue(/Ah Seng throws 4 2: single numbers\. \[single=two-men\]/);
  await expect(text).toHaveValue(/Mei Lan moves a man from place 1 to place 4\. \[joined-ways=/);
});

test('the board is accessible and pleasant in both themes and in Chinese', async ({ app, page }) => {
  test.slow();
  const table = await RaceBoard.begin(page, { stake: '7' });
  await table.setUp({ course: '3 2 0 0 2 0 0 0 0 0 0 2', home: '5' }, { course: '8 0 1 0 0 3', home: '3' });
  await table.enter('56');
  await table.place(1).click();
  for (const theme of ['light', 'dark'] as const) {
    await wear(page, theme);
    await expectAccessible(page);
    await photograph(app, page, `coan-ki-${theme}`);
  }
  await expect(page.getByText('The figure of the board is lost.')).toBeVisible();
  const small = await table.board
    .getByRole('button')
    .evaluateAll((places) =>
      places.filter((place) => place.getBoundingClientRect().width < 44 || place.getBoundingClientRect().height < 44),
    );
  expect(small).toEqual([]);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('zh-Hant');
  await expect(page.getByRole('heading', { name: '輪到 Ah Seng 走子' })).toBeVisible();
  await expectAccessible(page);
  await photograph(app, page, 'coan-ki-zh');
});
