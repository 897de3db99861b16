import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const MOST_STOPS = 200;

/** Whether what has the focus shows it. */
const isMarked = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return true;
    const marked = [focused, focused.parentElement].filter((element) => element !== null);
    return marked.some((element) => getComputedStyle(element).outlineStyle !== 'none');
  });

/** Goes from stop to stop as a reader without a mouse does; every stop on the way has to be seen. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab');
    expect(await isMarked(page), `the focus shows on ${await focused(page)}`).toBe(true);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${String(target)} cannot be reached with Tab`);
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? 'nothing');

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('the first stop skips the navigation', async ({ page }) => {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to the page' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
});

for (const [key, room, link] of [
  ['Control+1', 'Artefacts', 'The sixty-three mooncakes'],
  ['Control+3', 'Games', 'Zhuangyuan Chou'],
  ['Control+4', 'Sources', 'Culin 1895'],
] as const) {
  test(`${room} is entered, walked and left with the keyboard`, async ({ page }) => {
    await page.keyboard.press(key);
    await expect(heading(page)).toHaveText(room);
    await tabTo(page, page.getByRole('main').getByRole('link', { name: link }).first());
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(link);
    await expect(heading(page)).toBeFocused();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(heading(page)).toHaveText(room);
    await expect(heading(page)).toBeFocused();
  });
}

test('two sources are set side by side and the view kept with the keyboard', async ({ page }) => {
  await page.keyboard.press('Control+4');
  for (const source of ['Culin 1895', 'Post on the tallies']) {
    await tabTo(page, page.getByRole('checkbox', { name: `Set ${source} side by side`, exact: true }));
    await page.keyboard.press('Space');
  }
  await tabTo(page, page.getByRole('button', { name: 'Read side by side' }));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Side by side');
  await tabTo(page, page.getByRole('button', { name: 'Keep this view' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name of the view' })).toBeFocused();
  await page.keyboard.type('Two witnesses');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Kept as “Two witnesses”')).toBeVisible();
});

test('a game is begun, thrown and taken back with the keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.keyboard.press('Control+5');
  await tabTo(page, page.getByRole('link', { name: 'New game' }).first());
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('New game');
  const players = page.getByRole('region', { name: 'Players' }).getByRole('combobox');
  await players.first().waitFor();
  for (const player of await players.all()) {
    await tabTo(page, player);
    await page.keyboard.type('a person');
  }
  // Left to chance, the first throw may be one on which the source is silent, and the game stops to ask.
  await tabTo(page, page.getByRole('textbox', { name: 'Seed' }));
  await page.keyboard.type('museum');
  await tabTo(page, page.getByRole('button', { name: 'Begin' }));
  await page.keyboard.press('Enter');
  const log = page.getByRole('list', { name: 'The log' }).locator('> li');
  await page.getByRole('button', { name: /^Throw\b/ }).waitFor();
  await page.keyboard.press('t');
  await expect(log).toHaveCount(1);
  await tabTo(page, page.getByText('Enter a real throw'));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('112235');
  await page.keyboard.press('Enter');
  await expect(log).toHaveCount(2);
  await tabTo(page, page.getByRole('button', { name: 'Undo' }));
  await page.keyboard.press('Enter');
  await expect(log).toHaveCount(1);
});
