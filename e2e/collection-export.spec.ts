import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { validateXML } from 'xmllint-wasm';
import yauzl from 'yauzl';
import { expect, test } from './fixtures.ts';

const SCHEMAS = join(import.meta.dirname, '../src-main/exchange/formats/schemas');
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A set of tallies with a photograph, an inscription, competing dates and a source; and an exhibit of it. */
async function fill(page: Page): Promise<void> {
  const trouble = await page.evaluate(async (dot) => {
    const ask = async (method: string, args: unknown) => {
      const reply = await window.variorum.call(method, args);
      if (reply.kind !== 'ok') throw new Error(JSON.stringify(reply));
      return reply.value as never;
    };
    try {
      const csl = { type: 'book', title: '骰譜', author: [{ family: '陳', given: '記' }] };
      const sourceBody = { short: 'Chan 1901', kind: 'publication', csl, date: '1901' };
      const source: { record: { id: string } } = await ask('own.create', { kind: 'source', body: sourceBody });
      const bytes = Uint8Array.from(atob(dot), (sign) => sign.charCodeAt(0));
      const item = { kind: 'bytes', filename: '正面.png', bytes };
      const added: { items: { media: { sha256: string } }[] } = await ask('media.add', { task: 'fill', items: [item] });
      const values = [
        { id: 'a', text: '道光十二年', lang: 'zh-Hant', source: { id: source.record.id, locator: 'p. 3' } },
        { id: 'b', text: 'after 1850', certainty: 'doubtful' },
      ];
      const fields = {
        title: { values: [{ id: 'a', text: '狀元籌 & Bó͘', lang: 'zh-Hant' }] },
        date: { values },
        dimensions: { values: [{ id: 'a', text: 'l. 12.5 cm' }] },
      };
      const leiden = ['五紅奪?色(=銫)', '六子全[收]'];
      const inscription = { id: 'i', title: 'Great tally', direction: 'vertical-rl', lang: 'zh-Hant', leiden };
      const media = [{ id: 'm', sha256: added.items[0]!.media.sha256, filename: '正面.png', caption: 'front' }];
      const body = { accession: 'T-001', type: 'object', fields, inscriptions: [inscription], media };
      const object: { record: { id: string } } = await ask('own.create', { kind: 'object', body });
      const shown = { id: 'x', record: { kind: 'object', id: object.record.id }, text: '此籌得自廈門。' };
      await ask('own.create', { kind: 'exhibit', body: { title: '籌與骰', introduction: '緣起', items: [shown] } });
      return '';
    } catch (error) {
      return String(error);
    }
  }, DOT);
  expect(trouble).toBe('');
}

async function errorsIn(file: string, schema: string): Promise<readonly string[]> {
  const read = (fileName: string) => ({ fileName, contents: readFileSync(join(SCHEMAS, fileName), 'utf8') });
  const { errors } = await validateXML({
    xml: { fileName: 'written.xml', contents: readFileSync(file, 'utf8') },
    schema: read(schema),
    preload: ['xml.xsd', 'dc-record.xsd', 'dc.xsd'].map(read),
    ...(schema.endsWith('.rng') && { extension: 'relaxng' as const }),
  });
  return errors.map(({ message }) => message);
}

/** The entries of an archive, by their names. */
async function unzipped(file: string): Promise<ReadonlyMap<string, Buffer>> {
  const zip = await yauzl.openPromise(file);
  const entries = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    entries.set(entry.fileName, Buffer.concat(chunks));
  }
  return entries;
}

/** A character that looks like one of the old radicals shares its glyph, and is read back as either of the two. */
async function textOfPdf(file: string): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(readFileSync(file)), useSystemFonts: false }).promise;
  const pages = Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1));
  const texts = await Promise.all(pages.map(async (page) => (await (await page).getTextContent()).items));
  return texts
    .flat()
    .map((item) => ('str' in item ? item.str : ''))
    .join('')
    .normalize('NFKC');
}

