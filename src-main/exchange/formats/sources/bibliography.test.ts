import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Reference } from '../holding.ts';
import { writeCslJson } from './bibliography.ts';
import { readBibtex, writeBibtex } from './bibtex.ts';

const chan: Reference = {
  id: 'own 1',
  short: 'Chan 1901',
  date: '1901-05~',
  csl: {
    type: 'book',
    title: '骰譜 & co. 100% $5 {x} a_b#c~d^e \\ 𠮷',
    author: [{ family: '陳', given: '記' }, { literal: 'Ông Bó͘' }],
    'publisher-place': '廈門',
    URL: 'https://example.org/a_b?c=1&d=%20',
  },
};
const dated = (date: string): Reference => ({ id: 'd', short: 'D', date, csl: { type: 'book' } });
const issuedOf = (date: string) => (JSON.parse(writeCslJson([dated(date)])) as { issued?: unknown }[])[0]?.issued;

test('CSL-JSON keeps every property and every character', () => {
  expect(JSON.parse(writeCslJson([chan]))).toEqual([
    { ...chan.csl, id: 'own 1', 'title-short': 'Chan 1901', issued: { 'date-parts': [[1901, 5]], circa: true } },
  ]);
});

test.each([
  ['1890', { 'date-parts': [[1890]] }],
  ['1900/1905', { 'date-parts': [[1900], [1905]] }],
  ['3 March 1904', { 'date-parts': [[1904, 3, 3]] }],
  ['c. 1880', { 'date-parts': [[1880]], circa: true }],
  ['before 1850', { literal: 'before 1850' }],
  ['long ago', { literal: 'long ago' }],
  ['', undefined],
])('%s is issued %o', (date, issued) => {
  expect(issuedOf(date)).toEqual(issued);
});

test('BibTeX comes back as it went, Chinese and signs of TeX and all', () => {
  const written = writeBibtex([chan, dated('long ago')]);
  expect(written).toContain('@book{own-1,');
  expect(written).toContain('廈門');
  const read = readBibtex(written);
  expect(read).toMatchObject({
    kind: 'ok',
    value: [
      {
        id: 'own-1',
        type: 'book',
        title: chan.csl['title'],
        author: [{ family: '陳', given: '記' }, { family: 'Ông Bó͘' }],
        'publisher-place': '廈門',
        URL: 'https://example.org/a_b?c=1&d=%20',
        issued: { 'date-parts': [[1901, 5]] },
      },
      { id: 'd', title: 'D', note: 'long ago' },
    ],
  });
});

test('what is no BibTeX is told with its line, and never crashes', () => {
  expect(readBibtex('@book{x, title={never closed')).toMatchObject({ kind: 'failed' });
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(200), (noise, at) => {
      const text = writeBibtex([chan]);
      readBibtex(text.slice(0, at) + noise + text.slice(at));
    }),
    { numRuns: 200 },
  );
});
