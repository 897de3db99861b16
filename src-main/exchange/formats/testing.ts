import { ownObject, type OwnObject, type OwnRecord } from '#contract/own/records.ts';
import type { z } from 'zod';
import { readXml } from '../xml.ts';
import { addressOf, type Holding } from './holding.ts';

const SHA = 'a'.repeat(64);

/** An object with everything that is hard to write down: competing values, marks, combining marks, rare characters. */
export const TALLIES: OwnObject = object({
  accession: 'T-001',
  type: 'tallies',
  fields: {
    title: {
      values: [
        { id: 'a', text: 'Tallies of "Top Scholar" <set> & box', lang: 'en' },
        { id: 'b', text: '狀元籌 𠮷', lang: 'zh-Hant' },
      ],
      preferred: 'b',
    },
    date: {
      values: [
        {
          id: 'a',
          text: '道光十二年',
          lang: 'zh-Hant',
          certainty: 'probable',
          source: { id: 'own-1', locator: 'p. 3' },
        },
        { id: 'b', text: 'the time of my grandmother', certainty: 'doubtful', note: 'told at New Year' },
        { id: 'c', text: 'after 1850' },
      ],
    },
    maker: {
      values: [
        { id: 'a', text: 'Ông Bó͘' },
        { id: 'b', text: '陳記', certainty: 'possible' },
      ],
    },
    place: { values: [{ id: 'a', text: '廈門', lang: 'zh-Hant' }] },
    materials: { values: [{ id: 'a', text: 'bone' }] },
    technique: { values: [{ id: 'a', text: 'engraved' }] },
    dimensions: { values: [{ id: 'a', text: 'c. l. 12.5 cm; w. 1/2 in; wt. 3 g' }] },
    count: { values: [{ id: 'a', text: '63 (of 64)' }] },
    description: { values: [{ id: 'a', text: 'Sixty-three tallies.\n\nOne is lost.' }] },
    'acquired-from': { values: [{ id: 'a', text: 'a stall' }] },
    'acquired-on': { values: [{ id: 'a', text: '2019-05' }] },
    'acquisition-method': { values: [{ id: 'a', text: 'purchase' }] },
    owner: { values: [{ id: 'a', text: 'private' }] },
    location: { values: [{ id: 'a', text: 'drawer 3' }] },
    rights: { values: [{ id: 'a', text: '© the owner' }] },
    marks: { values: [{ id: 'a', text: '陳' }] },
    pips: { values: [{ id: 'a', text: 'red fours' }] },
  },
  tags: ['籌', 'dice & tallies'],
  parts: [
    { id: 'p1', name: '狀元', count: 1, complete: 1 },
    { id: 'p2', name: '秀才', count: 31, complete: 32, state: 'missing', note: 'one lost' },
  ],
  inscriptions: [
    {
      id: 'i1',
      title: 'Great tally',
      part: 'p1',
      face: 'front',
      direction: 'vertical-rl',
      lang: 'zh-Hant',
      leiden: ['狀元[2]及第', '五紅奪?色(=銫)<甲>{乙}[[丙]](丁)[戊]', '[broken'],
      readings: [{ id: 'r1', lines: ['狀元榜眼及第'], by: 'Ông', certainty: 'possible' }],
      transliterations: [{ id: 't1', system: 'Tâi-lô', lines: ['tsiōng-guân'] }],
      translations: [{ id: 'e1', lang: 'en', lines: ['First scholar'], by: 'me' }],
    },
  ],
  media: [{ id: 'm1', sha256: SHA, filename: '正面 1.jpg', caption: 'front' }],
  regions: [
    {
      id: 'r1',
      media: 'm1',
      x: 0.25,
      y: 0.5,
      width: 0.25,
      height: 0.5,
      shows: { inscription: 'i1', line: 0, at: 0, length: 2 },
    },
    { id: 'r2', media: 'm1', x: 0, y: 0, width: 0.1, height: 0.1, note: 'a crack' },
  ],
  events: [
    {
      id: 'e1',
      what: 'Sold at auction',
      date: '3 March 1921',
      from: 'Chan & Sons',
      to: '林家',
      place: 'Amoy',
      note: 'in its box',
      certainty: 'probable',
      source: { id: 'own-1', locator: 'p. 9' },
    },
    { id: 'e2', what: 'Kept in a temple', from: 'a priest', date: 'long ago' },
    { id: 'e3', what: 'Lent for a year', to: 'the museum' },
    { id: 'e4', what: '' },
  ],
  links: [
    { id: 'l1', relation: 'related', to: { kind: 'game', id: 'zhuangyuan-chou' }, note: 'played with' },
    { id: 'l2', relation: 'rests-on', to: { kind: 'source', id: 'own-1' } },
    { id: 'l3', relation: 'part-of', to: { kind: 'object', id: 'o2' } },
    { id: 'l4', relation: 'shows', to: { kind: 'variant', id: 'new#1' } },
  ],
});

