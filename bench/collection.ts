import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ListPage } from '#contract/own/list.ts';
import { below, generatorFrom, type Generator } from '#rules/random.ts';
import { backUp } from '../src-main/catalogue/library/backups.ts';
import { checkAside, checkHere } from '../src-main/catalogue/library/check-copy.ts';
import { openLibrary, type Library } from '../src-main/catalogue/library.ts';
import { act } from '../src-main/catalogue/own/act.ts';
import { parseBody } from '../src-main/catalogue/own/store.ts';
import { serve } from '../src-main/catalogue/serve.ts';
import { duration, heading, once, percentile, row, Waits } from './harness.ts';

type Ask = (args: object) => Promise<ListPage>;

const OBJECTS = Number(process.env['VARIORUM_BENCH_OBJECTS'] ?? 100_000);
const ONE_ACTION = 5_000;
const DATA = join(import.meta.dirname, '../data');
const WORDS = [...'狀元榜眼探花會進士舉人秀才紅黑牌骨竹銅木象車馬炮卒將仕相帥兵籌碗餅月'];
const TERMS = {
  type: ['tallies', 'cards', 'tiles', 'dice'],
  'object-name': ['tally', 'card', 'tile', 'die', 'box', 'bowl'],
  materials: ['bamboo', 'bone', 'ivory', 'paper', 'wood', 'lead', '竹', '骨'],
  maker: ['unknown', '廣州永利號', '福州', 'Piatnik', 'Chad Valley'],
  place: ['Singapore', '廈門', 'Malacca', '廣州', 'Penang', 'London'],
  condition: ['good', 'worn', 'broken', 'restored'],
  location: Array.from({ length: 40 }, (_, at) => `Box ${(at + 1).toString()}`),
  date: ['1890', 'circa 1900', '道光十二年', '19th century', '1920s', 'before 1850', '1911/1912', ''],
} as const;

/** The collection as its window asks for it, over many synthetic objects. */
export async function collection(): Promise<void> {
  heading(`My collection of ${OBJECTS.toLocaleString('en')} objects (VARIORUM_BENCH_OBJECTS sets how many)`);
  const folder = mkdtempSync(join(tmpdir(), 'variorum-bench-'));
  const library = openLibrary({ folder, data: DATA, readOnly: false });
  const ask: Ask = (args) => page(library, args);
  row('objects written, logged and linked', duration(await once(() => fill(library))));
  await meanwhile('the first page after a start', () => ask({}));
  await meanwhile('the search index caught up', () => ask({ text: 'a word that is not there' }));
  for (const [name, args] of PAGES) await pages(name, (offset) => ask({ ...args, offset }));
  await edits(library, ask);
  await backups(library);
  library.close();
  rmSync(folder, { recursive: true, force: true });
}

/** How long something takes, and how long others wait meanwhile. */
async function meanwhile(name: string, work: () => Promise<unknown>): Promise<void> {
  const waits = new Waits();
  const spent = await once(work);
  row(name, `${duration(spent)}, others waited ${duration(waits.longest())}`);
}

const PAGES: readonly (readonly [string, object])[] = [
  ['by accession number', {}],
  ['by title in pinyin', { sort: 'title' }],
  ['by title in strokes, descending', { sort: 'title', han: 'strokes', descending: true }],
  ['by date', { sort: 'date' }],
  ['with two facets ticked', { facets: { materials: ['bamboo', '竹'], place: ['廈門'] } }],
  ['dated within 1830/1840', { dated: '1830/1840' }],
  ['holding 狀元', { text: '狀元' }],
  ['holding bamboo, by place', { text: 'bamboo', sort: 'place' }],
];

async function pages(name: string, ask: (offset: number) => Promise<ListPage>): Promise<void> {
  const first = await once(() => ask(0));
  const spent: number[] = [];
  for (let at = 0; at < 30; at++) spent.push(await once(() => ask(((at * 7919) % 50) * 200)));
  const p95 = percentile(spent, 0.95);
  row(`${name}: a page of 200 with all counts`, `first ${duration(first)}, p95 ${duration(p95)}`, {
    words: 'p95 ≤ 50 ms',
    met: p95 <= 50e6,
  });
}

/** One field is left, and the list shown again. */
async function edits(library: Library, ask: Ask): Promise<void> {
  const { rows } = await ask({});
  const id = rows[0]?.id;
  const path = ['fields', 'place', 'values', 'a', 'text'];
  let before = rows[0]?.cells['place'];
  const spent: number[] = [];
  for (let at = 0; at < 30; at++) {
    const after = `Box ${at.toString()}`;
    const changes = [{ path, before, after }];
    const edited = async (): Promise<ListPage> => {
      await call(library, 'own.change', { kind: 'object', id, changes });
      return ask({ sort: 'title' });
    };
    spent.push(await once(edited));
    before = after;
  }
  const p95 = percentile(spent, 0.95);
  row('one field changed and the list shown again', `p95 ${duration(p95)}`, {
    words: 'p95 ≤ 100 ms',
    met: p95 <= 100e6,
  });
}

/** How long others wait while a backup is made: checked in this thread, as before a restore, and in a process apart. */
async function backups({ db, folder }: Library): Promise<void> {
  for (const [where, check] of [
    ['here', checkHere],
    ['aside', checkAside],
  ] as const) {
    const waits = new Waits();
    const spent = await once(() => backUp(db, folder, 'automatic', check));
    row(`a backup checked ${where}`, `${duration(spent)}, others waited ${duration(waits.longest())}`);
  }
}

async function page(library: Library, args: object): Promise<ListPage> {
  return (await call(library, 'own.list', { limit: 200, ...args })) as ListPage;
}

async function call(library: Library, method: string, args: unknown): Promise<unknown> {
  const response = await serve(() => library, { id: 1, method, args });
  if (response.reply.kind !== 'ok') throw new Error(JSON.stringify(response));
  return response.reply.value;
}

function fill(library: Library): void {
  let generator: Generator = generatorFrom('collection bench');
  const draw = (sides: number): number => {
    const drawn = below(generator, sides);
    generator = drawn.generator;
    return drawn.value;
  };
  for (let from = 0; from < OBJECTS; from += ONE_ACTION) {
    const changes = Array.from({ length: Math.min(ONE_ACTION, OBJECTS - from) }, (_, at) => {
      const parsed = parseBody('object', objectOf(from + at, draw));
      if (parsed.kind === 'failed') throw new Error(JSON.stringify(parsed.error));
      const id = `bench-${(from + at).toString()}`;
      return { kind: 'object', id, path: [], before: undefined, after: parsed.value } as const;
    });
    const acted = act(library.writable(), { what: 'import', about: 'bench' }, changes);
    if (acted.kind === 'failed') throw new Error(JSON.stringify(acted.error));
  }
}

function objectOf(number: number, draw: (sides: number) => number): object {
  const some = <T>(from: readonly T[]): T => from[draw(from.length)] as T;
  const value = (text: string) => ({ values: [{ id: 'a', text }] });
  const { type, ...terms } = TERMS;
  const title = Array.from({ length: 4 }, () => some(WORDS)).join('') + ` ${some(TERMS['object-name'])}`;
  const fields = Object.entries(terms).map(([id, from]) => [id, value(some(from))] as const);
  return {
    accession: `SG-${number.toString().padStart(5, '0')}`,
    type: some(type),
    fields: { title: value(title), ...Object.fromEntries(fields), notes: value(`Note ${number.toString()}: ${title}`) },
    tags: [some(['loan', 'wanted', 'to photograph'])],
  };
}
