import type { Page } from '@playwright/test';
import { expectAccessible, visit, wear } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { photograph } from './photograph.ts';

const BENCH = 'The bench for the 32 tiles';
// Counts take their time on a busy machine.
test.describe.configure({ timeout: 120_000 });
const COUNTED = { timeout: 60_000 };

interface Guess {
  readonly name: string;
  readonly family?: string;
  readonly notes?: string;
  readonly evidence?: string;
}

async function state(page: Page, { name, family, notes, evidence }: Guess) {
  await visit(page, '#/lab/tiles', BENCH);
  await page.getByRole('link', { name: 'New hypothesis' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  if (family !== undefined) await page.getByRole('combobox', { name: 'Family' }).selectOption({ label: family });
  if (notes !== undefined) await page.getByRole('textbox', { name: 'Notes' }).fill(notes);
  if (evidence !== undefined) await page.getByRole('textbox', { name: 'Evidence' }).fill(evidence);
}

async function keep(page: Page, guess: Guess) {
  await state(page, guess);
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: guess.name }).waitFor();
}

const measures = (page: Page) => page.getByRole('region', { name: 'Beside other sets' }).getByRole('table');
const row = (page: Page, name: string) => measures(page).getByRole('row', { name: new RegExp(`^${name}`) });

test('a hypothesis is kept with notes and evidence, rejected with reasons, reopened, and there after a restart', async ({
  variorum,
}) => {
  const { page } = variorum;
  await keep(page, {
    name: 'Threes for a bank',
    family: 'comparing in threes',
    notes: 'The box holds a bank’s worth of tiles.',
    evidence: 'post-singapore-tiles#copies\nNobody in the shop knew.',
  });
  await expect(page.getByText('Every rule here is conjecture.')).toBeVisible();
  await page.getByRole('button', { name: 'Reject…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject “Threes for a bank”' });
  await expect(dialog.getByRole('button', { name: 'Reject', exact: true })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Reasons against it' }).fill('No three aces.');
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Play it (conjecture)' })).toBeHidden();

  await variorum.relaunch();
  await visit(variorum.page, '#/lab/tiles', BENCH);
  const rejected = variorum.page.getByRole('region', { name: 'Rejected' });
  await expect(rejected.getByRole('listitem')).toContainText('No three aces.');
  await rejected.getByRole('link', { name: 'Threes for a bank' }).click();
  await variorum.page.getByRole('button', { name: 'Reopen' }).click();
  await expect(variorum.page.getByText('reopened', { exact: true })).toBeVisible();

  await variorum.relaunch();
  await visit(variorum.page, '#/lab/tiles', BENCH);
  await variorum.page.getByRole('link', { name: 'Threes for a bank' }).click();
  for (const told of ['The box holds a bank’s worth of tiles.', 'Nobody in the shop knew.', 'No three aces.'])
    await expect(variorum.page.getByText(told)).toBeVisible();
  await expect(variorum.page.getByText('reopened', { exact: true })).toBeVisible();
});

test('what is rejected or deleted by mistake comes back', async ({ page }) => {
  await keep(page, { name: 'By pairs' });
  await page.getByRole('button', { name: 'Reject…' }).click();
  await page.getByRole('textbox', { name: 'Reasons against it' }).fill('A slip.');
  await page.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('kept', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('heading', { level: 1, name: BENCH }).waitFor();
  await expect(page.getByText('No hypotheses yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByRole('link', { name: 'By pairs' })).toBeVisible();
});

test('the tiles are measured beside other sets, fits and misfits listed', async ({ app, page }) => {
  await keep(page, { name: 'After Daun Tiga', family: 'counting after Daun Tiga' });
  await expect(row(page, 'Tiles')).toContainText('32', COUNTED);
  // 32 choose 3, 26 choose 3, 39 choose 3, 52 choose 3.
  for (const hands of ['4960', '2600', '9139', '22100']) await expect(row(page, 'Hands 4960')).toContainText(hands);
  await expect(row(page, 'Seats it can serve').getByRole('cell').first()).toHaveText('10');
  const misfits = page.getByRole('region', { name: 'Misfits', exact: true });
  await expect(misfits).toContainText('three of A');
  await expect(misfits).toContainText('three of 8');
  await expect(page.getByText('no hypothesis wins')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save as CSV: Beside other sets' })).toBeVisible();
  await expect(measures(page).locator('caption')).toContainText('conjecture');
  for (const theme of ['light', 'dark'] as const) {
    await wear(page, theme);
    await expectAccessible(page);
    await photograph(app, page, `tiles-hypothesis-${theme}`);
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});

test('a set is typed in, measured beside the others, and what cannot stand is refused by name', async ({
  app,
  page,
}) => {
  await state(page, { name: '', notes: 'not to be lost' });
  await page.getByRole('textbox', { name: 'J', exact: true }).fill('eleven');
  await expect(page.getByText('A whole number from 0 to 20.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByText('Give the hypothesis a name.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Four of all');
  await page.getByRole('textbox', { name: 'J', exact: true }).fill('11');
  await page.getByRole('radio', { name: 'a set typed in' }).check();
  for (const rank of ['A', '8', '9', '10', 'J', 'Q', 'K'])
    await page.getByRole('textbox', { name: `Copies of ${rank}`, exact: true }).fill('3');
  await page.getByRole('textbox', { name: 'Copies of 2', exact: true }).fill('9');
  await expect(page.getByText('A whole number from 0 to 8.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Copies of 2', exact: true }).fill('3');
  await expect(page.getByText('Tiles in all: 39')).toBeVisible();
  await expect(row(page, 'Tiles 32 39 26 39 52')).toBeVisible(COUNTED);
  await expectAccessible(page);
  await photograph(app, page, 'tiles-form');
  // The address of another page and back: nothing typed is lost.
  await visit(page, '#/lab/tiles', BENCH);
  await page.getByRole('link', { name: 'New hypothesis' }).click();
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('not to be lost');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Four of all' }).waitFor();
  await page.getByRole('link', { name: 'Play it (conjecture)' }).click();
  await expect(page.getByText('A hypothesis of the user’s own, on a set typed in.')).toBeVisible();
  await state(page, { name: 'Four of all' });
  await expect(page.getByText('A hypothesis of this name is there already')).toBeVisible();
});

test('a game to a limit is counted in the background, or said to be too large', async ({ page }) => {
  await state(page, { name: 'To a limit', family: 'drawing towards a limit' });
  await page.getByRole('textbox', { name: 'The banker stands at' }).fill('30');
  await expect(page.getByText('The banker cannot stand above the limit of 21')).toBeVisible();
  await page.getByRole('textbox', { name: 'The banker stands at' }).fill('17');
  await expect(row(page, 'Banker’s edge')).toContainText('%', COUNTED);
  await page.getByRole('textbox', { name: 'Limit', exact: true }).fill('63');
  await page.getByRole('textbox', { name: 'The banker stands at' }).fill('60');
  await expect(row(page, 'Banker’s edge')).toContainText('not counted', COUNTED);
});

test('two hypotheses are set side by side', async ({ app, page }) => {
  await keep(page, { name: 'By pairs' });
  await keep(page, { name: 'After Koo Kiew', family: 'counting after Koo Kiew' });
  await visit(page, '#/lab/tiles', BENCH);
  for (const name of ['By pairs', 'After Koo Kiew'])
    await page.getByRole('checkbox', { name: `Compare “${name}”` }).check();
  await photograph(app, page, 'tiles-bench');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Compare side by side (2)' }).click();
  const table = page.getByRole('group', { name: 'Hypotheses side by side' }).getByRole('table');
  await expect(table.getByRole('row', { name: /^Hands 496 496/ })).toBeVisible(COUNTED);
  await expect(table.getByRole('columnheader', { name: /By pairs.*conjectured/ })).toBeVisible();
  await expectAccessible(page);
  await photograph(app, page, 'tiles-compare');
});

test('a kept hypothesis is played to a settlement, and the game outlives it', async ({ variorum }) => {
  const { page } = variorum;
  await keep(page, { name: 'By pairs' });
  await page.getByRole('link', { name: 'Play it (conjecture)' }).click();
  await expect(page.getByRole('radio', { name: 'By pairs (conjecture)' })).toBeChecked();
  await page.getByRole('textbox', { name: 'Seed' }).fill('banker');
  await page.getByRole('textbox', { name: 'Title of the game' }).fill('On a guess');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('heading', { level: 1, name: 'On a guess' }).waitFor();
  await expect(page.getByRole('link', { name: 'By pairs (conjecture)' })).toBeVisible();
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  const reveal = page.getByRole('button', { name: 'Turn up the hands' });
  await reveal.waitFor();
  const lay = page.getByRole('button', { name: 'Lay', exact: true });
  if (await lay.isVisible()) await lay.click();
  await reveal.click({ timeout: 60_000 });
  await expect(page.getByRole('region', { name: 'Ledger' }).last()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Player 1’s hand' })).toContainText('conjectured');

  await visit(page, '#/lab/tiles', BENCH);
  await page.getByRole('link', { name: 'By pairs' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await variorum.relaunch();
  await visit(variorum.page, '#/sandbox', 'Sandbox');
  await expect(variorum.page.getByText('a hypothesis on the 32 tiles (conjecture)')).toBeVisible();
  await variorum.page.getByRole('link', { name: 'On a guess' }).click();
  await expect(variorum.page.getByRole('region', { name: 'Ledger' }).last()).toBeVisible();
  await photograph(variorum.app, variorum.page, 'tiles-table');
  await variorum.page.getByRole('button', { name: 'Copy out' }).click();
  await expect(variorum.page.getByRole('dialog').getByRole('textbox')).toHaveValue(/By pairs \(conjecture\)/);
});

test('the bench in Chinese', async ({ app, page }) => {
  await keep(page, { name: 'After Koo Kiew', family: 'counting after Koo Kiew' });
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: '繁體中文' });
  await expect(page.getByText('此處每條規則都是推測。')).toBeVisible();
  await expect(page.getByRole('region', { name: '與別副牌並觀' }).getByRole('table')).toBeVisible(COUNTED);
  await expectAccessible(page);
  await photograph(app, page, 'tiles-zh');
});
