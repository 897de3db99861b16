import { failed, ok, type Result } from '#rules/result.ts';
import { type Dated, dated, type DateRefusal, type Reading } from './dated.ts';
import { BEGINNING, END, type Span } from './days.ts';
import { edtfOf, type Mark, spanOfEdtf } from './edtf.ts';
import type { Value } from '../values.ts';
import { ABOUT } from './amount.ts';
import { readRange } from './date-range.ts';
import { readHanDate } from './han-date.ts';
import { readWesternDate } from './western-date.ts';

/** A date as it can be sorted and searched: `earliest` and `latest` are days from 1970, open ends the least and greatest number. */
export interface UnderstoodDate extends Span {
  readonly edtf: string;
}

/** Reads a date as written, in EDTF or in words. */
export function understandDate(text: string): Result<UnderstoodDate, DateRefusal> {
  const words = tidy(text);
  if (words === '') return failed({ kind: 'empty' });
  if (UNDATED.test(words)) return failed({ kind: 'undated' });
  const found = readMarked(words, (inner) => readEdtf(inner) ?? readRange(inner, readEnd) ?? readBounded(inner));
  if (!found) return failed({ kind: 'not-understood' });
  if (found.kind === 'failed') return found;
  const { earliest, latest, marks, as } = found.value;
  return ok({ edtf: as ?? edtfOf({ earliest, latest }, marks), earliest, latest });
}

/** The date of a value: the EDTF set by hand where there is one, else what its words say. */
export function dateOfValue({ text, edtf }: Pick<Value, 'text' | 'edtf'>): Result<UnderstoodDate, DateRefusal> {
  if (edtf === undefined) return understandDate(text);
  const span = spanOfEdtf(edtf);
  return span ? ok({ edtf, ...span }) : failed({ kind: 'not-understood' });
}

const UNDATED = /^(?:n\.? ?d\.?|undated|no date|unknown|date unknown|不詳|不详|未詳|年代不詳|年代不详|無紀年|无纪年)$/i;

/** Every dash but the hyphen becomes one, before the wide tilde of 1880～1890 becomes EDTF's mark. */
const tidy = (text: string) =>
  text
    .replace(/[‐‑]/g, '-')
    .replace(/[‒–—―−～〜─]+/g, '–')
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:dated|dating from|in|on|the year) (?=\S)/i, '');

/** The mark a single date of EDTF carries as a whole. */
const markOf = (text: string): Mark => (/^[^/]+([?~%])$/.exec(text)?.[1] ?? '') as Mark;

/** Text that is EDTF already stands as it is, but where most who write it mean something else. */
function readEdtf(text: string): Reading {
  const [, first, last] = /^(\d\d)\d\d-(2[1-4])$/.exec(text) ?? [];
  const span = spanOfEdtf(text);
  if (!span || /^\d{1,3}$/.test(text)) return undefined;
  if (first === undefined) return dated(span, [markOf(text), markOf(text)], text);
  return failed({ kind: 'ambiguous', readings: [`${text.slice(0, 4)}/${first}${last ?? ''}`, text] });
}

const BOUNDS: readonly (readonly [words: RegExp, bound: (date: Dated) => Span])[] = [
  [
    /^(?:not|no) (?:before|earlier than) (.+)$|^since (.+)$|^from (.+?)(?: on| onwards?)?$|^(?:不早於|不早于|最早)(.+)$|^(.+?)(?:以後|以后|以來|以来)$/i,
    ({ earliest }) => ({ earliest, latest: END }),
  ],
  [
    /^(?:after|post-?|later than) ?(.+)$|^(.+?)(?:之後|之后)$/i,
    ({ latest }) => ({ earliest: latest + 1, latest: END }),
  ],
  [
    /^(?:not|no) (?:after|later than) (.+)$|^(?:by|until|till|up to) (.+)$|^(?:不晚於|不晚于|至遲|至迟|最晚)(.+)$|^(.+?)以前$/i,
    ({ latest }) => ({ earliest: BEGINNING, latest }),
  ],
  [
    /^(?:before|earlier than|pre-|ante) ?(.+)$|^(.+?)之前$/i,
    ({ earliest }) => ({ earliest: BEGINNING, latest: earliest - 1 }),
  ],
];

/** One date, or all of time on one side of it. */
function readBounded(text: string): Reading {
  for (const [words, bound] of BOUNDS) {
    const inner = words.exec(text)?.slice(1).find(Boolean);
    const date = inner === undefined ? undefined : readEnd(inner);
    if (date?.kind === 'failed') return date;
    if (date && isClosed(date.value)) return dated(bound(date.value), date.value.marks);
  }
  return readOne(text);
}

const isClosed = ({ earliest, latest }: Span) => earliest !== BEGINNING && latest !== END;

const readOne = (text: string): Reading => readEdtf(text) ?? readHanDate(text) ?? readWesternDate(text);

const readEnd = (text: string): Reading => readMarked(text, readOne);

const MARKS: readonly (readonly [words: RegExp, mark: Mark])[] = [
  ...ABOUT.map((words) => [words, '~'] as const),
  [/^(?:probably|possibly|perhaps|maybe|可能|疑) ?(.+)$/i, '?'],
  [/^(.+?) ?(?:\?|\(\?\)|,? \(?(?:probably|possibly|perhaps)\)?)$/i, '?'],
];

/** Sets aside words of doubt, reads the rest, and marks both ends with them. EDTF that has its marks stands. */
function readMarked(text: string, read: (text: string) => Reading): Reading {
  for (const [words, mark] of spanOfEdtf(text) ? [] : MARKS) {
    const [, inner] = words.exec(text) ?? [];
    const reading = inner === undefined ? undefined : readMarked(inner, read);
    if (reading) return reading.kind === 'ok' ? markedWith(reading.value, mark) : reading;
  }
  return read(text);
}

function markedWith({ marks: [from, to], as, ...span }: Dated, mark: Mark): Reading {
  const written = as === undefined || !spanOfEdtf(as + mark) ? undefined : as + mark;
  return dated(span, [both(from, mark), both(to, mark)], written);
}

const both = (one: Mark, other: Mark): Mark => (one === '' || one === other ? other : '%');
