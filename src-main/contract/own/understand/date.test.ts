import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateOfValue, understandDate } from './date.ts';
import { BEGINNING, dayOf, END } from './days.ts';
import { edtfOf, spanOfEdtf } from './edtf.ts';

const edtfIn = (text: string) => {
  const date = understandDate(text);
  return date.kind === 'ok' ? date.value.edtf : date.error;
};

const FIGURES: readonly (readonly [text: string, edtf: string])[] = [
  ['1904', '1904'],
  ['1904-03', '1904-03'],
  ['1904-03-12', '1904-03-12'],
  ['188X', '188X'],
  ['1880~/1890', '1880~/1890'],
  ['1904?', '1904?'],
  ['c1904', '1904~'],
  ['1904 (?)', '1904?'],
  ['1880–1890', '1880/1890'],
  ['1880-1890', '1880/1890'],
  ['1880 - 1890', '1880/1890'],
  ['1880–90', '1880/1890'],
  ['1880-90', '1880/1890'],
  ['1904–5', '1904/1905'],
  ["1910's", '191X'],
  ['221 B.C.', '-0220'],
  ['12.3.1904', '1904-03-12'],
  ['12. 3. 1904', '1904-03-12'],
  ['13/4/1904', '1904-04-13'],
  ['4/13/1904', '1904-04-13'],
  ['3/3/1904', '1904-03-03'],
  ['1904/3/12', '1904-03-12'],
  ['1904.3.12', '1904-03-12'],
  ['3/1904', '1904-03'],
  ['1904–05', '1904/1905'],
  ['1904-13', '1904/1913'],
  ['2013~/..', '2013~/..'],
];

const WORDS: readonly (readonly [text: string, edtf: string])[] = [
  ['circa 1904', '1904~'],
  ['ca. 1920?', '1920%'],
  ['c. 1920~', '1920~'],
  ['ca. 1904', '1904~'],
  ['c. 1904', '1904~'],
  ['about 1904', '1904~'],
  ['around 1880-1890', '1880~/1890~'],
  ['probably c. 1904', '1904%'],
  ['between 1880 and 1890', '1880/1890'],
  ['from 1880 to 1890', '1880/1890'],
  ['1880s–90s', '1880/1899'],
  ['1880s-1890s', '1880/1899'],
  ['March–April 1904', '1904-03/1904-04'],
  ['3–5 March 1904', '1904-03-03/1904-03-05'],
  ['12 March – 3 April 1904', '1904-03-12/1904-04-03'],
  ['16th to 17th century', '1500/1699'],
  ['late 18th to early 19th century', '1766~/1833~'],
  ['5th–4th century BCE', '-0499/-0300'],
  ['500–400 BCE', '-0499/-0399'],
  ['not after 1900', '../1900'],
  ['before 1900', '../1899'],
  ['after 1900', '1901/..'],
  ['not before 1900', '1900/..'],
  ['before March 1904', '../1904-02'],
  ['before c. 1900', '../1899~'],
  ['since 1920', '1920/..'],
  ['by 1920', '../1920'],
  ['1880s', '188X'],
  ['the 1880s', '188X'],
  ['early 1880s', '1880/1883~'],
  ['late 1880s', '1886~/1889'],
  ['19th century', '18XX'],
  ['the nineteenth century', '18XX'],
  ['early 19th century', '1800/1833~'],
  ['mid-19th century', '1833~/1866~'],
  ['late 19th c.', '1866~/1899'],
  ['first half of the 19th century', '1800/1849'],
  ['second quarter of the 19th century', '1825/1849'],
  ['end of the 19th century', '1866~/1899'],
  ['2nd century BC', '-0199/-0100'],
  ['221 BCE', '-0220'],
  ['AD 79', '0079'],
  ['79 CE', '0079'],
  ['spring 1900', '1900-21'],
  ['autumn of 1900', '1900-23'],
  ['c. winter 1900', '1900-01~/1901-02~'],
  ['March 1904', '1904-03'],
  ['Sept. 1904', '1904-09'],
  ['12 March 1904', '1904-03-12'],
  ['12th of March, 1904', '1904-03-12'],
  ['March 12, 1904', '1904-03-12'],
  ['12-Mar-1904', '1904-03-12'],
  ['late March 1904', '1904-03-21~/1904-03-31'],
  ['early 1904', '1904-01/1904-04~'],
  ['1880 or 1885', '[1880,1885]'],
  ['Daoguang 12', '1832-02-02/1833-02-19'],
  ['12th year of Daoguang', '1832-02-02/1833-02-19'],
  ['Kuang-hsü 20', '1894-02-06/1895-01-25'],
  ['Kangxi period', '1662-02-18/1723-02-04'],
  ['late Qing', '1823~/1912'],
  ['Qing dynasty', '1644/1912'],
  ['Meiji 30', '1897'],
  ['Shōwa 10', '1935'],
  ['1904 March 12', '1904-03-12'],
  ['1850 (approx.)', '1850~'],
  ['not later than Kangxi 20', '../1682-02-06'],
  ['Chiaching 40', '1561-01-26/1562-02-13'],
  ['early Ming dynasty', '1368/1460~'],
  ['ca 1850s or 1860s', '1850~/1869~'],
  ['Republic of China 10', '1921'],
];

