import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import type { GivenOut } from '#contract/own/exchange.ts';
import type { TaskProgress } from '#contract/tasks.ts';
import { taskBoard } from '../tasks.ts';
import { askingLater, emptyFolder, valueOf } from '../testing.ts';
import { importing, tableFile } from './testing.ts';

/** Two thousand objects. */
async function many() {
  const here = importing();
  const rows = Array.from({ length: 2000 }, (_, at) => `T-${at.toString()},籌 ${at.toString()},道光十二年`);
  await here.run(tableFile(['accession,title,date', ...rows].join('\n')));
  return here;
}

it.each(['csv', 'xlsx', 'linked-art'] as const)(
  'of thousands of objects as %s lets others have their turn',
  async (format) => {
    const here = await many();
    const told: TaskProgress[] = [];
    const ask = askingLater(
      () => here.library,
      taskBoard((progress) => told.push(progress)),
    );
    const path = join(emptyFolder(), 'out');
    let done = false;
    const writing = ask('export.run', { task: 'x', format, path }).finally(() => (done = true));
    await new Promise(setImmediate);
    expect(valueOf(await ask('own.nextAccession', {}))).toBe('SG-001');
    expect(done).toBe(false);
    expect(valueOf(await writing)).toMatchObject({ kind: 'exported', records: 2000 });
    expect(told.at(-1)).toEqual({ task: 'x', done: 2000, total: 2000 });
  },
);

it.each(['csv', 'xlsx', 'lido', 'bibtex', 'epidoc'] as const)(
  'as %s is cancelled and leaves nothing',
  async (format) => {
    const here = await many();
    const board = taskBoard(() => board.cancel('x'));
    const ask = askingLater(() => here.library, board);
    const path = join(emptyFolder(), 'out');
    expect(valueOf(await ask('export.run', { task: 'x', format, path }))).toEqual({ kind: 'cancelled' });
    expect(readdirSync(dirname(path))).toEqual([]);
    const words = { title: 'x', sources: 'y' };
    expect(valueOf(await ask('export.pages', { task: 'x', ...words }))).toEqual({ kind: 'cancelled' });
  },
);

it('is written under a name as long as a name can be', async () => {
  const here = importing();
  const folder = emptyFolder();
  for (const format of ['csv', 'iiif'] as const) {
    const path = join(folder, `${'籌'.repeat(83)}.${format}`);
    expect(valueOf(await here.ask('export.run', { task: 'x', format, path }))).toMatchObject({ path });
  }
  expect(readdirSync(folder)).toHaveLength(2);
});

/** An object that rests on two informants, one of whom has agreed, and a third whom nothing cites. */
async function informed() {
  const here = importing();
  const informant = async (short: string, consent?: string) => {
    const passages = [{ id: 'p', locator: '', text: `${short} says so` }];
    const body = { short, kind: 'informant', csl: { title: short }, passages, ...(consent && { consent }) };
    return valueOf(await here.ask('own.create', { kind: 'source', body })).record.id;
  };
  const [silent, willing] = [await informant('Madam Ong'), await informant('Mr Lim', 'orally, 3 May 2024')];
  await informant('Auntie Tan', ' ');
  const values = [
    { id: 'a', text: '1832', source: { id: silent, locator: 'tape of Madam Ong' } },
    { id: 'b', text: '1833', source: { id: `${willing}#p` } },
  ];
  const body = {
    accession: 'T-1',
    type: 'object',
    fields: { date: { values } },
    events: [{ id: 'e', what: 'sold', source: { id: silent } }],
    links: [{ id: 'l', relation: 'related', to: { kind: 'source', id: silent } }],
  };
  const object = valueOf(await here.ask('own.create', { kind: 'object', body })).record.id;
  const asked = async (of: GivenOut, ids?: string[]) =>
    valueOf(await here.ask('export.unconsented', { of, ...(ids && { ids }) })).map(({ short }) => short);
  return { here, silent, object, asked };
}

it('names the informants it would give away, and nobody who has agreed', async () => {
  const { asked, object } = await informed();
  for (const table of ['csv', 'xlsx'] as const) expect(await asked(table)).toEqual([]);
  for (const format of ['lido', 'linked-art', 'pages'] as const) expect(await asked(format)).toEqual(['Madam Ong']);
  for (const all of ['bibtex', 'csl-json', 'pack'] as const) {
    expect(await asked(all)).toEqual(['Madam Ong', 'Auntie Tan']);
    expect(await asked(all, [object])).toEqual(['Madam Ong']);
  }
});

it('leaves out informants, their passages and what names them', async () => {
  const { here, silent } = await informed();
  const leaveOut = [silent];
  for (const format of ['lido', 'linked-art', 'dublin-core', 'bibtex', 'csl-json'] as const) {
    const path = join(emptyFolder(), 'out');
    valueOf(await here.ask('export.run', { task: 'x', format, path, leaveOut }));
    const text = readFileSync(path, 'utf8');
    expect(text).not.toContain('Ong');
    expect(text).not.toContain(silent);
    expect(text).toContain('Lim');
  }
  const pages = valueOf(await here.ask('export.pages', { task: 'x', title: 'x', sources: 'y', leaveOut }));
  expect(JSON.stringify(pages)).not.toContain('Ong');
  const path = join(emptyFolder(), 'pack.zip');
  valueOf(await here.ask('pack.make', { task: 'x', path, leaveOut }));
  const there = importing();
  const preview = valueOf(await there.ask('pack.preview', { path }));
  expect(preview.records.map(({ title }) => title)).toEqual(['T-1', 'Mr Lim', 'Auntie Tan']);
  valueOf(await there.ask('pack.open', { task: 'x', path, plan: preview.plan }));
  expect(JSON.stringify(valueOf(await there.ask('own.all', { kind: 'object' })))).not.toContain(silent);
  expect(existsSync(path)).toBe(true);
});

it('as a workbook refuses a text that no cell can hold, and names it; a CSV holds it', async () => {
  const here = importing();
  const body = {
    accession: 'T-1',
    type: 'object',
    fields: { notes: { values: [{ id: 'a', text: '籌'.repeat(32_768) }] } },
  };
  valueOf(await here.ask('own.create', { kind: 'object', body }));
  const path = join(emptyFolder(), 'out');
  const written = (format: 'csv' | 'xlsx') => here.ask('export.run', { task: 'x', format, path });
  expect(await written('xlsx')).toMatchObject({
    kind: 'refused',
    refusal: { field: 'format', detail: { reason: 'cell-too-long', accession: 'T-1', heading: 'notes' } },
  });
  expect(existsSync(path)).toBe(false);
  expect(valueOf(await written('csv'))).toMatchObject({ records: 1 });
});
