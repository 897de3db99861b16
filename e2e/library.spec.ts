import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible, visit } from './axe.ts';
import { expect, test, type Variorum } from './fixtures.ts';
import { mayMount, mayProtect, protect } from './read-only.ts';

const notice = (page: Page) => page.getByRole('region', { name: 'The library' });
const database = ({ library }: Variorum) => join(library, 'catalogue.db');

/** Where the header of an SQLite file keeps the version of the schema. */
const USER_VERSION = 60;

function writtenByALaterVersion(variorum: Variorum) {
  const bytes = readFileSync(database(variorum));
  bytes.writeUInt32BE(1000, USER_VERSION);
  writeFileSync(database(variorum), bytes);
}

function fill(file: string) {
  try {
    execFileSync('dd', ['if=/dev/zero', `of=${file}`, 'bs=4k'], { stdio: 'ignore' });
  } catch {
    // It ends with an error when the disk is full, which is what was wanted.
  }
}

async function expectNothingIsKept(page: Page, told: string) {
  await visit(page, '#/sources/post-tallies?beside=culin-1895', 'Side by side');
  await page.getByRole('button', { name: 'Keep this view' }).click();
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('Two witnesses');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log', { name: 'Notices' })).toContainText(told);
}

test('a sound library is not mentioned', async ({ page }) => {
  await visit(page, '#/games', 'Games');
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  await expect(notice(page)).toHaveCount(0);
});

test('a library of a later version is read, says so in every room, and stays as it was', async ({ variorum }) => {
  await variorum.close();
  writtenByALaterVersion(variorum);
  const before = readFileSync(database(variorum));
  await variorum.launch();
  const { page } = variorum;
  await expect(notice(page)).toContainText('written by a later version of Variorum');
  await expect(notice(page)).toContainText('update the program');
  await visit(page, '#/artefacts/zhuangyuan-tallies', 'The sixty-three tallies');
  await expect(notice(page)).toBeVisible();
  await expectAccessible(page);
  await expectNothingIsKept(page, 'update the program');
  await variorum.close();
  expect(readFileSync(database(variorum)).equals(before)).toBe(true);
});

test('a library on a read-only disk is read, and says how it can be written to again', async ({ variorum }) => {
  test.skip(!mayProtect(), 'a read-only disk takes the right to mount one');
  await variorum.close();
  const release = protect(variorum.library);
  try {
    await variorum.launch();
    await expect(notice(variorum.page)).toContainText('make its folder writable');
    await expect(notice(variorum.page)).toContainText(variorum.library);
    await expectNothingIsKept(variorum.page, 'make its folder writable');
    await variorum.close();
  } finally {
    release();
  }
});

test('a damaged library is said to be damaged, with a remedy, and is not touched', async ({ variorum }) => {
  await variorum.close();
  const damaged = readFileSync(database(variorum)).fill(0, 100, 8192);
  writeFileSync(database(variorum), damaged);
  await variorum.launch();
  const { page } = variorum;
  for (const address of ['#/artefacts', '#/games', '#/sources', '#/sandbox']) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, address);
    await expect(page.getByRole('alert').first()).toContainText('The library file is damaged.');
    await expect(page.getByRole('alert').first()).toContainText('Restore a backup');
  }
  await variorum.close();
  expect(readFileSync(database(variorum)).equals(damaged)).toBe(true);
});

test('a damaged file of the collection is named, and the last good collection stays on show', async ({ variorum }) => {
  await variorum.close();
  const file = join(variorum.ownCollection(), 'games', 'koo-kiew', 'game.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace('id: koo-kiew', 'id: [koo-kiew'));
  await variorum.launch();
  await expect(notice(variorum.page)).toContainText('what was on show before still is');
  await expect(notice(variorum.page)).toContainText('games/koo-kiew/game.md');
  await visit(variorum.page, '#/games/koo-kiew', 'Koo Kiew');
  await expectAccessible(variorum.page);
});

test('a damaged file of the collection on a first start is named as well', async ({ variorum }) => {
  await variorum.close();
  rmSync(variorum.library, { recursive: true });
  const file = join(variorum.ownCollection(), 'games', 'koo-kiew', 'game.md');
  writeFileSync(file, 'Not a game.');
  await variorum.launch();
  await expect(variorum.page.getByRole('alert').first()).toContainText('games/koo-kiew/game.md');
});

test('on a full disk nothing is kept and the reader is told to make room', async ({ variorum }) => {
  test.skip(!mayMount(), 'a full disk takes the right to mount one');
  await variorum.close();
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', variorum.library]);
  try {
    await variorum.launch();
    const ballast = join(variorum.library, 'ballast');
    await visit(variorum.page, '#/sources', 'Sources');
    fill(ballast);
    await expectNothingIsKept(variorum.page, 'The disk is full.');
    rmSync(ballast);
    await variorum.page.getByRole('button', { name: 'Keep this view' }).click();
    await variorum.page.getByRole('textbox', { name: 'Name of the view' }).fill('Two witnesses');
    await variorum.page.keyboard.press('Enter');
    await expect(variorum.page.getByText('Kept as “Two witnesses”')).toBeVisible();
    await variorum.close();
  } finally {
    execFileSync('umount', [variorum.library]);
  }
});
