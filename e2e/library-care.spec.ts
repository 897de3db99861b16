import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible, visit } from './axe.ts';
import { expect, test, Variorum } from './fixtures.ts';
import { photograph } from './photograph.ts';

// Each starts the program twice, and reads and copies whole libraries.
test.describe.configure({ timeout: 120_000 });

const notice = (page: Page) => page.getByRole('region', { name: 'The library' });
const outcome = (page: Page) => page.getByRole('main').getByRole('status').first();
const database = (library: string) => join(library, 'catalogue.db');

async function keepView(page: Page, name: string) {
  await visit(page, '#/sources/post-tallies?beside=culin-1895', 'Side by side');
  await page.getByRole('button', { name: 'Keep this view' }).click();
  await page.getByRole('textbox', { name: 'Name of the view' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Kept as “${name}”`)).toBeVisible();
}

async function expectView(page: Page, name: string) {
  await visit(page, '#/sources', 'Sources');
  await expect(page.getByRole('link', { name })).toBeVisible();
}

async function backUp(page: Page) {
  await visit(page, '#/library', 'Library');
  await page.getByRole('button', { name: 'Back up now' }).click();
  await expect(page.getByText('A backup was made and checked.')).toBeVisible();
}

/** Answers the next dialogs for a folder, as a user would who chooses this one. */
async function choose(app: ElectronApplication, folder: string) {
  await app.evaluate(({ dialog }, chosen) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [chosen] });
  }, folder);
}

/** Asks through the menu of the application. */
async function menu(app: ElectronApplication, label: string) {
  await app.evaluate(({ Menu }, wanted) => {
    const column = Menu.getApplicationMenu()?.items.find((item) => item.label === 'Library');
    column?.submenu?.items.find((item) => item.label === wanted)?.click();
  }, label);
}

test('the library moves to a folder of any name, and is found there at the next start', async ({ variorum }) => {
  const { page, library } = variorum;
  await keepView(page, 'Two witnesses');
  const folder = join(variorum.userData, '遊戲 收藏', 'lib#1%20');
  mkdirSync(folder, { recursive: true });
  await choose(variorum.app, folder);
  await menu(variorum.app, 'Move…');
  await expect(outcome(page)).toContainText('The library now lies in this folder');
  await expect(outcome(page)).toContainText(library);
  await expect(page.getByText(folder, { exact: true })).toBeVisible();
  await expectView(page, 'Two witnesses');
  await keepView(page, 'Kept after the move');
  await variorum.relaunch();
  await expectView(variorum.page, 'Kept after the move');
  expect(existsSync(database(library))).toBe(true);
  expect(readdirSync(folder)).toContain('backups');
});

test('a folder that will not do is refused in words, and the library stays where it is', async ({ variorum }) => {
  const { page, app, library } = variorum;
  const full = join(variorum.userData, 'full');
  mkdirSync(full);
  writeFileSync(join(full, 'letter.txt'), 'Dear editor');
  await choose(app, full);
  await visit(page, '#/library', 'Library');
  await page.getByRole('button', { name: 'Move…' }).click();
  await expect(page.getByRole('log', { name: 'Notices' })).toContainText('That folder is not empty.');
  await page.getByRole('button', { name: 'Open another…' }).click();
  await expect(page.getByRole('log', { name: 'Notices' })).toContainText('There is no library in that folder');
  await expect(page.getByText(library, { exact: true })).toBeVisible();
});

test('another library is opened, and the first again', async ({ variorum }) => {
  const { page, app, library } = variorum;
  await keepView(page, 'Two witnesses');
  const other = join(variorum.userData, 'other');
  mkdirSync(other);
  await choose(app, other);
  await menu(app, 'Open another…');
  await expect(outcome(page)).toContainText('This library is now open');
  await visit(page, '#/sources', 'Sources');
  await expect(page.getByRole('link', { name: 'Two witnesses' })).toHaveCount(0);
  await choose(app, library);
  await menu(app, 'Open another…');
  await expect(page.getByText(library, { exact: true })).toBeVisible();
  await expectView(page, 'Two witnesses');
});

test('a backup is restored after a look at what would change, and the state before is kept', async ({ variorum }) => {
  const { page } = variorum;
  await keepView(page, 'In the backup');
  await backUp(page);
  await keepView(page, 'After the backup');
  await visit(page, '#/library', 'Library');
  await expectAccessible(page);
  await photograph(variorum.app, page, 'library');
  await page.getByRole('button', { name: /^Restore the backup of/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Would go' })).toContainText('1');
  await expect(dialog.getByRole('listitem')).toContainText('After the backup');
  await expectAccessible(page);
  await photograph(variorum.app, page, 'library-restore');
  await dialog.getByRole('button', { name: 'Restore this backup' }).click();
  await expect(outcome(page)).toContainText('The library is as it was on');
  await expect(page.getByRole('row', { name: /Before a restore/ })).toBeVisible();
  await expectView(page, 'In the backup');
  await expect(page.getByRole('link', { name: 'After the backup' })).toHaveCount(0);
});

test('a damaged library leads to a choice; a backup brings everything back', async ({ variorum }) => {
  await keepView(variorum.page, 'Two witnesses');
  await variorum.close();
  const file = database(variorum.library);
  writeFileSync(file, readFileSync(file).fill(0, 0, 8192));
  await variorum.launch();
  const { page } = variorum;
  await notice(page).getByRole('link', { name: 'What can be done' }).click();
  await expect(page.getByRole('heading', { name: 'The library cannot be opened' })).toBeVisible();
  await expectAccessible(page);
  await photograph(variorum.app, page, 'library-damaged');
  await page.getByRole('button', { name: /^Restore the backup of/ }).click();
  await expect(page.getByRole('dialog')).toContainText('nothing can be compared');
  await page.getByRole('button', { name: 'Restore this backup' }).click();
  await expect(outcome(page)).toContainText('damaged 20');
  await expectView(page, 'Two witnesses');
});

test('what can be read of a damaged library is kept', async ({ variorum }) => {
  await keepView(variorum.page, 'Two witnesses');
  await variorum.close();
  const file = database(variorum.library);
  writeFileSync(file, readFileSync(file).fill(0, 100, 8192));
  await variorum.launch();
  const { page } = variorum;
  await notice(page).getByRole('link', { name: 'What can be done' }).click();
  await page.getByRole('button', { name: 'Keep what can be read' }).click();
  await expect(outcome(page)).toContainText('What could be read was kept');
  await expectView(page, 'Two witnesses');
  await visit(page, '#/library', 'Library');
  await page.getByRole('button', { name: 'Check everything' }).click();
  await expect(page.getByText('Everything was read and is in order.')).toBeVisible();
});

test('where single records are damaged, what a backup has whole comes back after a check', async ({ variorum }) => {
  const fields = { title: { values: [{ id: 'v', text: 'The red one' }] } };
  const body = { accession: 'SG-7', type: 'tally', fields };
  await variorum.page.evaluate((sent) => window.variorum.call('own.create', { kind: 'object', body: sent }), body);
  await backUp(variorum.page);
  await variorum.close();
  const file = database(variorum.library);
  const bytes = readFileSync(file, 'latin1');
  writeFileSync(file, bytes.replaceAll('"text":"The red one"', '"tixt":"The red one"'), 'latin1');
  await variorum.launch();
  const { page } = variorum;
  await visit(page, '#/library', 'Library');
  await page.getByRole('button', { name: 'Check everything' }).click();
  await expect(page.getByRole('region', { name: 'Integrity' }).getByRole('listitem')).not.toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep what can be read' }).click();
  await expect(outcome(page)).toContainText('What could be read was kept');
  await visit(page, '#/collection', 'My collection');
  await expect(page.getByText('The red one').first()).toBeVisible();
});

test('a catalogue that is cut short under the window is told, and nothing more is written', async ({ variorum }) => {
  const { page } = variorum;
  await keepView(page, 'Two witnesses');
  await backUp(page);
  await visit(page, '#/games', 'Games');
  const file = database(variorum.library);
  writeFileSync(file, readFileSync(file).subarray(0, 20_000));
  await expect(notice(page)).toContainText('The library file is damaged.', { timeout: 60_000 });
  await notice(page).getByRole('link', { name: 'What can be done' }).click();
  await page
    .getByRole('button', { name: /^Restore the backup of/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Restore this backup' }).click();
  await expect(outcome(page)).toContainText('The library is as it was on');
  await expectView(page, 'Two witnesses');
});

test('a library that another window has open is only read, until the user insists', async ({ variorum }) => {
  const second = new Variorum();
  try {
    await second.launch('--library', variorum.library);
    await expect(notice(second.page)).toContainText('Another Variorum has this library open');
    await expect(notice(second.page)).not.toContainText('make its folder writable');
    await visit(second.page, '#/library', 'Library');
    await expect(second.page.getByText('Only read', { exact: true })).toBeVisible();
    await variorum.close();
    await second.page.getByRole('button', { name: 'Open it for writing all the same' }).click();
    await expect(second.page.getByText('Read and written')).toBeVisible();
    expect(second.complaints).toEqual([]);
  } finally {
    await second.close();
    second.erase();
  }
});

test('files that are missing come back when they are chosen again, and files nobody uses go when one says so', async ({
  variorum,
}) => {
  const { page, app, library } = variorum;
  const desk = join(variorum.userData, 'desk');
  mkdirSync(desk);
  const photographs = await Promise.all(
    ['#a22', '#2a2', '#22a'].map(async (background, at) => {
      const path = join(desk, `${at.toString()}.png`);
      writeFileSync(
        path,
        await sharp({ create: { width: 60, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      );
      return path;
    }),
  );
  const [wanted = ''] = photographs;
  const added = await page.evaluate(
    async (bytes) => {
      const items = bytes.map((one, at) => {
        return { kind: 'bytes', filename: `${at.toString()}.png`, bytes: new Uint8Array(one) } as const;
      });
      return window.variorum.call('media.add', { task: 't', items });
    },
    photographs.map((path) => [...readFileSync(path)]),
  );
  const { items } = (added as { value: { items: { media: { sha256: string } }[] } }).value;
  const sha256 = items[0]?.media.sha256 ?? '';
  const fields = { title: { values: [{ id: 'v', text: 'The red one' }] } };
  const body = { accession: 'SG-7', type: 'tally', fields, media: [{ id: 'm', sha256, filename: 'red.png' }] };
  await page.evaluate((sent) => window.variorum.call('own.create', { kind: 'object', body: sent }), body);
  rmSync(join(library, 'media', sha256.slice(0, 2), `${sha256}.png`));

  await visit(page, '#/library', 'Library');
  const files = page.getByRole('region', { name: 'Files' });
  await files.getByRole('button', { name: 'Look through the files' }).click();

  await test.step('what is missing is told with the object that wants it', async () => {
    await expect(files.getByRole('heading', { name: 'Missing: 1' })).toBeVisible();
    await expect(files.getByRole('listitem').filter({ hasText: 'red.png' })).toContainText('SG-7 The red one');
    await expect(files.getByRole('heading', { name: /^Used by no object: 2 \(/ })).toBeVisible();
    const picture = files.locator('img').last();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(60);
    await expectAccessible(page);
    await photograph(app, page, 'library-files');
  });

  await test.step('the same file chosen again fills its place', async () => {
    await choose(app, wanted);
    await files.getByRole('button', { name: 'Choose them again…' }).click();
    await expect(files.getByRole('heading', { name: /^Used by no object: 2 \(/ })).toBeVisible();
    await expect(files.getByRole('heading', { name: /^Missing/ })).toHaveCount(0);
  });

  await test.step('what nobody uses goes once that is confirmed', async () => {
    await files.getByRole('button', { name: 'Delete these files…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete 2 files?' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await files.getByRole('button', { name: 'Delete these files…' }).click();
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(files.getByText('Files deleted: 2')).toBeVisible();
    await expect(files.getByText('Every file is there, and every file is used.')).toBeVisible();
    expect(existsSync(join(library, 'media', sha256.slice(0, 2), `${sha256}.png`))).toBe(true);
  });
});
