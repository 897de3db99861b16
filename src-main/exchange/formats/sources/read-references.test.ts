import { expect, test } from 'vitest';
import { writeCslJson } from './bibliography.ts';
import { writeBibtex } from './bibtex.ts';
import { readReferences } from './read-references.ts';

const csl = { type: 'book', title: '骰譜', author: [{ family: '陳', given: '記' }] };
const chan = { id: 'own', short: 'Chan 1901', csl, date: '1901-05~' };

test('CSL-JSON comes back with its short name and its date', () => {
  const read = readReferences(`\ufeff${writeCslJson([chan])}`);
  expect(read).toMatchObject({
    kind: 'ok',
    value: [{ short: 'Chan 1901', kind: 'publication', date: '1901-05~', csl: { ...csl, id: 'own' } }],
  });
});

test('BibTeX is named by its first author and year', () => {
  expect(readReferences(writeBibtex([chan]))).toMatchObject({
    kind: 'ok',
    value: [{ short: '陳 1901', date: '1901-05', csl: { title: '骰譜' } }],
  });
});

test.each([
  ['{"type":"interview","id":"a","title":"Talk"}', { short: 'Talk', kind: 'informant', date: '' }],
  ['[{"type":"webpage","id":"a","issued":{"literal":"long ago"}}]', { short: 'a', kind: 'web', date: 'long ago' }],
  ['[{"type":"book","title":"T","issued":{"date-parts":[[1900],["1905"]]}}]', { short: 'T 1900', date: '1900/1905' }],
])('%s', (text, source) => {
  expect(readReferences(text)).toMatchObject({ kind: 'ok', value: [source] });
});

test.each([
  ['[1, 2]', 'not-references'],
  ['{"hello":"world"}', 'not-references'],
  ['@book{x, title={never closed', 'not-references'],
  ['[]', 'empty'],
  ['plain words', 'empty'],
])('%s is refused', (text, error) => {
  expect(readReferences(text)).toEqual({ kind: 'failed', error });
});
