import { expectAccessible, visit, wear } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { MeldTable } from './meld-table.ts';
import { photograph } from './photograph.ts';

const FOUR = { 'Ah Seng': 'a person', 'Mei Lan': 'an expert bot', Tan: 'a steady bot', Hock: 'an expert bot' } as const;
const ALONE = { 'Ah Seng': 'a person', 'Mei Lan': 'a steady bot' } as const;
const THREE = { 'Ah Seng': 'a person', 'Mei Lan': 'a person', Tan: 'a person' } as const;

test('four play a hand with claims to its end, through a death of the catalogue and a new start', async ({
  variorum,
}) => {
  test.setTimeout(120_000);
  const table = await MeldTable.begin(variorum.page, { players: FOUR, seed: 'table-18' });
  await table.hurryBots();
  await table.deal();
  await expect(table.cards('Ah Seng')).toHaveCount(20);
  await table.playOn('Ah Seng');
  process.kill(await variorum.catalogueProcessPid(), 'SIGKILL');
  await table.playOn('Ah Seng');
  await table.turn();
  const told = await table.log.first().innerText();

  await variorum.relaunch();
  await visit(variorum.page, '#/sandbox', 'Sandbox');
  await variorum.page.getByRole('link', { name: 'A family’s game' }).click();
  const again = new MeldTable(variorum.page);
  await expect(again.log.first()).toHaveText(told, { useInnerText: true });
  await again.hurryBots();
  while ((await again.turn()) !== 'over') await again.playOn('Ah Seng');

  await expect(again.settlement).toContainText('Mei Lan wins with 15 points');
  await expect(again.settlement).toContainText('Ah Seng pays Mei Lan 15.');
  await expect(again.settlement).toContainText('stated');
  await expect(again.page.getByRole('group', { name: 'Ledger' }).getByRole('row').last()).toContainText('+15');
  await again.page.getByRole('button', { name: /^Show all/ }).click();
  await expect(again.log.filter({ hasText: /Ah Seng calls chi/ })).toHaveCount(1);
  await expect(again.log.filter({ hasText: /It goes before/ })).toHaveCount(1);
  for (const theme of ['light', 'dark'] as const) {
    await wear(again.page, theme);
    await expectAccessible(again.page);
    await photograph(variorum.app, again.page, `four-colour-won-${theme}`);
  }
});

