import { expect, test } from 'vitest';
import { writeDublinCore } from './dublin-core.ts';
import { attributesAt, BARE, holdingOf, TALLIES, textsAt } from './testing.ts';
import { errorsIn } from './validate.testing.ts';

const written = writeDublinCore(holdingOf(TALLIES, BARE));
const at = (name: string) => textsAt(written, `records/dc/${name}`);

test('holds nothing but the fifteen elements', async () => {
  expect(await errorsIn(written, 'oai_dc.xsd')).toEqual([]);
  expect(await errorsIn(written.replaceAll('dc:creator', 'dc:maker'), 'oai_dc.xsd')).not.toEqual([]);
});

test('competing values follow the preferred one, with how sure they are and who says so', () => {
  expect(at('title')).toEqual(['狀元籌 𠮷', 'Tallies of "Top Scholar" <set> & box', 'T-002']);
  expect(attributesAt(written, 'dc/title', 'xml:lang')).toEqual(['zh-Hant', 'en', undefined]);
  expect(at('creator')).toEqual(['Ông Bó͘', '陳記 [possible]']);
  expect(at('date')).toEqual([
    '道光十二年 [probable; Chan 1901, p. 3]',
    '1832-02-02/1833-02-19',
    'the time of my grandmother [doubtful; told at New Year]',
    'after 1850',
    '1851/..',
  ]);
});

test('parts, inscriptions, photographs and sources are told', () => {
  expect(at('description')).toContain('31 × 秀才');
  expect(at('description')).toContain('狀元□□及第\n五紅奪銫甲丁戊\n[broken');
  expect(at('relation').slice(0, 2)).toEqual(['The game of the Top Scholar', 'urn:x-variorum:game:zhuangyuan-chou']);
  expect(at('relation').at(-1)).toBe('正面 1.jpg');
  expect(at('source')).toEqual(['Chan 1901, p. 3']);
  expect(at('identifier')).toEqual(['T-001', 'T-002']);
  expect(at('type')).toEqual(['Tallies 籌', 'tiles']);
});

test('events are told in words', () => {
  expect(at('description').slice(-3)).toEqual([
    '3 March 1921, Sold at auction: Chan & Sons → 林家, Amoy; in its box [probable; Chan 1901, p. 9]',
    'long ago, Kept in a temple: a priest →',
    'Lent for a year: → the museum',
  ]);
});
