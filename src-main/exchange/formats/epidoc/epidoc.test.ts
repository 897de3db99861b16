import { expect, test } from 'vitest';
import { WRITING_DIRECTIONS } from '#contract/collection/schema.ts';
import { ownObject } from '#contract/own/records.ts';
import { element, writeXml } from '../markup.ts';
import { attributesAt, holdingOf, TALLIES, textsAt } from '../testing.ts';
import { writeEpiDoc } from './epidoc.ts';
import { lineOf } from './leiden-tei.ts';
import { errorsIn } from '../validate.testing.ts';

const written = writeEpiDoc(holdingOf(TALLIES), TALLIES);
const at = (path: string) => textsAt(written, path);

test('is EpiDoc as far as we write it', async () => {
  expect(await errorsIn(written, 'epidoc-excerpt.rng')).toEqual([]);
  expect(await errorsIn(written.replaceAll('rend="erasure"', 'rend="struck"'), 'epidoc-excerpt.rng')).not.toEqual([]);
});

test.each([
  ['狀元', '狀元'],
  ['奪?', '<unclear>奪</unclear>'],
  ['[2]', '<gap reason="lost" unit="character" quantity="2"></gap>'],
  ['[—]', '<gap reason="lost" unit="character" extent="unknown"></gap>'],
  ['[收]', '<supplied reason="lost">收</supplied>'],
  ['<元>', '<supplied reason="omitted">元</supplied>'],
  ['光(緒)', '光<expan><ex>緒</ex></expan>'],
  ['光(緒元?年)', '光<expan><ex>緒</ex><ex cert="low">元</ex><ex>年</ex></expan>'],
  [
    '光([2]<緒(=绪)>)',
    '光<expan><gap reason="lost" unit="character" quantity="2"></gap><supplied reason="omitted"><ex>绪</ex></supplied></expan>',
  ],
  ['[[大明]]', '<del rend="erasure">大明</del>'],
  ['{狀}', '<surplus>狀</surplus>'],
  ['淂(=得)', '<choice><orig>淂</orig><reg>得</reg></choice>'],
  ['德?(!得)', '<choice><sic><unclear>德</unclear></sic><corr>得</corr></choice>'],
  ['[狀<2元>]', '<supplied reason="lost">狀<supplied reason="omitted">2元</supplied></supplied>'],
  ['<狀([2])>', '<supplied reason="undefined">狀<gap reason="lost" unit="character" quantity="2"></gap></supplied>'],
  ['[[明[朝]]]', '<del rend="erasure">明<supplied reason="lost">朝</supplied></del>'],
  ['[broken & <left', '[broken &amp; &lt;left'],
])('%s', (leiden, marked) => {
  expect(writeXml(element('ab', {}, ...lineOf(leiden)))).toContain(`<ab>${marked}</ab>`);
});

test('what is written out holds characters alone', async () => {
  const [first] = TALLIES.inscriptions;
  const expanded = { ...TALLIES, inscriptions: [{ ...first!, leiden: ['光(緒?[2]<元>)', '([2])'] }] };
  const edition = writeEpiDoc(holdingOf(expanded), expanded);
  expect(await errorsIn(edition, 'epidoc-excerpt.rng')).toEqual([]);
  const marked = edition.replace('<ex cert="low">緒</ex>', '<ex><unclear>緒</unclear></ex>');
  expect(marked).not.toBe(edition);
  expect(await errorsIn(marked, 'epidoc-excerpt.rng')).not.toEqual([]);
});

test('nothing is missing in what is supplied for a reason', async () => {
  const [first] = TALLIES.inscriptions;
  const lacking = { ...TALLIES, inscriptions: [{ ...first!, leiden: ['<狀([2])>'] }] };
  const edition = writeEpiDoc(holdingOf(lacking), lacking);
  expect(await errorsIn(edition, 'epidoc-excerpt.rng')).toEqual([]);
  const reasoned = edition.replace('reason="undefined"', 'reason="omitted"');
  expect(await errorsIn(reasoned, 'epidoc-excerpt.rng')).not.toEqual([]);
});

test('the edition keeps every line, readings, transliteration and translation', () => {
  expect(attributesAt(written, 'body/div', 'type')).toEqual(['edition', 'edition', 'apparatus', 'translation']);
  expect(attributesAt(written, 'div/div/ab', 'rend')[0]).toBe('vertical-rl');
  expect(attributesAt(written, 'div/div/ab/lb', 'n')).toEqual(['1', '2', '3', '1']);
  expect(attributesAt(written, 'div/div/ab/lb', 'facs').slice(0, 2)).toEqual(['#zone-1', undefined]);
  expect(at('div/div/ab')[0]).toBe('狀元及第五紅奪色銫甲乙丙丁戊[broken');
  expect(at('div/div/head')).toEqual(['Great tally, front', 'Tâi-lô']);
  expect(at('app/rdg')).toEqual(['狀元榜眼及第']);
  expect(attributesAt(written, 'app/rdg', 'cert')).toEqual(['low']);
  expect(at('div/p')).toEqual(['First scholar']);
});

test.each(WRITING_DIRECTIONS)('an inscription that runs %s', async (direction) => {
  const running = ownObject.parse({ ...TALLIES, inscriptions: [{ ...TALLIES.inscriptions[0], direction }] });
  const edition = writeEpiDoc(holdingOf(running), running);
  expect(attributesAt(edition, 'div/div/ab', 'rend')[0]).toBe(direction);
  expect(await errorsIn(edition, 'epidoc-excerpt.rng')).toEqual([]);
});

test('the header tells the object, competing dates with their certainty, and the photographs', () => {
  expect(at('titleStmt/title')).toEqual(['狀元籌 𠮷', 'Tallies of "Top Scholar" <set> & box']);
  expect(at('origDate')).toEqual(['道光十二年', 'the time of my grandmother', 'after 1850']);
  expect(attributesAt(written, 'origDate', 'notBefore')).toEqual(['1832-02-02', undefined, '1851-01-01']);
  expect(attributesAt(written, 'origDate', 'cert')).toEqual(['medium', 'low', undefined]);
  expect(at('origin/p/note')).toEqual(['probable; Chan 1901, p. 3', 'doubtful; told at New Year']);
  expect(at('provenance/p')).toEqual([
    '3 March 1921, Sold at auction: Chan & Sons → 林家, Amoyin its boxprobable; Chan 1901, p. 9',
    'long ago, Kept in a temple: a priest →',
    'Lent for a year: → the museum',
  ]);
  expect(attributesAt(written, 'history/provenance', 'notBefore')).toEqual(['1921-03-03', undefined, undefined]);
  expect(attributesAt(written, 'history/provenance', 'cert')).toEqual(['medium', undefined, undefined]);
  expect(attributesAt(written, 'dimensions/dim', 'quantity')).toEqual(['125', '12.7', '3']);
  expect(attributesAt(written, 'surface/graphic', 'url')).toEqual(['%E6%AD%A3%E9%9D%A2%201.jpg']);
  expect(attributesAt(written, 'surface/zone', 'lrx')).toEqual(['0.5', '0.1']);
  expect(attributesAt(written, 'surface/zone', 'xml:id')).toEqual(['zone-1', 'zone-2']);
  expect(at('zone/note')).toEqual(['a crack']);
});
