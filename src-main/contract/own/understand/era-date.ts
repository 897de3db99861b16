import { failed } from '#rules/result.ts';
import { dated, datedOr, type Form, type Reading } from './dated.ts';
import { edtfOf } from './edtf.ts';
import {
  CYCLE,
  type Era,
  eraByName,
  ERAS,
  eraYear,
  firstYear,
  type InYear,
  lastYear,
  wholeEra,
  yearsOfCycle,
} from './eras.ts';
import { lunarSeason } from './lunar.ts';
import { partOfSpan, season, withPart } from './parts.ts';

const names = ERAS.map(({ name }) => name).toSorted((one, other) => other.length - one.length);
const ERA = `(?:大?清|大?明|日本|中華)?(?<name>${names.join('|')})`;
const WITHIN = '(?:(?<second>閏)?(?<month>\\d{1,2}|[正冬臘])月(?:(?<start>初)?(?<day>\\d{1,2})日?)?)?';

/** On text that `foldHan` has been over. */
export const ERA_FORMS: readonly Form[] = [
  [new RegExp(`^${ERA}(?:年間|朝|代|時期|時代|年制)?$`), ({ name }) => withEra(name, wholeOf)],
  [
    new RegExp(`^(?<part>晚)?${ERA}(?:年間|朝|代|時期|時代)?(?<after>初年|末年|[初中末前後晚早].?)?$`),
    ({ name, part, after }) => withEra(name, (era) => withPart(part ?? after, (of) => partOfSpan(wholeEra(era), of))),
  ],
  [
    new RegExp(`^${ERA}(?<number>\\d{1,3})年?(?:歲次)?(?<cycle>${CYCLE})?年?${WITHIN}$`),
    ({ name, number, cycle, ...rest }) => withEra(name, (era) => numbered(era, Number(number), cycle, within(rest))),
  ],
  [
    new RegExp(`^${ERA}(?<number>\\d{1,3})年(?<which>[春夏秋冬])[天季]?$`),
    ({ name, number, which = '' }) => withEra(name, (era) => seasonOf(era, Number(number), '春夏秋冬'.indexOf(which))),
  ],
  [
    new RegExp(`^${ERA}(?:歲次)?(?<cycle>${CYCLE})年?${WITHIN}$`),
    ({ name, cycle = '', ...rest }) => withEra(name, (era) => byCycle(era, cycle, within(rest))),
  ],
  [new RegExp(`^(?:歲次)?(?<cycle>${CYCLE})年?$`), ({ cycle = '' }) => failed({ kind: 'cycle-needs-reign', cycle })],
];

function withEra(name: string | undefined, read: (era: Era) => Reading): Reading {
  const era = eraByName(name ?? '');
  return era && read(era);
}

export const wholeOf = (era: Era): Reading => dated(wholeEra(era));

const MONTHS: Readonly<Record<string, number>> = { 正: 1, 冬: 11, 臘: 12 };

function within({ second, month, start, day }: Readonly<Record<string, string | undefined>>): InYear | undefined {
  if (month === undefined) return undefined;
  return {
    month: MONTHS[month] ?? Number(month),
    day: day === undefined ? undefined : Number(day),
    second: second !== undefined,
    lunar: month in MONTHS || second !== undefined || start !== undefined,
  };
}

/** A numbered year of an era, and a month or day in it. A name of the cycle beside it must agree. */
export function numbered(era: Era, number: number, cycle?: string, inYear?: InYear): Reading {
  if (era.kind === 'period' || number < 1) return undefined;
  const last = lastYear(era);
  if (number > last) return failed({ kind: 'beyond-reign', reign: era.name, last });
  if (cycle !== undefined && !yearsOfCycle(era, cycle).includes(number))
    return failed({ kind: 'cycle-disagrees', cycle });
  return datedOr(eraYear(era, number, inYear), { kind: 'no-such-day' });
}

function byCycle(era: Era, cycle: string, inYear: InYear | undefined): Reading {
  const found = yearsOfCycle(era, cycle);
  const [only] = found;
  if (era.kind === 'period') return failed({ kind: 'cycle-needs-reign', cycle });
  if (only === undefined) return failed({ kind: 'cycle-disagrees', cycle });
  if (found.length === 1) return numbered(era, only, undefined, inYear);
  const spans = found.map((number) => eraYear(era, number)).filter((span) => span !== undefined);
  return failed({ kind: 'ambiguous', readings: spans.map((span) => edtfOf(span)) });
}

function seasonOf(era: Era, number: number, which: number): Reading {
  const year = numbered(era, number);
  if (year?.kind !== 'ok') return year;
  const civilYear = firstYear(era) + number - 1;
  return era.kind === 'lunar'
    ? datedOr(lunarSeason(civilYear, which), { kind: 'no-such-day' })
    : season(civilYear, which);
}
