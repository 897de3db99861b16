import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expectAccessible, visit, wear } from './axe.ts';
import { expect, test, type Variorum } from './fixtures.ts';
import { photograph } from './photograph.ts';

const OBJECTS = [
  ['狀元籌 Scholar’s tallies', '道光十二年'],
  ['Tĕrus, Po̍ah-piáⁿ 博餅', '1900s'],
  ['四色牌 four-colour cards', ''],
] as const;

async function enter(page: Page, title: string, date: string) {
  await visit(page, '#/collection', 'My collection');
  await page.getByRole('button', { name: 'New object' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  await page.getByRole('textbox', { name: 'Date of making', exact: true }).fill(date);
  await page.getByRole('textbox', { name: 'Date of making', exact: true }).press('Tab');
  await expect(page.getByText('All changes saved')).toBeVisible();
}

async function toLabels(page: Page) {
  for (const [title, date] of OBJECTS) await enter(page, title, date);
  await visit(page, '#/collection', 'My collection');
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .check();
  await page.getByRole('button', { name: 'Select all' }).click();
  await page.getByRole('link', { name: 'Labels…' }).click();
  await page.getByRole('heading', { level: 1, name: 'Labels and object sheets' }).waitFor();
}

/**
 * Saves the sheets where a user would have said, and reads them back: the size of each page in points, and its words. A font
 * may draw a character and the radical it is by the same shape, so that a PDF names either.
 */
async function savePdf({ app, page, userData }: Variorum, name: string) {
  const path = join(userData, name);
  await answerSaveDialog(app, path);
  const save = page.getByRole('button', { name: 'Save as PDF…' });
  await save.click();
  await expect(page.getByText(/^Written to the PDF/).last()).toBeVisible();
  await expect.poll(() => existsSync(path)).toBe(true);
  await expect(save).toBeEnabled();
  const pdf = await getDocument({ data: new Uint8Array(readFileSync(path)), verbosity: 0 }).promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const sheet = await pdf.getPage(number);
    const { width, height } = sheet.getViewport({ scale: 1 });
    const { items } = await sheet.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join('');
    const pictures = await picturesOn(sheet);
    pages.push({ width: Math.round(width), height: Math.round(height), text: text.normalize('NFKC'), pictures });
  }
  return pages;
}

/** Width and height of every picture on a page, in pixels. */
async function picturesOn(sheet: PDFPageProxy): Promise<readonly (readonly [number, number])[]> {
  const { fnArray, argsArray } = await sheet.getOperatorList();
  return fnArray.flatMap((operation, at) => {
    if (operation !== OPS.paintImageXObject) return [];
    const [, width, height] = argsArray[at] as readonly [string, number, number];
    return [[width, height] as const];
  });
}

/** Gives the object a photograph 600 by 400, of which the left half is taken and turned to lie on its side. */
async function givePhotograph(page: Page, accession: string) {
  const trouble = await page.evaluate(async (number) => {
    const ask = async (method: string, args: unknown) => {
      const reply = await window.variorum.call(method, args);
      if (reply.kind !== 'ok') throw new Error(JSON.stringify(reply));
      return reply.value as never;
    };
    try {
      const canvas = new OffscreenCanvas(600, 400);
      const pen = canvas.getContext('2d')!;
      for (const [colour, x] of [
        ['#7a1f1f', 0],
        ['#1f3f7a', 300],
      ] as const) {
        pen.fillStyle = colour;
        pen.fillRect(x, 0, 300, 400);
      }
      const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
      const items = [{ kind: 'bytes', filename: '正面.png', bytes }];
      const added: { items: { media: { sha256: string } }[] } = await ask('media.add', { task: 'photo', items });
      const { rows }: { rows: { id: string; accession: string }[] } = await ask('own.list', { limit: 50 });
      const use = { id: 'm', sha256: added.items[0]!.media.sha256, filename: '正面.png', caption: '正面', turns: 1 };
      const crop = { x: 0, y: 0, width: 0.5, height: 1 };
      const changes = [{ path: ['media'], before: [], after: [{ ...use, crop }] }];
      await ask('own.change', { kind: 'object', id: rows.find((row) => row.accession === number)!.id, changes });
      return '';
    } catch (error) {
      return String(error);
    }
  }, accession);
  expect(trouble).toBe('');
}

const answerSaveDialog = (app: ElectronApplication, path: string) =>
  app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
  }, path);

test('labels are printed to a PDF of the size of their sheet, with every character intact', async ({ variorum }) => {
  test.setTimeout(120_000);
  const { app, page } = variorum;
  await toLabels(page);
  await expect(page.getByText('Everything fits. Labels: 3; sheets: 1.')).toBeVisible();
  for (const theme of ['light', 'dark'] as const) {
    await wear(page, theme);
    await expectAccessible(page);
    await photograph(app, page, `labels-${theme}`);
  }
  const [sheet, ...more] = await savePdf(variorum, '標籤.pdf');
  expect(more).toEqual([]);
  expect(sheet).toMatchObject({ width: 595, height: 842 });
  const text = sheet?.text ?? '';
  for (const [title, date] of OBJECTS) {
    expect(text).toContain(title.normalize('NFKC'));
    expect(text).toContain(date);
  }
  expect(text).not.toContain('My collection');
});

