import { describe, expect, it, vi } from 'vitest';
import { RECORD_KINDS, type RecordKind } from '#contract/records.ts';
import { makeFold } from '../fold/fold.ts';
import { FIELDS, type Document, type Field } from './documents.ts';
import { openIndex } from './index-file.ts';
import { oracle } from './oracle.ts';
import { search } from './search.ts';

vi.setConfig({ testTimeout: 120_000 });
const QUERIES_A_KIND = Number(process.env['SEARCH_QUERIES'] ?? 1_500);
const fold = makeFold([['佲', '明']]);

/** A small generator of its own, so that a failure can be met again. */
function chance(seed: number) {
  let state = seed;
  const next = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const pick = <T>(from: readonly T[]): T => from[next(from.length)] as T;
  const some = <T>(from: readonly T[], most: number): T[] => Array.from({ length: next(most + 1) }, () => pick(from));
  return { next, pick, some };
}
type Chance = ReturnType<typeof chance>;

const CHARACTERS = Array.from('狀状元籌筹馬军軍双雙淂得順紅红餅饼博𠮷骰佲明乾干車俥炮砲九');
const SYLLABLES = [
  'po̍ah',
  'piáⁿ',
  'pian',
  'piann',
  'tĕrus',
  'zhuàng',
  'yuán',
  'chong',
  'ün',
  'űn',
  'ch',
  'au',
  'gō͘',
  'Straße',
  'the',
  'a',
  'ＡＢ',
  'SG',
  'zy',
  'f',
];
const NUMBERS = ['032', '32', '0', '007', '1955', '3'];
const GAPS = [' ', ' ', '-', '’', "'", ', ', '', ' / ', '.', '\n'];

function words(by: Chance, most: number): string {
  const parts = Array.from({ length: 1 + by.next(most) }, () =>
    by.next(5) === 0 ? by.pick(NUMBERS) : by.next(4) === 0 ? by.pick(SYLLABLES).toUpperCase() : by.pick(SYLLABLES),
  );
  return parts.map((part, at) => (at === 0 ? part : by.pick(GAPS) + part)).join('');
}
const han = (by: Chance, most: number): string => by.some(CHARACTERS, most).join('') || '元';
const mixed = (by: Chance): string => [words(by, 4), han(by, 5), words(by, 3)].join(by.pick(['', ' ', '，']));

function corpus(by: Chance, size: number): Document[] {
  return Array.from({ length: size }, (_, at) => {
    const fields: Record<Field, string[]> = {
      accession: by.next(2) === 0 ? [`SG-${by.pick(NUMBERS)}`] : [],
      title: [by.next(2) === 0 ? han(by, 6) : words(by, 4)],
      name: Array.from({ length: by.next(3) }, () => words(by, 3)),
      inscription: Array.from({ length: by.next(3) }, () => han(by, 9)),
      text: [mixed(by), mixed(by)],
    };
    return { kind: by.pick(RECORD_KINDS), id: at.toString(), fields };
  });
}

/** Half of the queries are cut out of the records, so that they find something. */
const KINDS: Readonly<Record<string, (by: Chance, documents: readonly Document[]) => string>> = {
  'one character': (by) => by.pick(CHARACTERS),
  'characters in a row': (by, documents) => cutOut(by, documents, /\p{Script=Han}+/gu, 4) || han(by, 4),
  'words as written': (by, documents) => cutOut(by, documents, /[^\p{Script=Han}\n]+/gu, 12) || words(by, 2),
  'words put together at will': (by) => by.some(SYLLABLES, 4).join(by.pick(['', ' ', '-'])) + by.pick(['', ' ']),
  'numbers and accession numbers': (by) => by.pick(['SG-', 'sg', 'SG ', 'S', '']) + by.pick(NUMBERS),
  'words and characters together': (by) => mixed(by),
  'anything typed': (by) => Array.from({ length: by.next(12) }, () => String.fromCodePoint(32 + by.next(95))).join(''),
};

function cutOut(by: Chance, documents: readonly Document[], pattern: RegExp, length: number): string {
  const values = Object.values(by.pick(documents).fields).flat();
  const found = by.pick([...by.pick(values).matchAll(pattern)].map(([text]) => text).concat(''));
  const characters = Array.from(found);
  const from = by.next(characters.length || 1);
  return characters.slice(from, from + 1 + by.next(length)).join('');
}

describe('search', () => {
  const documents = corpus(chance(7), 250);
  const judge = oracle(fold, documents);
  const index = openIndex(undefined, 'test', fold, () => documents.map((one, record) => ({ ...one, record })));

  it.each(Object.entries(KINDS))('finds exactly what an inspection of every record finds: %s', (name, query) => {
    const by = chance(name.length * 7919);
    for (let at = 0; at < QUERIES_A_KIND; at++) {
      const text = query(by, documents);
      const kinds: readonly RecordKind[] | undefined = by.next(4) === 0 ? by.some(RECORD_KINDS, 3) : undefined;
      const wanted = kinds?.length === 0 ? undefined : kinds;
      const expected = judge.find(text, wanted);
      const { found, total } = search(index, fold, { text, kinds, limit: 15 });
      const listed = found.map(({ record, tier }) => [record, tier]);
      expect({ text, kinds, total, listed }).toEqual({
        text,
        kinds,
        total: expected.length,
        listed: expected.slice(0, 15),
      });
    }
  });

  it('gives every tier work in this corpus', () => {
    const tiers = CHARACTERS.concat(SYLLABLES, 'SG-32').flatMap((text) => judge.find(text).map(([, tier]) => tier));
    expect([...new Set(tiers)].sort()).toEqual([...FIELDS].sort());
  });
});
