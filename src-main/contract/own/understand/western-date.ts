import { failed } from '#rules/result.ts';
import { dated, firstReading, type Form, type Reading } from './dated.ts';
import { yearSpan } from './days.ts';
import { edtfOf } from './edtf.ts';
import { PART, WESTERN_ERA_FORMS } from './western-era.ts';
import { astronomical, century, civilDate, daysOfMonth, monthsOfYear, season, withPart, years } from './parts.ts';

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const MONTH = `(?<name>${MONTHS.map((name) => (name === 'may' ? 'may' : `${name.slice(0, 3)}(?:${name.slice(3)})?`))
  .join('|')
  .replace('sep(', 'sept?(')})\\.?`;
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first'.split(
    ' ',
  );
const SEASONS = ['spring', 'summer', 'autumn', 'winter'];
const DAY = '(?<day>\\d{1,2})(?:st|nd|rd|th)?';
const YEAR = '(?<year>\\d{3,4})';
const BEFORE = '(?: ?(?:(?<before>b\\.? ?c\\.?(?: ?e\\.?)?)|c\\.? ?e\\.?|a\\.? ?d\\.?))';

const FORMS: readonly Form[] = [
  [new RegExp(`^${YEAR}$`), ({ year }) => dated(yearSpan(Number(year)))],
  [new RegExp(`^(?<year>\\d{1,4})${BEFORE}$`), ({ year, before }) => namedYear(Number(year), before !== undefined)],
  [/^(?:ad|a\.d\.|ce) ?(?<year>\d{1,4})$/, ({ year }) => namedYear(Number(year), false)],
  [new RegExp(`^${PART}(?<year>\\d{3}0)'?s$`), ({ year, part }) => decade(Number(year), part)],
  [
    new RegExp(
      `^${PART}(?:(?<number>\\d{1,2})(?:st|nd|rd|th)|(?<word>${ORDINALS.join('|')})) (?:century|cent\\.?|c\\.)${BEFORE}?$`,
    ),
    ({ part, number, word = '', before }) =>
      withPart(part, (of) => century(Number(number ?? ORDINALS.indexOf(word) + 1), before !== undefined, of)),
  ],
  [
    new RegExp(`^(?<which>spring|summer|autumn|fall|winter)(?: of)?,? ${YEAR}$`),
    ({ which = '', year }) => season(Number(year), SEASONS.indexOf(which === 'fall' ? 'autumn' : which)),
  ],
  [new RegExp(`^${MONTH},? ${YEAR}$`), ({ name, year }) => civilDate(Number(year), monthOf(name))],
  [
    new RegExp(`^${DAY}(?: of)?[ -]${MONTH},?[ -]${YEAR}$`),
    ({ day, name, year }) => civilDate(Number(year), monthOf(name), Number(day)),
  ],
  [
    new RegExp(`^${MONTH} ${DAY},? ${YEAR}$`),
    ({ day, name, year }) => civilDate(Number(year), monthOf(name), Number(day)),
  ],
  [
    new RegExp(`^${YEAR},? ${MONTH}(?: ${DAY})?$`),
    ({ year, name, day }) => civilDate(Number(year), monthOf(name), numberOf(day)),
  ],
  [
    /^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4})$/,
    ({ year, month, day }) => civilDate(Number(year), Number(month), Number(day)),
  ],
  [
    /^(?<year>\d{4})(?<between>[./-])(?<month>\d{1,2})(?:\k<between>(?<day>\d{1,2}))?$/,
    ({ year, month, day }) => civilDate(Number(year), Number(month), numberOf(day)),
  ],
  [
    /^(?<one>\d{1,2})[/-](?<other>\d{1,2})[/-](?<year>\d{4})$/,
    ({ one, other, year }) => eitherOrder(Number(year), Number(one), Number(other)),
  ],
  [/^(?<month>\d{1,2})[./](?<year>\d{4})$/, ({ year, month }) => civilDate(Number(year), Number(month))],
  [/^(?:'?\d{1,2}|'\d0s|\d0s|\d{1,2}[./-]\d{1,2}[./-]\d{2})$/, () => failed({ kind: 'short-year' })],
  [
    new RegExp(`^${PART}${MONTH},? ${YEAR}$`),
    ({ part, name, year }) => withPart(part, (of) => of && daysOfMonth(Number(year), monthOf(name), of)),
  ],
  [new RegExp(`^${PART}${YEAR}$`), ({ part, year }) => withPart(part, (of) => of && monthsOfYear(Number(year), of))],
  ...WESTERN_ERA_FORMS,
];

/** Dates as English writes them, and in figures. */
export const readWesternDate = (text: string): Reading =>
  firstReading(text.toLowerCase().replace(/\s+/g, ' ').trim(), FORMS);

const numberOf = (digits: string | undefined) => (digits === undefined ? undefined : Number(digits));

const monthOf = (name: string | undefined) =>
  MONTHS.findIndex((month) => month.startsWith((name ?? '').slice(0, 3))) + 1;

const namedYear = (year: number, before: boolean): Reading =>
  year > 0 ? dated(yearSpan(astronomical(year, before))) : undefined;

/** The 1900s are a decade to some and a century to others. */
function decade(year: number, part: string | undefined): Reading {
  if (year % 100 === 0)
    return failed({
      kind: 'ambiguous',
      readings: [edtfOf(yearSpan(year, year + 9)), edtfOf(yearSpan(year, year + 99))],
    });
  return withPart(part, (of) => years(year, 10, of));
}

/** 3/4/1904 is a day in April to some and in March to others; where one of them is no day it is the other. */
function eitherOrder(year: number, one: number, other: number): Reading {
  const british = civilDate(year, other, one);
  const american = civilDate(year, one, other);
  if (one === other || american?.kind !== 'ok') return british;
  if (british?.kind !== 'ok') return american;
  return failed({ kind: 'ambiguous', readings: [edtfOf(british.value), edtfOf(american.value)] });
}