test('what does not fit is told before it is printed, and smaller type mends it', async ({ page }) => {
  await toLabels(page);
  await page.getByRole('combobox', { name: 'Paper' }).selectOption('Labels of my own measures');
  await page.getByRole('textbox', { name: 'Label: height' }).fill('11,5');
  await expect(page.getByText(/would be cut off \(3\)/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^SG-001: / })).toContainText('QR code');
  await page.getByRole('checkbox', { name: 'QR code of the number' }).uncheck();
  await page.getByRole('checkbox', { name: 'Date of making' }).uncheck();
  await page.getByRole('combobox', { name: 'Size of type' }).selectOption('Small');
  await expect(page.getByText('Everything fits. Labels: 3; sheets: 1.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Rows', exact: true }).fill('40');
  await expect(page.getByRole('alert')).toHaveText('With these measures the labels do not lie on the paper.');
  await expect(page.getByRole('button', { name: 'Save as PDF…' })).toBeDisabled();
});

test('a sheet tells all of one object, on Letter, a page for each', async ({ variorum }) => {
  const { app, page } = variorum;
  await toLabels(page);
  await page.getByRole('combobox', { name: 'Paper' }).selectOption('Object sheet, Letter');
  await expect(page.getByText('Everything fits. Labels: 3; sheets: 3.')).toBeVisible();
  await photograph(app, page, 'object-sheet');
  const sheets = await savePdf(variorum, 'sheets.pdf');
  expect(sheets.map(({ width, height }) => [width, height])).toEqual([
    [612, 792],
    [612, 792],
    [612, 792],
  ]);
  expect(sheets[0]?.text).toContain('Date of');
  expect(sheets[0]?.text).toContain('道光十二年');
});

test('a field too long for its label is named with its object, and printed whole where there is room', async ({
  variorum,
}) => {
  test.setTimeout(120_000);
  const { page } = variorum;
  const long = '此籌得自廈門舊肆，象牙所製，刻字填朱，'.repeat(8);
  const marked = 'Po̍ah-piáⁿ tĕrus à̱ḗ̄ '.repeat(4).trim();
  await toLabels(page);
  await enter(page, long, '道光');
  await enter(page, marked, '');
  await visit(page, '#/collection', 'My collection');
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .check();
  await page.getByRole('button', { name: 'Select all' }).click();
  await page.getByRole('link', { name: 'Labels…' }).click();
  await expect(page.getByText(/would be cut off \(1\)/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^SG-004: / })).toHaveText('SG-004: Title, Date of making');
  await page.getByRole('combobox', { name: 'Paper' }).selectOption('Label sheet Avery L7165');
  await expect(page.getByText('Everything fits. Labels: 5; sheets: 1.')).toBeVisible();
  const [sheet] = await savePdf(variorum, 'long.pdf');
  expect(sheet?.text.replaceAll(/\s/g, '')).toContain(long.normalize('NFKC'));
  expect(sheet?.text.replaceAll(/\s/g, '')).toContain(marked.normalize('NFKC').replaceAll(/\s/g, ''));
});

test('a photograph is printed as it is set, cropped and turned, on sheets and on labels', async ({ variorum }) => {
  test.setTimeout(120_000);
  const { app, page } = variorum;
  for (const [title, date] of OBJECTS) await enter(page, title, date);
  await givePhotograph(page, 'SG-002');
  await visit(page, '#/collection', 'My collection');
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .check();
  await page.getByRole('button', { name: 'Select all' }).click();
  await page.getByRole('link', { name: 'Labels…' }).click();
  await page.getByRole('checkbox', { name: 'Photograph' }).check();
  await photograph(app, page, 'labels-pictured');
  const [labels] = await savePdf(variorum, 'pictured-labels.pdf');
  expect(labels?.pictures).toEqual([[400, 300]]);
  await page.getByRole('combobox', { name: 'Paper' }).selectOption('Object sheet, A4');
  await expect(page.getByRole('checkbox', { name: 'Photograph' })).toBeChecked();
  await expect(page.getByText('Everything fits. Labels: 3; sheets: 3.')).toBeVisible();
  await photograph(app, page, 'object-sheet-pictured');
  const sheets = await savePdf(variorum, 'pictured-sheets.pdf');
  expect(sheets.map(({ pictures }) => pictures)).toEqual([[], [[400, 300]], []]);
  await page.getByRole('checkbox', { name: 'Photograph' }).uncheck();
  expect((await savePdf(variorum, 'bare-sheets.pdf')).flatMap(({ pictures }) => pictures)).toEqual([]);
});

