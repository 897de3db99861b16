import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { expectAccessible, visit, wear } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { photograph } from './photograph.ts';

/** The figures are those of data/census, counted apart from the engine. */
const KOO_KIEW = '#/lab/odds/koo-kiew/dobree';

const sheet = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const row = (page: Page, table: string, name: string) =>
  sheet(page, table)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    .getByRole('cell');

test.describe.configure({ timeout: 120_000 });

/** Counts take a while on a slow machine. */
const counted = { timeout: 60_000 };

/** Saves a sheet as a reader does, but to a place of our choosing, and reads it back. */
async function savedCsv(app: ElectronApplication, page: Page, folder: string, title: string) {
  const path = join(folder, 'saved.csv');
  await app.evaluate(({ session }, to) => {
    session.defaultSession.once('will-download', (_event, item) => {
      item.setSavePath(to);
    });
  }, path);
  await page.getByRole('button', { name: `Save as CSV: ${title}`, exact: true }).click();
  await expect.poll(() => existsSync(path) && readFileSync(path, 'utf8').endsWith('\r\n')).toBe(true);
  return readFileSync(path, 'utf8').split('\r\n');
}

test('the hands of an account, exactly, as a table, a chart and a file', async ({ app, page, variorum }) => {
  await visit(page, '#/lab', 'Lab');
  await page.getByRole('main').getByRole('link', { name: 'Dobree', exact: true }).last().click();
  await page.getByRole('heading', { level: 1, name: 'Dobree' }).waitFor();
  await expect(row(page, 'Class of hand', 'a pair')).toHaveText(['168', '1/37', '2.7027 %'], counted);
  await expect(row(page, 'Class of hand', 'points: 8')).toHaveText(['864', '36/259', '13.8996 %']);
  await expect(sheet(page, 'Class of hand')).toContainText('Hands: 6,216');
  await expect(sheet(page, 'Class of hand').getByRole('img', { name: /Bars/ })).toBeVisible();
  await expect(row(page, 'Player against banker', 'they tie').first()).toHaveText('54,600');
  await expect(row(page, 'In short', 'Banker’s edge, one stake')).toHaveText(['65/44363', '0.1465 %']);

  const lines = await savedCsv(app, page, variorum.userData, 'Class of hand');
  expect(lines.slice(0, 2)).toEqual([
    '\uFEFFClass of hand,Hands,Share,Share (decimal)',
    'a pair,168,1/37,0.02702702702702702703',
  ]);
  expect(lines).toHaveLength(1 + 11 + 1);
});

test('a reading moves the edge, and the address keeps it', async ({ page }) => {
  await visit(page, '#/games/daun-tiga/perak', 'Perak, after Maxwell');
  await page.getByRole('link', { name: 'Its exact odds' }).click();
  const both = 'Banker’s edge, two equal stakes';
  await expect(row(page, 'In short', both)).toHaveText(['2246519/25448150', '8.8278 %'], counted);
  const wins = page.getByRole('radio', { name: 'A player’s tĕrus wins both' });
  await wins.check(counted);
  await expect(row(page, 'In short', both)).toHaveText(['0', '0 %'], counted);
  await expect(page.getByText('Readings chosen: 1')).toBeVisible();
  expect(await page.evaluate(() => location.hash)).toContain('terus-player');
  await expect(wins).toBeFocused();
  await page.getByRole('button', { name: 'Read everything as preferred' }).click();
  await expect(row(page, 'In short', both)).toHaveText(['2246519/25448150', '8.8278 %'], counted);
  await expect(wins).not.toBeChecked(counted);
});

test('hands known change the odds, and what is no hand is refused by name', async ({ page }) => {
  await visit(page, KOO_KIEW, 'Dobree');
  const own = page.getByRole('textbox', { name: 'The player’s own hand' });
  await own.fill('XX YK', counted);
  await expect(page.getByText('“XX” is not a card of this pack.')).toBeVisible();
  await own.fill('YK');
  await expect(page.getByText('The hand has 1 cards; it needs 2.')).toBeVisible();
  await own.fill('YK YK');
  const seen = page.getByRole('textbox', { name: 'A hand seen elsewhere' });
  await seen.fill('YK YK YK');
  await expect(page.getByText('The pack holds YK only 4 times; take one out.')).toBeVisible();
  await expect(own).toHaveValue('YK YK');
  await seen.fill('YK');
  await expect(row(page, 'Once these are known', 'the player wins').first()).toHaveText('5,886', counted);
  await expect(row(page, 'Once these are known', 'the player wins').last()).toHaveText('49.9267 %');
});

test('the accounts of a game of dice stand side by side', async ({ app, page, variorum }) => {
  await visit(page, '#/lab/odds/zhuangyuan/culin', /Culin/);
  const title = 'What a throw pays for, account by account';
  await expect(row(page, title, 'six alike').nth(2)).toHaveText('5', counted);
  const lines = await savedCsv(app, page, variorum.userData, title);
  // Culin’s column is the second of five: a count, a fraction and a decimal each.
  expect(
    lines
      .find((line) => line.startsWith('four 4s,'))
      ?.split(',')
      .slice(4, 6),
  ).toEqual(['375', '125/15552']);
});

test('the cards that meld are counted out of every deal', async ({ page }) => {
  await visit(page, '#/lab/odds/four-colour/usenet', /Usenet/);
  await expect(sheet(page, 'Cards that meld')).toContainText('78,355,425,024,141,252,022,035', counted);
  const dealt = page.getByRole('textbox', { name: 'Cards dealt' });
  await dealt.fill('118');
  await expect(page.getByText('Deal 1 to 117 cards.')).toBeVisible();
  await dealt.fill('1');
  await expect(page.getByText('7/39').first()).toBeVisible(counted);
});

test('an account that is not there is said not to be', async ({ page }) => {
  await visit(page, '#/lab/odds/koo-kiew/nobody', /./);
  await expect(page.getByRole('alert')).toBeVisible();
});

test('the lab is for everybody, in light, dark and Chinese', async ({ app, page }) => {
  await visit(page, '#/lab', 'Lab');
  await expectAccessible(page);
  await visit(page, KOO_KIEW, 'Dobree');
  await expect(sheet(page, 'In short, account by account')).toBeVisible(counted);
  await expect(page.getByRole('radio', { name: 'Twice the stake' })).toBeVisible(counted);
  for (const theme of ['light', 'dark'] as const) {
    await wear(page, theme);
    await expectAccessible(page);
    await photograph(app, page, `lab-odds-${theme}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await page.getByRole('combobox', { name: 'Language' }).selectOption('zh-Hant');
  await expect(page.getByRole('region', { name: '牌型', exact: true })).toContainText('6,216', counted);
  await photograph(app, page, 'lab-odds-zh');
});
