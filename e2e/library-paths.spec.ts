import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible, visit } from './axe.ts';
import { expect, test, type Variorum } from './fixtures.ts';
import { photograph } from './photograph.ts';
import { mayProtect, protect } from './read-only.ts';

// Each starts the program several times.
test.describe.configure({ timeout: 180_000 });

const notice = (page: Page) => page.getByRole('region', { name: 'The library' });
const picture = (page: Page) => page.getByRole('button', { name: 'Open 狀元籌 #1%20.jpg' }).locator('img');

/** A library under a name that is hard on addresses, with one object and its photograph. */
async function begin(variorum: Variorum): Promise<{ readonly folder: string; readonly id: string }> {
  const folder = join(variorum.userData, '遊戲 收藏', 'lib#1%20');
  mkdirSync(folder, { recursive: true });
  await variorum.relaunch('--library', folder);
  const { page, app } = variorum;
  const id = await page.evaluate(async () => {
    const made = await window.variorum.call('own.create', { kind: 'object', body: { type: 'object', fields: {} } });
    return (made as { value: { record: { id: string } } }).value.record.id;
  });
  const file = join(variorum.userData, '狀元籌 #1%20.jpg');
  writeFileSync(
    file,
    await sharp({ create: { width: 600, height: 400, channels: 3, background: '#a22' } })
      .jpeg()
      .toBuffer(),
  );
  await app.evaluate(({ dialog }, chosen) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [chosen] });
  }, file);
  await visit(page, `#/collection/objects/${id}`, 'SG-001');
  await page.getByRole('button', { name: 'Add photographs' }).click();
  await expectDrawn(page);
  return { folder, id };
}

async function expectDrawn(page: Page) {
  await picture(page).scrollIntoViewIfNeeded();
  const drawn = () => picture(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  await expect.poll(drawn).toBe(true);
}

test('a library under any name shows its photographs, is backed up and exported, and is read where it cannot be written', async ({
  variorum,
}) => {
  test.skip(!mayProtect(), 'a read-only disk takes the right to mount one');
  const { folder, id } = await begin(variorum);

  await test.step('it is backed up and exported', async () => {
    const { page, app } = variorum;
    await visit(page, '#/library', 'Library');
    await expect(page.getByText(folder, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Back up now' }).click();
    await expect(page.getByText('A backup was made and checked.')).toBeVisible();
    expect(readdirSync(join(folder, 'backups'))).toHaveLength(1);
    const exhibit = await page.evaluate(async (object) => {
      const items = [{ id: 'a', record: { kind: 'object', id: object }, text: '' }];
      const made = await window.variorum.call('own.create', { kind: 'exhibit', body: { title: '展 #1%20', items } });
      return (made as { value: { record: { id: string } } }).value.record.id;
    }, id);
    const target = join(variorum.userData, '匯出 #2%20.html');
    await app.evaluate(({ dialog }, chosen) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: chosen });
    }, target);
    await visit(page, `#/collection/exhibits/${exhibit}`, '展 #1%20');
    await page.getByRole('button', { name: 'Save as a web page…' }).click();
    await expect.poll(() => existsSync(target) && readFileSync(target, 'utf8').includes('data:image/')).toBe(true);
  });

  await variorum.close();
  const release = protect(folder);
  try {
    await variorum.launch('--library', folder);
    const { page } = variorum;
    await expect(notice(page)).toContainText('make its folder writable');
    await visit(page, `#/collection/objects/${id}`, 'SG-001');
    await expectDrawn(page);
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    await title.fill('Typed in vain');
    await expect(page.getByRole('main').getByRole('status').first()).toContainText('make its folder writable');
    await expect(title).toHaveValue('Typed in vain');
    await expectAccessible(page);
    await photograph(variorum.app, page, 'library-read-only');
    await variorum.close();
  } finally {
    release();
  }
});

test('a library whose photographs have gone still opens, and says of each that it is not there', async ({
  variorum,
}) => {
  const { folder, id } = await begin(variorum);
  await variorum.close();
  rmSync(join(folder, 'media'), { recursive: true });
  await variorum.launch('--library', folder);
  const { page } = variorum;
  await visit(page, `#/collection/objects/${id}`, 'SG-001');
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('狀元籌');
  await title.press('Tab');
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expect(page.getByRole('figure')).toContainText('missing or damaged');
  await expectAccessible(page);
  await photograph(variorum.app, page, 'library-no-media');
  // The console tells of the picture that was not found, and of nothing else.
  expect(variorum.complaints.filter((line) => !line.includes('404'))).toEqual([]);
  variorum.complaints.length = 0;
});
