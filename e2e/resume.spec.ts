import { expect, test } from './fixtures.ts';
import { visit } from './axe.ts';
import { GameTable } from './game-table.ts';

test('a game left by closing the window is found again and goes on where it stood', async ({ page, variorum }) => {
  const table = await GameTable.begin(page, { account: 'Culin, lost rows supplied', title: 'Left open' });
  await table.enterAll('445566', '444456');
  await table.throwButton.click();
  await expect(table.log).toHaveCount(3);
  const told = await table.log.allInnerTexts();

  await variorum.relaunch();
  const again = variorum.page;
  await visit(again, '#/sandbox', 'Sandbox');
  await again.getByRole('link', { name: 'Left open' }).click();
  const resumed = new GameTable(again);
  await expect(resumed.log).toHaveCount(3);
  expect(await resumed.log.allInnerTexts()).toEqual(told);
  await expect(again.getByRole('heading', { name: 'Ah Seng to throw' })).toBeVisible();
  await resumed.enter('444123');
  await expect(resumed.log).toHaveCount(4);
  await again.getByRole('button', { name: 'Undo' }).click();
  await expect(resumed.log).toHaveCount(3);
});

test('what was taken back before quitting can be made again afterwards', async ({ page, variorum }) => {
  const table = await GameTable.begin(page, { account: 'Dobree, emended', title: 'Half undone' });
  await table.enterAll('445566', '123456');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(table.log).toHaveCount(1);

  await variorum.relaunch();
  await visit(variorum.page, '#/sandbox', 'Sandbox');
  await variorum.page.getByRole('link', { name: 'Half undone' }).click();
  const resumed = new GameTable(variorum.page);
  await expect(resumed.log).toHaveCount(1);
  await variorum.page.getByRole('button', { name: 'Redo' }).click();
  await expect(resumed.holding('Mei Lan')).toContainText('points: 16');
});
