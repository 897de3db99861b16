import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { expectAccessible, wear } from './axe.ts';
import { expect, test, type Variorum } from './fixtures.ts';
import { photograph } from './photograph.ts';

/** Three hundred rows, in a few of which something is wrong. */
const MISTAKES: Readonly<Record<number, string>> = {
  40: 'T-004;同號;1832',
  80: 'T\u0007;壞號;1832',
  120: ';;',
  160: 'T-161;多一格;1832;surplus',
  200: 'T-201;日期不明;the other day',
};
const rowAt = (at: number) => `T-${(at + 1).toString().padStart(3, '0')};籌 ${at.toString()};道光十二年`;
const SPREADSHEET = ['編號;名稱;年代', ...Array.from({ length: 300 }, (_, at) => MISTAKES[at] ?? rowAt(at)), ''].join(
  '\r\n',
);

function put(variorum: Variorum, name: string, bytes: string | Buffer): string {
  const folder = join(variorum.userData, '桌面');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), bytes);
  return join(folder, name);
}

/** Chooses a file in the next dialogs of the system, to open or to save. */
async function choosing(app: ElectronApplication, path: string) {
  await app.evaluate(({ dialog }, chosen) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [chosen] });
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: chosen });
  }, path);
}

async function chooseTable(app: ElectronApplication, page: Page, path: string) {
  await choosing(app, path);
  await page.evaluate(() => (location.hash = '#/collection/import'));
  await page.getByRole('button', { name: /^Choose a/ }).click();
  await expect(page.getByLabel('Encoding')).toBeVisible();
}

/** How many objects there are; fewer than none while the catalogue starts again. */
const objects = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const reply = await window.variorum.call('own.list', {});
    return reply.kind === 'ok' ? (reply.value as { total: number }).total : -1;
  });

test('a spreadsheet with mistakes is looked at, imported, exported and taken back', async ({ variorum, page, app }) => {
  test.slow();
  const path = put(variorum, '收藏.csv', Buffer.from('\ufeff' + SPREADSHEET, 'utf16le'));
  await chooseTable(app, page, path);

  await test.step('what was found out about the file is shown, and every row has its fate', async () => {
    await expect(page.getByLabel('Encoding')).toHaveValue('utf-16le');
    await expect(page.getByLabel('Between cells')).toHaveValue(';');
    await expect(page.getByLabel('Column 名稱')).toHaveValue('title');
    await expect(page.getByText('created (296)')).toBeVisible();
    await page.getByRole('radio', { name: 'refused (3)' }).check();
    await expect(page.getByRole('row', { name: /Line 5 has the same number/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /cannot be an accession number/ })).toBeVisible();
    await page.getByRole('radio', { name: 'worth a look (1)' }).check();
    await expect(page.getByRole('row', { name: /the other day/ })).toBeVisible();
    expect(await objects(page)).toBe(0);
    await wear(page, 'dark');
    await expectAccessible(page);
    await wear(page, 'light');
    await expectAccessible(page);
    await photograph(app, page, 'import-preview');
  });

  await test.step('it is imported by one stroke', async () => {
    await page.getByRole('button', { name: 'Import: 296 new, 0 changed' }).click();
    await expect(page.getByText('296 created, 0 changed, 1 skipped, 3 refused')).toBeVisible({ timeout: 60_000 });
    expect(await objects(page)).toBe(296);
  });

  await test.step('the same file again changes nothing', async () => {
    await chooseTable(app, page, path);
    await expect(page.getByText('skipped (297)')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Import: 0 new, 0 changed' })).toBeDisabled();
  });

  await test.step('all of it is exported as a table again', async () => {
    const out = join(variorum.userData, '桌面', 'out.csv');
    await choosing(app, out);
    await page.getByRole('button', { name: 'Export all objects' }).click();
    await photograph(app, page, 'export-dialog');
    await page.getByRole('button', { name: 'Save as' }).click();
    await expect(page.getByText('Exported. Objects: 296.')).toBeVisible();
    expect(readFileSync(out, 'utf8').split('\r\n')[1]).toBe('T-001,object,籌 0,道光十二年,,');
  });

  await test.step('it is taken back from the log, a day or a restart later', async () => {
    await variorum.relaunch();
    const later = variorum.page;
    await later.evaluate(() => (location.hash = '#/collection/actions'));
    const row = later.getByRole('row', { name: /Imported 收藏\.csv/ });
    await expectAccessible(later);
    await photograph(variorum.app, later, 'import-log');
    await row.getByRole('button', { name: /^Take back/ }).click();
    await expect(later.getByText('Taken back.')).toBeVisible({ timeout: 60_000 });
    expect(await objects(later)).toBe(0);
  });
});

/** Drops a file of the disk where a table is chosen, as a file manager would. */
async function dropTable(page: Page, path: string) {
  await page.evaluate(() => {
    const input = document.body.appendChild(document.createElement('input'));
    Object.assign(input, { type: 'file', id: 'dropped' });
  });
  await page.locator('#dropped').setInputFiles(path);
  await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('#dropped');
    const dataTransfer = new DataTransfer();
    for (const file of input?.files ?? []) dataTransfer.items.add(file);
    input?.remove();
    const place = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes('Choose a'));
    place?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  });
}

