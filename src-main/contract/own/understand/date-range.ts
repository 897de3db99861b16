import { failed } from '#rules/result.ts';
import { type Dated, dated, type Reading } from './dated.ts';
import { edtfOf, spanOfEdtf } from './edtf.ts';

type Read = (text: string) => Reading;

/** Words between two dates. A hyphen joins dates only where it cannot be part of one. */
const RANGES: readonly RegExp[] = [
  /^(?:between|from) (.+?) (?:and|to|until|till|–) (.+)$/i,
  /^(.+?) (?:to|until|till|through|-) (.+)$/i,
  /^(.+?) ?– ?(.+)$/,
  /^(\d{3,4}s?|\d{1,2}(?:st|nd|rd|th))-(\d.*)$/i,
  /^[自由從从]?(.+?)[至到迄](.+)$/,
  /^(.+末)(.+初)$/,
];
const EITHER: readonly RegExp[] = [/^(?:either )?(.+?) or (.+)$/i, /^(.+?)或(.+)$/];

/** `read` understands one date. Either end may lean on the other for what it leaves out: 1880–90, 3–5 March 1904, 道光十二年至十五年. */
export function readRange(text: string, read: Read): Reading {
  return firstPair(text, RANGES, read, join) ?? firstPair(text, EITHER, read, either);
}

function firstPair(
  text: string,
  forms: readonly RegExp[],
  read: Read,
  make: (one: Dated, other: Dated) => Reading,
): Reading {
  for (const form of forms) {
    const [, from, to] = form.exec(text) ?? [];
    const reading = from !== undefined && to !== undefined ? readPair(from, to, read, make) : undefined;
    if (reading) return reading;
  }
  return undefined;
}

/** Each end as it stands, then with what the other lends it; the first two that make sense together. */
function readPair(from: string, to: string, read: Read, make: (one: Dated, other: Dated) => Reading): Reading {
  const starts = understood([from, ...tails(to).map((tail) => from + tail)], read);
  const ends = understood([to, ...heads(from, to).map((head) => head + to)], read);
  const pairs = ends.flatMap((end) => starts.map((start) => make(start, end)));
  return pairs.find((pair) => pair?.kind === 'ok') ?? pairs[0] ?? refusalOf([from, to], read);
}

const understood = (texts: readonly string[], read: Read) =>
  texts.map(read).flatMap((reading) => (reading?.kind === 'ok' ? [reading.value] : []));

/** Why an end that looks like a date is none; nothing where one is not understood at all. */
function refusalOf(texts: readonly string[], read: Read): Reading {
  const readings = texts.map(read);
  return readings.every((reading) => reading) ? readings.find((reading) => reading?.kind === 'failed') : undefined;
}

function join(start: Dated, end: Dated): Reading {
  if (start.earliest > end.latest || start.earliest > end.earliest) return failed({ kind: 'backwards' });
  return dated({ earliest: start.earliest, latest: end.latest }, [start.marks[0], end.marks[1]]);
}

function either(one: Dated, other: Dated): Reading {
  const span = { earliest: Math.min(one.earliest, other.earliest), latest: Math.max(one.latest, other.latest) };
  const set = `[${edtfOf(one)},${edtfOf(other)}]`;
  return dated(span, undefined, spanOfEdtf(set) ? set : undefined);
}

const pieces = (text: string) => text.match(/\d+|[a-z]+|./giu) ?? [];

const tails = (text: string) =>
  pieces(text)
    .map((_, at, all) => all.slice(at + 1).join(''))
    .filter((tail) => tail !== '');

function heads(from: string, to: string): string[] {
  const [, year] = /(\d{3,4})(?:'?s)?$/.exec(from) ?? [];
  const [, short] = /^'?(\d{1,2})(?:'?s)?$/.exec(to) ?? [];
  if (year !== undefined && short !== undefined) return [year.slice(0, -short.length)];
  return pieces(from)
    .map((_, at, all) => all.slice(0, all.length - at - 1).join(''))
    .filter((head) => head !== '');
}