test('the collection is written in every format, and each file is what it should be', async ({
  variorum,
  page,
  app,
}) => {
  test.slow();
  const folder = join(variorum.userData, '匯出');
  mkdirSync(folder);
  const choosing = (path: string) =>
    app.evaluate(({ dialog }, chosen) => {
      dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [chosen] });
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: chosen });
    }, path);
  const write = async (format: string, name: string): Promise<string> => {
    const path = join(folder, name);
    await choosing(path);
    await page.getByRole('button', { name: 'Export all objects…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Format').selectOption(format);
    await dialog.getByRole('button', { name: /^Save/ }).click();
    await expect(dialog).toBeHidden({ timeout: 60_000 });
    return path;
  };
  await fill(page);
  await page.evaluate(() => (location.hash = '#/collection/import'));

  await test.step('XML, valid', async () => {
    const lido = await write('lido', 'lido.xml');
    expect(await errorsIn(lido, 'lido-excerpt.xsd')).toEqual([]);
    expect(readFileSync(lido, 'utf8')).toContain('狀元籌 &amp; Bó͘');
    expect(await errorsIn(await write('dublin-core', 'dc.xml'), 'oai_dc.xsd')).toEqual([]);
    const editions = await unzipped(await write('epidoc', 'epidoc.zip'));
    expect([...editions.keys()]).toEqual(['T-001.xml']);
    const edition = join(folder, 'T-001.xml');
    writeFileSync(edition, editions.get('T-001.xml')!);
    expect(await errorsIn(edition, 'epidoc-excerpt.rng')).toEqual([]);
    expect(readFileSync(edition, 'utf8')).toContain('五紅<unclear>奪</unclear>');
  });

  await test.step('JSON', async () => {
    const art: unknown = JSON.parse(readFileSync(await write('linked-art', 'art.json'), 'utf8'));
    expect(art).toMatchObject([
      { type: 'HumanMadeObject', _label: '狀元籌 & Bó͘', dimension: [{ value: 125 }] },
      { type: 'LinguisticObject', _label: 'Great tally' },
    ]);
    const sources: unknown = JSON.parse(readFileSync(await write('csl-json', 'sources.json'), 'utf8'));
    expect(sources).toMatchObject([{ type: 'book', title: '骰譜', issued: { 'date-parts': [[1901]] } }]);
    const files = await unzipped(await write('iiif', 'iiif.zip'));
    expect([...files.keys()]).toEqual(['T-001/manifest.json', 'T-001/1.jpg']);
    const manifest: unknown = JSON.parse(files.get('T-001/manifest.json')!.toString());
    expect(manifest).toMatchObject({ type: 'Manifest', items: [{ type: 'Canvas', width: 1, height: 1 }] });
  });

  await test.step('a bibliography goes out and comes back as what is here already', async () => {
    const bibtex = await write('bibtex', 'sources.bib');
    expect(readFileSync(bibtex, 'utf8')).toContain('title = {骰譜}');
    writeFileSync(join(folder, 'others.bib'), '@book{ng, author={Ng, Bó͘}, title={籌譜}, year={1890}}');
    await choosing(join(folder, 'others.bib'));
    await page.getByRole('button', { name: 'Import references…' }).click();
    await expect(page.getByText('Sources imported: 1. Already here: 0.')).toBeVisible();
    await page.getByRole('button', { name: 'Import references…' }).click();
    await expect(page.getByText('Sources imported: 0. Already here: 1.')).toBeVisible();
  });

  await test.step('a catalogue is printed, every character readable', async () => {
    const text = await textOfPdf(await write('pdf', '圖錄.pdf'));
    for (const words of ['狀元籌', '道光十二年', 'after 1850', 'Chan 1901', '五紅奪銫', '六子全收', 'T-001'])
      expect(text).toContain(words);
  });

  await test.step('an exhibit is a page that fetches nothing', async () => {
    const path = join(folder, '展.html');
    await choosing(path);
    await page.evaluate(() => (location.hash = '#/collection/exhibits'));
    await page.getByRole('link', { name: '籌與骰' }).click();
    await page.getByRole('button', { name: 'Save as a web page…' }).click();
    await expect(page.getByText('Saved as a web page that needs nothing else.')).toBeVisible();
    const html = readFileSync(path, 'utf8');
    for (const words of ['籌與骰', '緣起', '此籌得自廈門。', 'data:image/jpeg;base64,', 'default-src &apos;none&apos;'])
      expect(html).toContain(words);
    expect(html).not.toMatch(/(?:src|href)="(?!data:)/);
  });

  expect(variorum.complaints).toEqual([]);
});
