import { oneOf, record, type Parse } from '../option-values.ts';
import { failed, ok } from '../result.ts';
import { FAMILIES, type Hypothesis } from './hypothesis.ts';
import { flag } from './option-parsers.ts';

/** From and to which whole number each number of a hypothesis may go. */
export const RANGES = {
  value: [0, 20],
  seats: [2, 56],
  total: [2, 63],
  highAce: [1, 20],
} as const;
export type Range = readonly [least: number, most: number];

export const isWithin = ([least, most]: Range, value: number): boolean =>
  Number.isSafeInteger(value) && value >= least && value <= most;

function between(range: Range): Parse<number> {
  return (value) =>
    typeof value === 'number' && isWithin(range, value) ? ok(value) : failed(`integer ${range[0]}..${range[1]}`);
}

const value = between(RANGES.value);
const total = between(RANGES.total);

/** A hypothesis as a form, a file or the library holds it; the error is the notation of what it may be. */
export const parseHypothesis: Parse<Hypothesis> = record<Hypothesis>({
  family: oneOf(...FAMILIES),
  values: record({ T: value, J: value, Q: value, K: value }),
  tie: oneOf('push', 'banker', 'player'),
  colours: flag,
  seats: between(RANGES.seats),
  limit: record({ total, bankerStands: total, highAce: between(RANGES.highAce) }),
});
