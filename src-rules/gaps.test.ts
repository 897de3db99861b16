import { describe, expect, it } from 'vitest';
import type { ClauseId, ReadingId } from './citation.ts';
import { fillGap } from './game.ts';
import { mindingGaps } from './gaps.ts';
import { oneOf } from './option-values.ts';
import { ok } from './result.ts';
import type { OptionTable, Ruleset } from './ruleset.ts';
import { must, mustFail, readingOf, rulesetOf } from './testing.ts';

interface Options {
  readonly drink: 'tea' | 'wine';
  readonly cup: 'large' | 'small';
}
const TABLE: OptionTable<Options> = { drink: { parse: oneOf('tea', 'wine') }, cup: { parse: oneOf('large', 'small') } };
const RULES = rulesetOf(
  TABLE,
  { drink: 'tea', cup: 'large' },
  {
    drink: [readingOf('a', 'tea'), readingOf('b', 'wine')],
    cup: [readingOf('a', 'large'), readingOf('b', 'small')],
  },
);
const fillGapWith = (reading: string, clause = 'drink') =>
  fillGap(RULES, { kind: 'fill-gap', clause: clause as ClauseId, reading: reading as ReadingId });

describe('a decision', () => {
  it('is refused when it rests on an open gap, which is the first asked about', () => {
    const refusal = mindingGaps(RULES, {}, ({ options }) => ok([options.cup, options.drink]));
    expect(mustFail(refusal)).toEqual({ kind: 'gap', clauses: ['cup'] });
  });

  it('stands when it looks at no gap', () => {
    expect(must(mindingGaps(RULES, {}, () => ok(1)))).toBe(1);
  });

  it('stands when every reading of the gap decides alike', () => {
    const decide = ({ options, citations }: Ruleset<Options>) =>
      ok({ wet: ['tea', 'wine'].includes(options.drink), citation: citations.drink });
    expect(must(mindingGaps(RULES, {}, decide)).wet).toBe(true);
  });

  it('is refused for a later gap when the first makes no difference', () => {
    const refusal = mindingGaps(RULES, {}, ({ options }) => ok([options.drink.length > 1, options.cup]));
    expect(mustFail(refusal)).toEqual({ kind: 'gap', clauses: ['cup'] });
  });

  it('goes by the reading a gap was filled with', () => {
    const filled = { drink: 'b' as ReadingId };
    expect(must(mindingGaps(RULES, filled, ({ options }) => ok(options.drink)))).toBe('wine');
  });
});

describe('filling a gap', () => {
  it('records the clause and the reading', () => {
    expect(must(fillGapWith('b'))).toEqual({ kind: 'gap-filled', citation: { clause: 'drink', reading: 'b' } });
  });

  it('refuses a reading the clause has not got, and names those it has', () => {
    expect(mustFail(fillGapWith('z'))).toEqual({
      kind: 'unknown-reading',
      clause: 'drink',
      reading: 'z',
      readings: ['a', 'b'],
    });
  });

  it('refuses a clause that is no open gap, and names those that are', () => {
    expect(mustFail(fillGapWith('a', 'food'))).toEqual({
      kind: 'no-such-gap',
      clause: 'food',
      clauses: ['drink', 'cup'],
    });
  });
});