const HAN: readonly (readonly [text: string, edtf: string])[] = [
  ['1904年', '1904'],
  ['1904年3月', '1904-03'],
  ['1904年3月12日', '1904-03-12'],
  ['一九〇四年三月十二日', '1904-03-12'],
  ['約1904年', '1904~'],
  ['1904年左右', '1904~'],
  ['1904年頃', '1904~'],
  ['1880年至1890年', '1880/1890'],
  ['1880～1890年', '1880/1890'],
  ['1920年代', '192X'],
  ['1920年代初', '1920/1923~'],
  ['二十世紀二十年代', '192X'],
  ['19世紀', '18XX'],
  ['十九世紀', '18XX'],
  ['19世紀末', '1866~/1899'],
  ['19世纪初', '1800/1833~'],
  ['19世紀中葉', '1833~/1866~'],
  ['19世紀上半葉', '1800/1849'],
  ['十六至十七世紀', '1500/1699'],
  ['公元前221年', '-0220'],
  ['前3世紀', '-0299/-0200'],
  ['1900年冬', '1900-24'],
  ['1904年3月上旬', '1904-03-01/1904-03-10~'],
  ['1904年底', '1904-09~/1904-12'],
  ['1900年以前', '../1900'],
  ['1900年之前', '../1899'],
  ['1900年以後', '1900/..'],
  ['道光十二年', '1832-02-02/1833-02-19'],
  ['道光元年', '1821-02-03/1822-01-22'],
  ['道光12年', '1832-02-02/1833-02-19'],
  ['清道光十二年', '1832-02-02/1833-02-19'],
  ['道光壬辰', '1832-02-02/1833-02-19'],
  ['道光十二年壬辰', '1832-02-02/1833-02-19'],
  ['道光十二年三月', '1832-04-01/1832-04-29'],
  ['道光十二年三月初五', '1832-04-05'],
  ['道光十二年閏九月', '1832-10-24/1832-11-21'],
  ['道光十二年春', '1832-02-02/1832-04-29'],
  ['道光年間', '1821-02-03/1851-01-31'],
  ['約道光十二年', '1832-02-02~/1833-02-19~'],
  ['道光十二年至十五年', '1832-02-02/1836-02-16'],
  ['光绪甲午年', '1894-02-06/1895-01-25'],
  ['光緒三十四年', '1908-02-02/1909-01-21'],
  ['康熙', '1662-02-18/1723-02-04'],
  ['大明成化年製', '1465-02-05/1488-01-22'],
  ['大清光绪年制', '1875-02-06/1909-01-21'],
  ['萬曆十五年', '1587-02-07/1588-01-27'],
  ['洪武元年', '1368-01-28/1369-02-14'],
  ['清代', '1644/1912'],
  ['晚清', '1823~/1912'],
  ['清末', '1823~/1912'],
  ['明末清初', '1552~/1733~'],
  ['康熙至乾隆年間', '1662-02-18/1796-02-08'],
  ['民國十年', '1921'],
  ['中華民國十年三月五日', '1921-03-05'],
  ['民國十年正月初一', '1921-02-08'],
  ['民國', '1912/1949'],
  ['明治三十年', '1897'],
  ['明治五年', '1872-02-09/1872-12-31'],
  ['明治四十五年', '1912-01-01/1912-07-30'],
  ['大正元年', '1912-07-30/1912-12-31'],
  ['昭和元年', '1926-12-25/1926-12-31'],
  ['昭和10年', '1935'],
  ['令和元年', '2019-05/2019-12'],
  ['before 道光十二年', '../1832-02-01'],
  ['不晚於道光十二年', '../1833-02-19'],
  ['光緒二十八年八月十五', '1902-09-16'],
  ['民國百年', '2011'],
  ['明治五年三月三日', '1872-02-09/1872-12-31'],
  ['明治六年三月三日', '1873-03-03'],
  ['1904年或1905年', '[1904,1905]'],
  ['１９０４年', '1904'],
  ['昭和六十四年', '1989-01-01/1989-01-07'],
];

describe('a date as written', () => {
  test.each([...FIGURES, ...WORDS, ...HAN])('%s is %s', (text, edtf) => {
    expect(edtfIn(text)).toBe(edtf);
  });
});

