import { failed } from '#rules/result.ts';
import { dated, firstReading, type Form, type Reading } from './dated.ts';
import { yearSpan } from './days.ts';
import { ERA_FORMS } from './era-date.ts';
import { foldHan } from './han.ts';
import { astronomical, century, civilDate, daysOfMonth, monthsOfYear, season, withPart, years } from './parts.ts';

const COMMON = '(?:公元|西元|西曆)';
const BEFORE = '(?<before>前)?';
const YEAR = `${COMMON}?(?<year>\\d{3,4})年?`;
const CENTURY = `${COMMON}?${BEFORE}(?<number>\\d{1,2})世紀`;

const FORMS: readonly Form[] = [
  [new RegExp(`^${YEAR}$`), ({ year }) => dated(yearSpan(Number(year)))],
  [new RegExp(`^${COMMON}?前(?<year>\\d{1,4})年?$`), ({ year }) => namedYear(Number(year), true)],
  [new RegExp(`^${COMMON}(?<year>\\d{1,4})年?$`), ({ year }) => namedYear(Number(year), false)],
  [
    new RegExp(`^${YEAR}(?<month>\\d{1,2})月(?:(?<day>\\d{1,2})日?)?$`),
    ({ year, month, day }) => civilDate(Number(year), Number(month), day === undefined ? undefined : Number(day)),
  ],
  [
    new RegExp(`^${YEAR}(?<month>\\d{1,2})月(?<part>[上中下]旬|[初中底末])$`),
    ({ year, month, part }) => withPart(part, (of) => of && daysOfMonth(Number(year), Number(month), of)),
  ],
  [
    new RegExp(`^${YEAR}(?<which>[春夏秋冬])[天季]?$`),
    ({ year, which = '' }) => season(Number(year), '春夏秋冬'.indexOf(which)),
  ],
  [
    new RegExp(`^${YEAR}(?<part>\\D+)$`),
    ({ year, part }) => withPart(part, (of) => of && monthsOfYear(Number(year), of)),
  ],
  [
    new RegExp(`^${CENTURY}(?<part>\\D*)$`),
    ({ number, before, part }) => withPart(part, (of) => century(Number(number), before !== undefined, of)),
  ],
  [
    new RegExp(`^${COMMON}?(?<number>\\d{1,2})世紀(?<decade>\\d0)年代(?<part>\\D*)$`),
    ({ number, decade, part }) => withPart(part, (of) => years((Number(number) - 1) * 100 + Number(decade), 10, of)),
  ],
  [/^(?<year>\d{3}0)年代(?<part>\D*)$/, ({ year, part }) => withPart(part, (of) => years(Number(year), 10, of))],
  [/^\d{1,2}年(代.*)?$/, () => failed({ kind: 'short-year' })],
  ...ERA_FORMS,
];

const namedYear = (year: number, before: boolean): Reading =>
  year > 0 ? dated(yearSpan(astronomical(year, before))) : undefined;

/** Dates as Chinese and Japanese write them. */
export const readHanDate = (text: string): Reading =>
  /\p{Script=Han}/u.test(text) ? firstReading(foldHan(text), FORMS) : undefined;