test('a layout is remembered after a restart, and others are kept by name', async ({ variorum }) => {
  test.setTimeout(120_000);
  await toLabels(variorum.page);
  const paper = (page: Page) => page.getByRole('combobox', { name: 'Paper' });
  const box = (page: Page, name: string) => page.getByRole('textbox', { name });
  await paper(variorum.page).selectOption('Labels of my own measures');
  await box(variorum.page, 'Label: height').fill('31,5');
  await box(variorum.page, 'Move to the right').fill('−1.5');
  await box(variorum.page, 'Labels used up').fill('4');
  await variorum.page.getByRole('checkbox', { name: 'Place of making' }).check();
  await variorum.page.getByRole('checkbox', { name: 'A line round each label' }).check();
  await variorum.page.getByRole('button', { name: 'Keep this layout…' }).click();
  await box(variorum.page, 'Name of the layout').fill('盒中標籤');
  await variorum.page.getByRole('dialog').getByRole('button', { name: 'Keep this layout…' }).click();
  await paper(variorum.page).selectOption('Label sheet Avery 5160');
  await box(variorum.page, 'Labels used up').fill('7');
  await variorum.relaunch();
  const { page } = variorum;
  await visit(page, '#/collection', 'My collection');
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .check();
  await page.getByRole('link', { name: 'Labels…' }).click();
  await expect(paper(page)).toHaveValue('5160');
  await expect(box(page, 'Labels used up')).toHaveValue('7');
  await page.getByRole('list', { name: 'Kept layouts' }).getByRole('button', { name: '盒中標籤', exact: true }).click();
  await expect(paper(page)).toHaveValue('custom');
  await expect(box(page, 'Label: height')).toHaveValue('31.5');
  await expect(box(page, 'Move to the right')).toHaveValue('-1.5');
  await expect(box(page, 'Labels used up')).toHaveValue('4');
  await expect(page.getByRole('checkbox', { name: 'Place of making' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'A line round each label' })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove the layout “盒中標籤”' }).click();
  await expect(page.getByRole('list', { name: 'Kept layouts' })).toBeHidden();
});

test('a printer gets the paper to its edge, and what became of it is told', async ({ app, page }) => {
  await toLabels(page);
  const print = page.getByRole('button', { name: 'Print…' });
  await answerPrinter(app, [], { done: false, reason: '' });
  await print.click();
  await expect(page.getByText('This computer knows no printer.')).toBeVisible();
  await answerPrinter(app, ['box'], { done: false, reason: 'Print job failed' });
  await print.click();
  await expect(page.getByText('The printer did not take it.')).toBeVisible();
  await answerPrinter(app, ['box'], { done: false, reason: 'Print job canceled' });
  await print.click();
  await expect(print).toBeEnabled();
  await answerPrinter(app, ['box'], { done: true, reason: '' });
  await print.click();
  await expect(page.getByText('Sent to the printer.')).toBeVisible();
  await expect(page.getByText('The printer did not take it.')).toHaveCount(1);
  const asked = await app.evaluate(() => (globalThis as unknown as { asked: unknown }).asked);
  expect(asked).toMatchObject({ margins: { marginType: 'none' }, pageSize: { width: 210_000, height: 297_000 } });
});

test('a printer that never answers keeps nobody from printing again', async ({ variorum }) => {
  test.setTimeout(120_000);
  const { app, page } = variorum;
  await toLabels(page);
  await app.evaluate(({ BrowserWindow }) => {
    const asked: (() => void)[] = [];
    Object.assign(globalThis, { asked });
    BrowserWindow.getAllWindows()[0]!.webContents.getPrintersAsync = () =>
      new Promise((resolve) => {
        asked.push(() => {
          resolve([]);
        });
      });
  });
  const print = page.getByRole('button', { name: 'Print…' });
  await print.click();
  await expect(page.getByRole('button', { name: 'Save as PDF…' })).toBeDisabled();
  await page.getByRole('button', { name: 'Stop waiting' }).click();
  await expect(page.getByText(/^No longer waiting/)).toBeVisible();
  await expect(print).toBeEnabled();
  await print.click();
  await visit(page, '#/collection', 'My collection');
  await page.getByRole('link', { name: 'Labels…' }).click();
  expect(await savePdf(variorum, 'after.pdf')).toHaveLength(1);
  await app.evaluate(() => {
    for (const answer of (globalThis as unknown as { asked: (() => void)[] }).asked) answer();
  });
  await expect(page.getByText('This computer knows no printer.')).toBeHidden();
});

/** What the system's printers would answer; what they were asked is kept. */
const answerPrinter = (
  app: ElectronApplication,
  printers: readonly string[],
  answer: { done: boolean; reason: string },
) =>
  app.evaluate(
    ({ BrowserWindow }, { printers, answer }) => {
      const contents = BrowserWindow.getAllWindows()[0]!.webContents;
      contents.getPrintersAsync = () => Promise.resolve(printers.map((name) => ({ name })) as never);
      contents.print = (options, told) => {
        Object.assign(globalThis, { asked: options });
        told?.(answer.done, answer.reason);
      };
    },
    { printers, answer },
  );