/** As it was typed by someone in a hurry. */
export const BARE: OwnObject = object({ accession: 'T-002', type: 'tiles', fields: {} });

function object(body: z.input<typeof ownObject>): OwnObject {
  return ownObject.parse(body);
}

export const holdingOf = (...bodies: readonly OwnObject[]): Holding => ({
  objects: bodies.map((body, at) => recordOf(`o${(at + 1).toString()}`, body)),
  references: new Map([
    [
      'own-1',
      {
        id: 'own-1',
        short: 'Chan 1901',
        date: '1901~',
        csl: {
          type: 'book',
          title: '骰譜 & co.',
          author: [{ family: '陳', given: '記' }],
          issued: { 'date-parts': [[1901]] },
        },
      },
    ],
  ]),
  media: new Map([
    [SHA, { sha256: SHA, type: 'jpeg', size: 9, width: 4000, height: 3000, added: '2026-01-01T00:00:00Z' }],
  ]),
  types: new Map([['tallies', 'Tallies 籌']]),
  linked: new Map([
    [addressOf({ kind: 'game', id: 'zhuangyuan-chou' }), 'The game of the Top Scholar'],
    [addressOf({ kind: 'source', id: 'own-1' }), 'Chan 1901'],
    [addressOf({ kind: 'object', id: 'o2' }), 'A box'],
  ]),
  lang: 'en',
});

const recordOf = (id: string, body: OwnObject): OwnRecord<'object'> => ({
  kind: 'object',
  id,
  body,
  created: '2026-01-01T00:00:00.000Z',
  updated: '2026-02-03T04:05:06.000Z',
});

/** The texts of all elements that lie at the end of a path: `titleSet/appellationValue`. Told without prefixes. */
export function textsAt(xml: string, path: string): readonly string[] {
  const texts: string[] = [];
  walk(xml, path, { closed: (text) => texts.push(text) });
  return texts;
}

/** An attribute of all elements at the end of a path. */
export function attributesAt(xml: string, path: string, name: string): readonly (string | undefined)[] {
  const found: (string | undefined)[] = [];
  walk(xml, path, { opened: (attributes) => found.push(attributes[name]) });
  return found;
}

interface Met {
  readonly opened?: (attributes: Readonly<Record<string, string>>) => void;
  readonly closed?: (text: string) => void;
}

function walk(xml: string, path: string, { opened, closed }: Met): void {
  const stack: { name: string; text: string }[] = [];
  const isThere = () => `/${stack.map(({ name }) => name).join('/')}`.endsWith(`/${path}`);
  const sound = readXml(xml, {
    opened: (name, attributes) => {
      stack.push({ name, text: '' });
      if (isThere()) opened?.(attributes);
    },
    text: (piece) => stack.forEach((open) => (open.text += piece)),
    closed: () => {
      if (isThere()) closed?.(stack.at(-1)!.text);
      stack.pop();
    },
  });
  if (!sound) throw new Error('not well-formed');
}
