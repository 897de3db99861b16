import { oneOf, record, type Parse } from '../option-values.ts';
import { failed, ok } from '../result.ts';
import { FAMILIES, type Hypothesis } from './hypothesis.ts';
import { flag } from './option-parsers.ts';

function between(least: number, most: number): Parse<number> {
  return (value) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most
      ? ok(value)
      : failed(`integer ${least}..${most}`);
}

const value = between(0, 20);
const total = between(2, 63);

/** A hypothesis as a form, a file or the library holds it; the error is the notation of what it may be. */
export const parseHypothesis: Parse<Hypothesis> = record<Hypothesis>({
  family: oneOf(...FAMILIES),
  values: record({ T: value, J: value, Q: value, K: value }),
  tie: oneOf('push', 'banker', 'player'),
  colours: flag,
  seats: between(2, 56),
  limit: record({ total, bankerStands: total, highAce: between(1, 20) }),
});