test('a long table is dropped, every row of it can be looked at, and what is left out is said', async ({
  variorum,
  page,
  app,
}) => {
  const rows = Array.from({ length: 950 }, (_, at) => `L-${(at + 1).toString()},籌,unknown ${at.toString()}`);
  const path = put(variorum, '長表.csv', ['Collection of Mr Ong', 'No,Title,Whence', ...rows].join('\n'));
  await page.evaluate(() => (location.hash = '#/collection/import'));
  await expect(page.getByRole('button', { name: /^Choose a table/ })).toBeVisible();
  await dropTable(page, path);
  await expect(page.getByText('The headings were found in line 2')).toBeVisible();
  await expect(page.getByText('Not imported: Whence.')).toBeVisible();
  await expect(page.getByText('created (950)')).toBeVisible();
  await expect(page.getByText('of 5: lines 3 to 202')).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Page' }).fill('5');
  await page.getByRole('spinbutton', { name: 'Page' }).press('Enter');
  await expect(page.getByRole('cell', { name: 'L-950' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next rows' })).toBeDisabled();
  await page.getByRole('button', { name: 'Previous rows' }).click();
  await expect(page.getByRole('cell', { name: 'L-601', exact: true })).toBeVisible();
  await expectAccessible(page);
  await photograph(app, page, 'import-pages');
});

test('whoever has not agreed to be named is asked about before a file is written', async ({ variorum, page, app }) => {
  const made = await page.evaluate(async () => {
    const informant = { short: 'Madam Ong', kind: 'informant', csl: { title: 'Talk with Madam Ong' } };
    const source = await window.variorum.call('own.create', { kind: 'source', body: informant });
    return source.kind;
  });
  expect(made).toBe('ok');
  await page.evaluate(() => (location.hash = '#/collection/import'));
  const out = join(variorum.userData, 'out.json');
  await choosing(app, out);
  await page.getByRole('button', { name: 'Export all objects' }).click();
  await page.getByLabel('Format').selectOption('csl-json');
  await page.getByRole('button', { name: 'Save as' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Madam Ong' })).toBeVisible();
  await expectAccessible(page);
  await photograph(app, page, 'export-informants');
  await page.getByRole('button', { name: 'Leave them out' }).click();
  await expect(page.getByText('Exported. Sources: 0.')).toBeVisible();
  expect(readFileSync(out, 'utf8')).not.toContain('Ong');
  await page.getByRole('button', { name: 'Make a pack' }).click();
  await page.getByRole('button', { name: 'Name them all the same' }).click();
  await expect(page.getByText('Packed. Records: 1.')).toBeVisible();
});

test('an import in the middle of which the catalogue is killed has been done whole or not at all', async ({
  variorum,
  page,
  app,
}) => {
  test.slow();
  const path = put(variorum, 'killed.csv', SPREADSHEET);
  await chooseTable(app, page, path);
  const run = page.getByRole('button', { name: 'Import: 296 new, 0 changed' });
  await expect(run).toBeEnabled();
  const pid = await variorum.catalogueProcessPid();
  await run.click();
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => objects(page), { timeout: 60_000 }).toBeGreaterThanOrEqual(0);
  expect([0, 296]).toContain(await objects(page));
  const verified = await page.evaluate(() => window.variorum.call('library.verify', {}));
  expect(verified).toMatchObject({ value: { problems: [] } });
});

test('a pack is made, looked at beside what is here, and taken in without overwriting anything', async ({
  variorum,
  page,
  app,
}) => {
  test.slow();
  const path = join(variorum.userData, '送給同事.zip');
  const ids = await page.evaluate(async () => {
    const made: string[] = [];
    for (const title of ['狀元籌', '麻將']) {
      const fields = { title: { values: [{ id: 'a', text: title }] } };
      const reply = await window.variorum.call('own.create', { kind: 'object', body: { type: 'object', fields } });
      made.push((reply as { value: { record: { id: string } } }).value.record.id);
    }
    return made;
  });
  await choosing(app, path);
  await page.evaluate(() => (location.hash = '#/collection/import'));
  await page.getByRole('button', { name: 'Make a pack' }).click();
  await expect(page.getByText('Packed. Records: 2. Files: 0.')).toBeVisible();
  await page.evaluate(async (id) => {
    const changes = [{ path: ['fields', 'title', 'values', 'a', 'text'], before: '麻將', after: '麻將牌' }];
    await window.variorum.call('own.change', { kind: 'object', id, changes });
  }, ids[1]);
  await page.getByRole('button', { name: 'Open a pack' }).click();
  const differing = page.getByRole('row', { name: /麻將/ });
  await expect(differing).toContainText('yours is later');
  await expect(page.getByRole('row', { name: /狀元籌/ })).toContainText('the same');
  await expect(page.getByRole('button', { name: 'Take in (0)' })).toBeDisabled();
  await differing.getByRole('combobox').selectOption('Keep both');
  await expectAccessible(page);
  await differing.scrollIntoViewIfNeeded();
  await photograph(app, page, 'pack');
  await page.getByRole('button', { name: 'Take in (1)' }).click();
  await expect(page.getByText('Taken in from 送給同事.zip: 1.')).toBeVisible();
  expect(await objects(page)).toBe(3);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('Taken back.')).toBeVisible();
  expect(await objects(page)).toBe(2);
});