test('at one screen hands are hidden, and everybody who could use a card is asked', async ({ page }) => {
  const table = await MeldTable.begin(page, { players: THREE, seed: 'hot-seat' });
  await page.getByText('Set up a position').click();
  const hands = {
    'Ah Seng': 'YK*4 YA*4 YE*4 YR*4 YH*4',
    'Mei Lan': 'WH WC RK*4 RA*4 RE*4 RR*4 RH YC',
    Tan: 'WR*2 GK*4 GA*4 GE*4 GR*4 GH YC',
  };
  for (const [name, cards] of Object.entries(hands))
    await page.getByRole('textbox', { name: `Hand of ${name}` }).fill(cards);
  await page.getByRole('combobox', { name: 'What comes next' }).selectOption('a card has been drawn');
  await page.getByRole('textbox', { name: 'The card that lies open' }).fill('WR');
  await page.getByRole('button', { name: 'Play this position' }).click();

  await expect(page.getByText('All hands are hidden. Mei Lan could use the card')).toBeVisible();
  for (const name of Object.keys(hands)) await expect(table.hand(name)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I am Mei Lan' }).click();
  await expect(table.cards('Mei Lan')).toHaveCount(20);
  await expect(page.getByRole('button', { name: /white horse/ }).first()).toBeVisible();
  await table.claims.filter({ hasText: 'chi' }).click();

  await expect(page.getByText('All hands are hidden. Tan could use the card')).toBeVisible();
  await expect(table.hand('Mei Lan')).toHaveCount(0);
  await expect(page.locator('main')).not.toContainText('Mei Lan calls');
  const tan = page.getByRole('button', { name: 'I am Tan' });
  await tan.dispatchEvent('click', { detail: 2 });
  await expect(tan).toBeVisible();
  await page.getByRole('button', { name: 'Copy out' }).click();
  await expect(page.getByRole('dialog')).toContainText('holds the cards that are still hidden');
  await page.keyboard.press('Escape');
  await tan.click();
  await expect(table.cards('Tan')).toHaveCount(20);
  await expect(table.hand('Mei Lan')).toHaveCount(0);
  await table.claims.filter({ hasText: 'pong' }).click();
  await expect(table.log.first()).toContainText('It goes before Mei Lan’s chi');
  await expect(table.log.first()).toContainText('priority 2');
  await expect(table.discardPrompt).toContainText('Tan');
});

test('what may not be done is refused with its clause, and an impossible position by name', async ({ page }) => {
  const table = await MeldTable.begin(page, { players: ALONE, seed: 'museum' });
  await page.getByText('Set up a position').click();
  const hand = page.getByRole('textbox', { name: 'Hand of Ah Seng' });
  await hand.fill('YK*5');
  await expect(page.getByText('The pack holds YK only 4 times; take one out.')).toBeVisible();
  await hand.fill('YX');
  await expect(page.getByText('“YX” is no card')).toBeVisible();
  await hand.fill('YK*4 YA*4 YE*4 YR*4 YH*4');
  await page.getByRole('textbox', { name: 'Hand of Mei Lan' }).fill('GK*4');
  await expect(page.getByText('Mei Lan has 4 cards in hand and melds; it should be 20.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Hand of Mei Lan' }).fill('YK GK*4 GA*4 GE*4 GR*4 GH*3');
  await expect(page.getByText('The pack holds the yellow general 帥 only 4 times')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play this position' })).toBeDisabled();
  await expectAccessible(page);

  await hand.fill('YH YC*2 GC WC WP RK*2 RA RE RR*2 RH*2 GH*2 GR*2 GE*2');
  await page
    .getByRole('textbox', { name: 'Hand of Mei Lan' })
    .fill('YK*2 WK*2 WA*2 WE*2 WR*2 WH*2 YA YE GA GK RC RP GP YP');
  await page.getByRole('textbox', { name: 'Next cards of the pile' }).fill('YR');
  await page.getByRole('button', { name: 'Play this position' }).click();
  await table.draw.click();
  await table.cards('Ah Seng').filter({ hasText: '' }).nth(1).click();
  await page.getByRole('button', { name: 'Meld the picked cards with it' }).click();
  const refused = page.getByRole('alert');
  await expect(refused).toContainText('These cards make no meld');
  await expect(refused).toContainText('§3');
  await table.claims.first().click();
  await page.getByRole('button', { name: 'Keep all cards' }).click();
  await expect(refused).toContainText('A card must be discarded.');
  await expect(refused.getByRole('button', { name: /discard-after-meld/ })).toBeVisible();
});

test('a game against a bot is played by the keyboard alone, with hints, and taken back', async ({ app, page }) => {
  const table = await MeldTable.begin(page, { players: ALONE, seed: 'museum' });
  await table.hurryBots();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('d');
  const cards = table.cards('Ah Seng');
  await expect(cards).toHaveCount(20);
  const name = ((await cards.last().textContent()) ?? '').split(',')[0] ?? '';
  await expect(cards.nth(18)).not.toContainText(name);
  await cards.last().focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(cards.nth(18)).toContainText(name);
  await expect(cards.nth(18)).toBeFocused();
  await page.keyboard.press('s');
  await page.keyboard.press('h');
  const hint = page.getByRole('region', { name: 'Hint' });
  await expect(hint).toContainText('An expert who sees what you see would choose: Draw a card.');

  for (let acts = 0; acts < 6 && (await table.turn()) !== 'over'; acts++) {
    const turn = await table.turn();
    const before = await table.moves.textContent();
    if (turn === 'discard') {
      await expect(hint).toContainText('cards meld');
      await cards.first().focus();
      await page.keyboard.press('End');
      await page.keyboard.press('Space');
    }
    await page.keyboard.press({ draw: 'd', claim: '1', discard: 'x', over: 'd' }[turn]);
    await expect(table.moves).not.toHaveText(before ?? '');
  }
  await table.turn();
  for (const target of [...(await table.now.locator('[aria-keyshortcuts]').all()), cards.first()]) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  const stood = await table.log.first().innerText();
  await page.keyboard.press('Control+z');
  await expect(table.log.first()).not.toHaveText(stood, { useInnerText: true });
  await page.keyboard.press('Control+y');
  await expect(table.log.first()).toHaveText(stood, { useInnerText: true });
  for (const theme of ['light', 'dark'] as const) {
    await wear(page, theme);
    await expectAccessible(page);
    await photograph(app, page, `four-colour-${theme}`);
  }
});

test('a card is dragged to another place, the game copied out as text, and a clause read in another way', async ({
  app,
  page,
}) => {
  const table = await MeldTable.begin(page, { players: FOUR, seed: 'table-18' });
  await table.hurryBots();
  await table.deal();
  const cards = table.cards('Ah Seng');
  const [from, to] = [await cards.nth(0).boundingBox(), await cards.nth(3).boundingBox()];
  if (!from || !to) throw new Error('the fan is not on the page');
  const name = ((await cards.nth(0).textContent()) ?? '').split(',')[0] ?? '';
  await page.mouse.move(from.x + 20, from.y + 40);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 40, { steps: 5 });
  await page.mouse.up();
  await expect(cards.nth(3)).toContainText(name);
  while ((await table.turn()) !== 'over') await table.playOn('Ah Seng');

  await page.getByRole('button', { name: 'Copy out' }).click();
  const copied = page.getByRole('textbox', { name: 'Text' });
  await expect(copied).toHaveValue(/Ah Seng pays Mei Lan 15\. \[won-on-discard\]/);
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Read instead' }).selectOption('scores: Melds of four count 4');
  const readings = page.getByRole('region', { name: 'Under another reading' });
  await expect(readings).toContainText('All moves stand');
  await page.getByRole('combobox', { name: 'Read instead' }).selectOption('deck: 112 cards, no jokers');
  await expect(readings).toContainText('It stops at move 1 of');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('繁體中文');
  await expect(page.getByRole('heading', { name: 'Mei Lan胡牌，15 分' })).toBeVisible();
  await expectAccessible(page);
  await photograph(app, page, 'four-colour-zh');
});

test('a position written for the command line is pasted in, and what is wrong with it is named', async ({ page }) => {
  const table = await MeldTable.begin(page, { players: ALONE, seed: 'museum' });
  await page.getByText('Set up a position').click();
  await page.getByText('Paste a written position').click();
  const written = page.getByRole('textbox', { name: 'The position', exact: true });
  const paste = async (text: string) => {
    await written.fill(text);
    await page.getByRole('button', { name: 'Fill the fields' }).click();
  };
  const hands = [
    'YH YC*2 GC WC WP RK*2 RA RE RR*2 RH*2 GH*2 GR*2 GE*2',
    'YK*2 WK*2 WA*2 WE*2 WR*2 WH*2 YA YE GA GK RC RP GP YP',
  ];
  await paste('{ "hands": [');
  await expect(page.getByText('This is no JSON, so nothing was filled in.')).toBeVisible();
  await paste(JSON.stringify({ hands, next: { draw: 2 } }));
  await expect(page.getByText('position.next.draw: there is no seat 2; the seats are 0 to 1.')).toBeVisible();
  await expectAccessible(page);
  await paste(JSON.stringify({ hands: [...hands, ''], next: { draw: 0 } }));
  await expect(page.getByText('The position has hands for 3; 2 sit at this table.')).toBeVisible();
  await paste(JSON.stringify({ hands, pile: 'YR', next: { draw: 0 } }));
  await expect(page.getByRole('textbox', { name: 'Hand of Mei Lan' })).toHaveValue(hands[1]!);
  await expect(page.getByRole('textbox', { name: 'Next cards of the pile' })).toHaveValue('YR');
  await page.getByRole('button', { name: 'Play this position' }).click();
  await expect(table.cards('Ah Seng')).toHaveCount(20);
});

test('where the table has agreed on a time to call, a card not called in time is let go', async ({ page }) => {
  const table = await MeldTable.begin(page, { players: ALONE, seed: 'museum' });
  await page.getByRole('combobox', { name: 'Time to call' }).selectOption('5 seconds');
  await page.getByText('Set up a position').click();
  await page.getByRole('textbox', { name: 'Hand of Ah Seng' }).fill('WR*2');
  await page.getByRole('textbox', { name: 'Next cards of the pile' }).fill('WR');
  await page.getByRole('button', { name: 'Make the hands up from the rest' }).click();
  await page.getByRole('button', { name: 'Play this position' }).click();
  await table.draw.click();
  await expect(page.getByRole('timer')).toContainText('Seconds left');
  await expect(table.claims.filter({ hasText: 'pong' })).toBeVisible();
  await expect(table.log.filter({ hasText: /Nobody takes the white chariot/ })).toHaveCount(1, { timeout: 60_000 });
});