describe('what cannot be said for certain', () => {
  test.each([
    ['3/4/1904', ['1904-04-03', '1904-03-04']],
    ['1904-21', ['1904/1921', '1904-21']],
    ['1900s', ['190X', '19XX']],
    ['early 1800s', ['180X', '18XX']],
    ['康熙壬寅', ['1662-02-18/1663-02-07', '1722-02-16/1723-02-04']],
    ['Chiaching 5', ['1526-02-21/1527-02-10', '1800-01-25/1801-02-12']],
  ])('%s has the readings %j', (text, readings) => {
    expect(edtfIn(text)).toEqual({ kind: 'ambiguous', readings });
  });

  test.each([
    ['', { kind: 'empty' }],
    ['n.d.', { kind: 'undated' }],
    ['年代不詳', { kind: 'undated' }],
    ['around the time of my grandfather', { kind: 'not-understood' }],
    ['道光十二五年', { kind: 'not-understood' }],
    ['12345', { kind: 'not-understood' }],
    ['Y-17E7', { kind: 'not-understood' }],
    ['0 BCE', { kind: 'not-understood' }],
    ['30 February 1904', { kind: 'no-such-day' }],
    ['31.4.1904', { kind: 'no-such-day' }],
    ['1904/13/12', { kind: 'no-such-day' }],
    ['道光十二年三月三十一日', { kind: 'no-such-day' }],
    ['道光十二年閏三月', { kind: 'no-such-day' }],
    ['大正十五年十二月二十六日', { kind: 'no-such-day' }],
    ["'04", { kind: 'short-year' }],
    ['3.4.04', { kind: 'short-year' }],
    ['80年代', { kind: 'short-year' }],
    ['63年', { kind: 'short-year' }],
    ['1890–1880', { kind: 'backwards' }],
    ['雍正二十年', { kind: 'beyond-reign', reign: '雍正', last: 13 }],
    ['昭和六十五年', { kind: 'beyond-reign', reign: '昭和', last: 64 }],
    ['甲子', { kind: 'cycle-needs-reign', cycle: '甲子' }],
    ['道光甲丑', { kind: 'cycle-disagrees', cycle: '甲丑' }],
    ['道光十二年甲午', { kind: 'cycle-disagrees', cycle: '甲午' }],
  ])('%j is refused', (text, error) => {
    expect(edtfIn(text)).toEqual(error);
  });
});

test('EDTF set by hand goes before the words', () => {
  expect(dateOfValue({ text: 'my grandfather’s youth', edtf: '1890~/1905' })).toMatchObject({
    kind: 'ok',
    value: { edtf: '1890~/1905', earliest: dayOf(1890, 1, 1), latest: dayOf(1905, 12, 31) },
  });
  expect(dateOfValue({ text: '1904', edtf: 'youth' })).toEqual({ kind: 'failed', error: { kind: 'not-understood' } });
  expect(dateOfValue({ text: '1904' })).toMatchObject({ kind: 'ok', value: { edtf: '1904' } });
});

describe('the days of a date', () => {
  test.each([
    ['1904', dayOf(1904, 1, 1), dayOf(1904, 12, 31)],
    ['221 BCE', dayOf(-220, 1, 1), dayOf(-220, 12, 31)],
    ['道光十二年', dayOf(1832, 2, 2), dayOf(1833, 2, 19)],
    ['spring 1900', dayOf(1900, 3, 1), dayOf(1900, 5, 31)],
    ['winter 1900', dayOf(1900, 1, 1), dayOf(1901, 2, 28)],
    ['1900-31', dayOf(1900, 3, 1), dayOf(1900, 5, 31)],
    ['[1880,1882..1885]', dayOf(1880, 1, 1), dayOf(1885, 12, 31)],
    ['not after 1900', BEGINNING, dayOf(1900, 12, 31)],
    ['1900/', dayOf(1900, 1, 1), END],
    ['2024-01-01T23:00:00-08:00', dayOf(2024, 1, 1), dayOf(2024, 1, 1)],
  ])('%s', (text, earliest, latest) => {
    expect(understandDate(text)).toMatchObject({ kind: 'ok', value: { earliest, latest } });
  });

  test.each([...FIGURES, ...WORDS, ...HAN])('%s are those of the EDTF made of it', (text) => {
    const date = understandDate(text);
    if (date.kind === 'failed') throw new Error(date.error.kind);
    const { edtf, earliest, latest } = date.value;
    expect(earliest).toBeLessThanOrEqual(latest);
    expect(spanOfEdtf(edtf)).toEqual({ earliest, latest });
  });

  const day = fc.integer({ min: dayOf(-4000, 1, 1), max: dayOf(9999, 12, 31) });
  const mark = fc.constantFrom('' as const, '~' as const, '?' as const, '%' as const);

  test('any two are written as EDTF and read back the same', () => {
    fc.assert(
      fc.property(fc.tuple(day, day), fc.tuple(mark, mark), (ends, marks) => {
        const span = { earliest: Math.min(...ends), latest: Math.max(...ends) };
        expect(spanOfEdtf(edtfOf(span, marks))).toEqual(span);
      }),
    );
  });

  test('whatever is typed, they do not run backwards, and the EDTF means the same', () => {
    const pieces = [...FIGURES, ...WORDS, ...HAN].map(([text]) => text);
    const joiner = fc.constantFrom('–', ' to ', '至', ' or ', ' ', '', '-', '?', ' before ');
    const text = fc.tuple(
      fc.constantFrom(...pieces),
      joiner,
      fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 5 })),
    );
    fc.assert(
      fc.property(text, (parts) => {
        const date = understandDate(parts.join(''));
        if (date.kind === 'failed') return;
        const { edtf, earliest, latest } = date.value;
        expect(earliest).toBeLessThanOrEqual(latest);
        expect(spanOfEdtf(edtf)).toEqual({ earliest, latest });
      }),
    );
  });
});
