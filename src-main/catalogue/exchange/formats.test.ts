import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import yauzl from 'yauzl';
import { expect, it } from 'vitest';
import type { ExportFormat } from '#contract/own/exchange.ts';
import type { OwnRecord } from '#contract/own/records.ts';
import { photographed } from '../media/testing.ts';
import { emptyFolder, valueOf } from '../testing.ts';
import { beside, importing, tableFile } from './testing.ts';

/** Two objects from a table; the first has a photograph, a source of the user's own and a reference it cites. */
async function collection() {
  const here = importing();
  const path = tableFile('編號;名稱;照片\nT-1;骰子 & 籌;a.jpg\nT-2;牌;\n');
  beside(path, 'a.jpg', await photographed(6).jpeg().toBuffer());
  await here.run(path);
  const objects = valueOf(await here.ask('own.all', { kind: 'object' })).records as readonly OwnRecord<'object'>[];
  const first = objects.find(({ body }) => body.accession === 'T-1');
  const csl = { type: 'book', title: '骰譜', language: 'zh' };
  const body = { short: 'Chan 1901', kind: 'publication', csl, date: '1901' };
  const source = valueOf(await here.ask('own.create', { kind: 'source', body })).record.id;
  await cite(here, first!, [
    { id: 'v1', text: '1880', source: { id: source, locator: 'p. 1' } },
    { id: 'v2', text: '道光', source: { id: 'dobree-1955' } },
  ]);
  const write = async (format: ExportFormat, ids?: string[]) => {
    const file = join(emptyFolder(), `out.${format}`);
    const done = valueOf(await here.ask('export.run', { task: 'x', format, path: file, ...(ids && { ids }) }));
    return { file, records: done.kind === 'exported' ? done.records : -1 };
  };
  return { here, first: first!.id, source, write };
}

async function cite(here: ReturnType<typeof importing>, { id }: OwnRecord, values: object[]) {
  const change = { path: ['fields', 'date'], before: undefined, after: { values } };
  valueOf(await here.ask('own.change', { kind: 'object', id, changes: [change] }));
}

it.each(['lido', 'dublin-core', 'linked-art'] as const)(
  'writes %s of all objects, with what they cite',
  async (format) => {
    const { write } = await collection();
    const { file, records } = await write(format);
    expect(records).toBe(2);
    const text = readFileSync(file, 'utf8');
    for (const word of ['T-1', 'T-2', '牌', 'Chan 1901, p. 1', 'a.jpg']) expect(text).toContain(word);
    expect(text).toContain(format === 'linked-art' ? '骰子 & 籌' : '骰子 &amp; 籌');
  },
);

it('writes what objects cite, and all sources of one’s own with all objects', async () => {
  const { write, first, source } = await collection();
  const idsIn = (file: string) => (JSON.parse(readFileSync(file, 'utf8')) as { id: string }[]).map(({ id }) => id);
  expect(idsIn((await write('csl-json', [first])).file).sort()).toEqual(['dobree-1955', source].sort());
  expect(idsIn((await write('csl-json')).file)).toContain(source);
  expect(readFileSync((await write('bibtex')).file, 'utf8')).toContain('title = {骰譜}');
});

it('packs a manifest for each object with its pictures, upright', async () => {
  const { write } = await collection();
  const { file, records } = await write('iiif');
  expect(records).toBe(2);
  expect(await namesIn(file)).toEqual(['T-1/manifest.json', 'T-1/1.jpg', 'T-2/manifest.json']);
});

it('packs an edition of each object that bears an inscription', async () => {
  const { here, first, write } = await collection();
  expect((await write('epidoc')).records).toBe(0);
  const inscription = { id: 'i', title: '籌', direction: 'vertical-rl', lang: 'zh-Hant', leiden: ['狀?元'] };
  const change = { path: ['inscriptions'], before: [], after: [inscription] };
  valueOf(await here.ask('own.change', { kind: 'object', id: first, changes: [change] }));
  const { file, records } = await write('epidoc');
  expect(records).toBe(1);
  expect(await namesIn(file)).toEqual(['T-1.xml']);
});

async function namesIn(file: string): Promise<readonly string[]> {
  const zip = await yauzl.openPromise(file);
  const names: string[] = [];
  for await (const { fileName } of zip.eachEntry()) names.push(fileName);
  return names;
}

it('prints a catalogue and an exhibit with the pictures of the objects in them', async () => {
  const { here, first } = await collection();
  const words = { title: '圖錄', sources: 'Sources', headings: { date: '年代' } };
  const pages = valueOf(await here.ask('export.pages', { task: 'x', ids: [first], ...words }));
  if (pages.kind === 'cancelled') throw new Error('cancelled');
  expect(pages.records).toBe(1);
  for (const told of ['圖錄', '骰子 &amp; 籌', '年代', 'Chan 1901', 'data:image/jpeg;base64,'])
    expect(pages.html).toContain(told);
  const items = [
    { id: 'a', record: { kind: 'object', id: first }, text: '此骰。' },
    { id: 'b', record: { kind: 'source', id: 'dobree-1955' } },
  ];
  const made = valueOf(await here.ask('own.create', { kind: 'exhibit', body: { title: '展', items } }));
  const path = join(emptyFolder(), '展.html');
  expect(valueOf(await here.ask('export.exhibit', { path, id: made.record.id }))).toEqual({ path, records: 2 });
  const html = readFileSync(path, 'utf8');
  for (const told of ['<span lang="zh-Hant">此骰。</span>', 'T-1', 'Dobree', 'data:image/jpeg;base64,'])
    expect(html).toContain(told);
  expect(await here.ask('export.exhibit', { path, id: 'nobody' })).toMatchObject({ refusal: { code: 'not-found' } });
});

it('takes references in as one action, and the same file again changes nothing', async () => {
  const here = importing();
  const sources = async () => valueOf(await here.ask('own.all', { kind: 'source' })).records;
  const path = tableFile('@book{a, title={籌譜}, year={1890}}\n@book{b, title={骰譜}}', '書目.bib');
  const done = valueOf(await here.ask('import.references', { path }));
  expect(done).toMatchObject({ created: 2, known: 0, action: { what: 'import', about: '書目.bib', changes: 2 } });
  expect(valueOf(await here.ask('import.references', { path }))).toEqual({ created: 0, known: 2 });
  expect((await sources()).map(({ body }) => (body as { date: string }).date).sort()).toEqual(['', '1890']);
  valueOf(await here.ask('own.takeBack', { action: done.action!.id }));
  expect(await sources()).toEqual([]);
  const refused = await here.ask('import.references', { path: tableFile('[1]', 'x.json') });
  expect(refused).toMatchObject({ refusal: { code: 'bad-argument', detail: { reason: 'not-references' } } });
});
