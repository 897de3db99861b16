import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
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
  await page.getByRole('button', { name: 'Save as PDF…' }).click();
  await expect(page.getByText(/^Written to the PDF/).last()).toBeVisible();
  const pdf = await getDocument({ data: new Uint8Array(readFileSync(path)), verbosity: 0 }).promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const sheet = await pdf.getPage(number);
    const { width, height } = sheet.getViewport({ scale: 1 });
    const { items } = await sheet.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join('');
    pages.push({ width: Math.round(width), height: Math.round(height), text: text.normalize('NFKC') });
  }
  return pages;
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
  await expect(page.getByText(/^3 do not fit and would be cut off/)).toBeVisible();
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
