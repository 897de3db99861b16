import { rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Index } from 'flexsearch';
import MiniSearch from 'minisearch';
import { below, generatorFrom, type Generator } from '#rules/random.ts';
import { makeFold, type Fold } from '../src-main/catalogue/fold/fold.ts';
import { openIndex, type IndexedDocument } from '../src-main/catalogue/search/index-file.ts';
import { search as find } from '../src-main/catalogue/search/search.ts';
import { tokensOf } from '../src-main/catalogue/search/tokens.ts';
import { duration, heading, once, percentile, row, times } from './harness.ts';

const RECORDS = Number(process.env['VARIORUM_BENCH_RECORDS'] ?? 20_000);
const QUERIES = 200;
const HAN = [
  ...'狀元榜眼探花會進士舉人秀才紅黑牌骨竹銅木象車馬炮卒將仕相帥兵籌碗餅月中秋福祿壽喜金銀玉石山水風雲天地人和春夏秋冬東南西北',
];
const SYLLABLES = [
  'po̍ah',
  'piáⁿ',
  'tĕrus',
  'gō͘',
  'chong',
  'ün',
  'tally',
  'tile',
  'deck',
  'bamboo',
  'lacquer',
  'bowl',
  'singapore',
  'malacca',
  'amoy',
  'dice',
  'card',
  'box',
  'scholar',
  'carved',
];

/** Search over synthetic records beside two search libraries given the same words, in one run. */
export async function search(): Promise<void> {
  heading(`Search over ${RECORDS.toLocaleString('en')} records (VARIORUM_BENCH_RECORDS sets how many)`);
  const fold = makeFold([]);
  const documents = corpus();
  const folder = mkdtempSync(join(tmpdir(), 'variorum-bench-'));
  let index: ReturnType<typeof openIndex> | undefined;
  const built = await once(() => (index = openIndex(join(folder, 'index.db'), 'bench', fold, () => documents)));
  if (!index) throw new Error('no index');
  row('index built', duration(built));
  const db = index;
  for (const [kind, queries] of kindsOfQuery()) {
    const spent = await latencies(queries, (text) => find(db, fold, { text, limit: 50 }));
    const p99 = percentile(spent, 0.99);
    row(`${kind}: first 50 and the exact total`, `p50 ${duration(percentile(spent, 0.5))}, p99 ${duration(p99)}`, {
      words: 'p99 ≤ 5 ms',
      met: p99 <= 5e6,
    });
  }
  await peers(documents, fold, built, (text) => find(db, fold, { text, limit: 50 }));
  db.close();
  rmSync(folder, { recursive: true, force: true });
}

async function peers(
  documents: readonly IndexedDocument[],
  fold: Fold,
  built: number,
  ours: (text: string) => unknown,
): Promise<void> {
  const words = documents.map(({ record, fields }) => ({
    id: record,
    text: Object.values(fields)
      .map((values) => tokensOf(fold, values, 'tight'))
      .join(' '),
  }));
  const mini = new MiniSearch({ fields: ['text'], tokenize: (text) => text.split(' ') });
  const miniBuilt = await once(() => mini.addAll(words));
  const flex = new Index({ tokenize: 'strict', encode: (text: string) => text.split(' ') });
  const flexBuilt = await once(() => {
    for (const { id, text } of words) flex.add(id, text);
  });
  row('built beside MiniSearch', times(miniBuilt / built));
  row('built beside FlexSearch', times(flexBuilt / built));
  const queries = kindsOfQuery().find(([kind]) => kind === 'one Chinese character')?.[1] ?? [];
  const token = (text: string): string => tokensOf(fold, [text], 'tight').split(' ')[0] ?? '';
  const p99 = async (ask: (text: string) => unknown): Promise<number> =>
    percentile(await latencies(queries, ask), 0.99);
  const own = await p99(ours);
  row('one character beside MiniSearch, p99', times((await p99((text) => mini.search(token(text)))) / own));
  row(
    'one character beside FlexSearch, p99',
    times((await p99((text) => flex.search(token(text), { limit: 50 }))) / own),
  );
}

async function latencies(queries: readonly string[], ask: (text: string) => unknown): Promise<number[]> {
  const spent: number[] = [];
  for (const text of queries) spent.push(await once(() => ask(text)));
  return spent;
}

/** The frequent and the rare alike: the queries walk through everything the corpus is made of. */
function kindsOfQuery(): readonly (readonly [string, readonly string[]])[] {
  const each = (make: (n: number) => string): string[] => Array.from({ length: QUERIES }, (_, n) => make(n));
  const han = (n: number): string => HAN[n % HAN.length] ?? '';
  const word = (n: number): string => (SYLLABLES[n % SYLLABLES.length] ?? '').normalize('NFKD').replace(/\p{M}/gu, '');
  return [
    ['one Chinese character', each(han)],
    ['two Chinese characters', each((n) => han(n) + han(n * 7 + 3))],
    ['a word without its marks', each(word)],
    ['the beginning of a word', each((n) => word(n).slice(0, 2 + (n % 3)))],
    ['a word and a character', each((n) => `${word(n)} ${han(n * 3)}`)],
    ['an accession number', each((n) => `B-${String((n * 97) % RECORDS)}`)],
  ];
}

function corpus(): readonly IndexedDocument[] {
  let generator: Generator = generatorFrom('search bench');
  const draw = (sides: number): number => {
    const drawn = below(generator, sides);
    generator = drawn.generator;
    return drawn.value;
  };
  const some = (from: readonly string[], count: number, joint: string): string =>
    Array.from({ length: count }, () => from[draw(from.length)]).join(joint);
  return Array.from({ length: RECORDS }, (_, n) => ({
    kind: 'artefact',
    id: `bench-${String(n)}`,
    record: n + 1,
    fields: {
      accession: [`B-${String(n).padStart(7, '0')}`],
      title: [`${some(SYLLABLES, 3 + draw(4), ' ')} ${some(HAN, 2, '')}`],
      name: [some(SYLLABLES, 2, '-')],
      inscription: [some(HAN, 10 + draw(30), '')],
      text: [some(SYLLABLES, 30 + draw(60), ' ')],
    },
  }));
}
