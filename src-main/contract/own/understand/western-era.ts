import { failed } from '#rules/result.ts';
import type { Dated, Form, Reading } from './dated.ts';
import { edtfOf } from './edtf.ts';
import { numbered } from './era-date.ts';
import { type Era, erasByLatin, wholeEra } from './eras.ts';
import { partOfSpan, withPart } from './parts.ts';

/** Words before a length of time that name a part of it: `early `, `mid-`, `the first half of the `. */
export const PART = '(?:the )?(?:(?<part>[a-z0-9 ]*?[a-z])(?:[ -]of)?[ -])?(?:the )?';

const ERA = "(?<era>\\p{L}[\\p{L}\\p{M}'’ʻ -]*?)(?:[ -](?:reign|period|era|emperor|dynasty))*";

/** Reigns of China and Japan in Latin letters. */
export const WESTERN_ERA_FORMS: readonly Form[] = [
  [
    new RegExp(`^(?:the )?${ERA},? (?:year )?(?<number>\\d{1,3})$`, 'u'),
    ({ era, number }) => theOne(era, (one) => numbered(one, Number(number))),
  ],
  [
    new RegExp(
      `^(?:the )?(?:year )?(?<number>\\d{1,3})(?:st|nd|rd|th)?(?: year)? of (?:the )?(?:reign of )?(?:the )?${ERA}$`,
      'u',
    ),
    ({ era, number }) => theOne(era, (one) => numbered(one, Number(number))),
  ],
  [
    new RegExp(`^(?:the )?(?:reign of )?(?:the )?${ERA}$`, 'u'),
    ({ era }) => theOne(era, (one) => partOfSpan(wholeEra(one))),
  ],
  [
    new RegExp(`^${PART}(?:reign of )?${ERA}$`, 'u'),
    ({ part, era }) => withPart(part, (of) => theOne(era, (one) => partOfSpan(wholeEra(one), of))),
  ],
];

/** Reads each era of the name; two answers are no answer. */
function theOne(name: string | undefined, read: (era: Era) => Reading): Reading {
  const readings = erasByLatin(foldLatin(name ?? '')).map(read);
  const understood = readings.flatMap((reading) => (reading?.kind === 'ok' ? [reading.value] : []));
  return understood.length > 1
    ? severalReadings(understood)
    : (readings.find((reading) => reading?.kind === 'ok') ?? readings[0]);
}

const severalReadings = (all: readonly Dated[]): Reading =>
  failed({ kind: 'ambiguous', readings: all.map((one) => edtfOf(one, one.marks)) });

/** Hyphens, apostrophes and accents are written by some and not by others: Kuang-hsü, Kuanghsu. */
const foldLatin = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();
