/// <reference path="../../collection/edtf.d.ts" />
import edtf, { parse } from 'edtf';
import { BEGINNING, civilOf, dayOf, dayOfInstant, daySpan, END, monthSpan, type Span, yearSpan } from './days.ts';

/** The parser takes a thousand times as long to refuse words. */
const LOOKS_LIKE_EDTF = /^[-+~?%\dXYETSZ:./,[\]{}]{2,100}$/;

/** Most dates are of this form, and the parser is slow. */
const PLAIN = /^(\d{4})(?:-(0[1-9]|1[0-2])(?:-(\d\d))?)?$/;

function plainSpan(year: number, month: string | undefined, day: string | undefined): Span | undefined {
  if (month === undefined) return yearSpan(year);
  return day === undefined ? monthSpan(year, Number(month)) : daySpan(year, Number(month), Number(day));
}

/** The days an EDTF date may mean; nothing where it is none, runs backwards, or lies beyond 270,000 years. */
export function spanOfEdtf(text: string): Span | undefined {
  if (!LOOKS_LIKE_EDTF.test(text)) return undefined;
  const [, year, month, day] = PLAIN.exec(text) ?? [];
  if (year !== undefined) return plainSpan(Number(year), month, day);
  try {
    parse(text);
    const span = spanOfAny(text);
    return span.earliest <= span.latest ? span : undefined;
  } catch {
    return undefined;
  }
}

function spanOfAny(text: string): Span {
  const [from = '', to] = text.split('/', 2);
  if (to !== undefined) return between(from, to);
  return /^[[{]/.test(text) ? spanOfSet(text.slice(1, -1).split(/,|\.\./)) : spanOfOne(text);
}

/** The members of `[1880,1882..1885]`; none at an end leaves it open. */
function spanOfSet(members: readonly string[]): Span {
  const spans = members.map((member) => between(member, member));
  return {
    earliest: Math.min(...spans.map(({ earliest }) => earliest)),
    latest: Math.max(...spans.map(({ latest }) => latest)),
  };
}

function between(from: string, to: string): Span {
  return {
    earliest: isOpen(from) ? BEGINNING : spanOfOne(from).earliest,
    latest: isOpen(to) ? END : spanOfOne(to).latest,
  };
}

const isOpen = (end: string) => end === '' || end === '..';

function spanOfOne(text: string): Span {
  // A time of day would be read in the time zone of the machine.
  const date = edtf(text.replace(/T.*$/, ''));
  if (date.type === 'Season' && date.season <= 32)
    return seasonSpan(date.year, (date.season - 21) % 4, date.season >= 29);
  return { earliest: bound(date.min, BEGINNING), latest: bound(date.max, END) };
}

const bound = (milliseconds: number, open: number) =>
  Math.abs(milliseconds) === Infinity ? open : dayOfInstant(milliseconds);

/**
 * Seasons of the northern hemisphere where it is not said. The winter of a year is both of those it takes part in, since
 * the words do not say which. The library takes seasons for quarters of the year.
 */
function seasonSpan(year: number, season: number, southern: boolean): Span {
  const month = 3 + 3 * ((season + (southern ? 2 : 0)) % 4);
  return { earliest: dayOf(year, month === 12 ? 1 : month, 1), latest: dayOf(year, month + 3, 1) - 1 };
}

/** EDTF's marks: approximate, uncertain, both. */
export type Mark = '' | '~' | '?' | '%';

/** Writes days as EDTF, as coarsely as they allow; reading it gives the same days. */
export function edtfOf(span: Span, [from, to]: readonly [Mark, Mark] = ['', '']): string {
  const precision = precisionOf(span);
  const single = from === to ? writeSingle(span, precision) : undefined;
  // The library knows no mark on a year with unknown digits.
  if (single !== undefined && (from === '' || !single.includes('X'))) return single + from;
  const start = span.earliest === BEGINNING ? '..' : write(span.earliest, precision) + from;
  const end = span.latest === END ? '..' : write(span.latest, precision) + to;
  return `${start}/${end}`;
}

type Precision = 'year' | 'month' | 'day';

function precisionOf({ earliest, latest }: Span): Precision {
  const start = earliest === BEGINNING ? undefined : civilOf(earliest);
  const next = latest === END ? undefined : civilOf(latest + 1);
  if ((start?.day ?? 1) !== 1 || (next?.day ?? 1) !== 1) return 'day';
  return (start?.month ?? 1) === 1 && (next?.month ?? 1) === 1 ? 'year' : 'month';
}

function writeSingle({ earliest, latest }: Span, precision: Precision): string | undefined {
  if (earliest === BEGINNING || latest === END) return undefined;
  const [from, to] = [write(earliest, precision), write(latest, precision)];
  if (from === to) return from;
  if (precision !== 'year' || from.startsWith('-')) return undefined;
  const round = [2, 1].find(
    (length) => to === from.slice(0, -length) + '9'.repeat(length) && /^0+$/.test(from.slice(-length)),
  );
  return round === undefined ? undefined : from.slice(0, -round) + 'X'.repeat(round);
}

function write(day: number, precision: Precision): string {
  const { year, month, day: date } = civilOf(day);
  const two = (part: number) => String(part).padStart(2, '0');
  const written = (year < 0 ? '-' : '') + String(Math.abs(year)).padStart(4, '0');
  if (precision === 'year') return written;
  return precision === 'month' ? `${written}-${two(month)}` : `${written}-${two(month)}-${two(date)}`;
}
