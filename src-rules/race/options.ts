import { listOf, oneOf, record, wholeNumber } from '../option-values.ts';
import { failed, ok, type Result } from '../result.ts';
import type { OptionTable } from '../ruleset.ts';

/** Every point on which accounts of the race of the upright men differ, or are silent. */
export interface RaceOptions {
  /** Places of the whole circuit, and on each side. */
  readonly board: { readonly circuit: number; readonly side: number };
  /** Men of a side on each place at the start, from the side's own first place on. */
  readonly opening: readonly number[];
  /** `steps`: a throw counts places moved. `lines`: a man still on the first line moves to the line so numbered. */
  readonly counting: 'steps' | 'lines';
  readonly doublet: 'one-half-or-two-whole';
  /** Which two different numbers are played as a joined throw. */
  readonly joined: 'consecutive' | 'five-six' | 'any';
  /** Ways to play a joined throw: low number and total, or both to one short of the total and one of them one on. */
  readonly 'joined-ways': 'low-and-total' | 'pair-then-one' | 'either';
  /** Whether one man may make both moves of a joined throw. */
  readonly 'joined-men': 'two-men' | 'one-or-two';
  /** A throw neither joined nor double: a man for each number, or also one man both. */
  readonly single: 'two-men' | 'two-men-or-sum';
  /** What a double one costs; in `both-or-second-tenth` another fine saves the man. */
  readonly 'double-one': 'by-kind-of-game' | 'man' | 'tenth' | 'both' | 'both-or-second-tenth';
  readonly 'tenth-of': 'own-stake' | 'pot';
  readonly 'tenth-to': 'other-side' | 'pot';
  readonly 'man-lost': 'chosen' | 'hindmost';
  /** Men of one side on a place, not a starting place, that the other side cannot pass; none where there are no blocks. */
  readonly blocks: 'none' | { readonly men: number };
  readonly unusable: 'use-what-is-possible' | 'whole-or-lost';
  /** How a man comes home: by any number that reaches, by the exact one, or by one that ends on a starting place. */
  readonly home: 'overshoot-counts' | 'exact-count' | 'starting-places';
  readonly goal: 'all-that-are-left-home';
  /** A side whose men are all lost, with none home. */
  readonly 'all-lost': 'other-side-wins' | 'wins';
  readonly 'first-turn': 'any' | 'higher-throw';
}

const blocks = (value: unknown): Result<RaceOptions['blocks'], string> => {
  if (value === 'none') return ok('none');
  const men = record<{ men: number }>({ men: wholeNumber(2) })(value);
  return men.kind === 'ok' ? men : failed(`none | ${men.error}`);
};

export const RACE_OPTIONS: OptionTable<RaceOptions> = {
  board: { parse: record({ circuit: wholeNumber(2), side: wholeNumber(1) }) },
  opening: { parse: listOf(wholeNumber(0)) },
  counting: { parse: oneOf('steps', 'lines') },
  doublet: { parse: oneOf('one-half-or-two-whole') },
  joined: { parse: oneOf('consecutive', 'five-six', 'any') },
  'joined-ways': { parse: oneOf('low-and-total', 'pair-then-one', 'either') },
  'joined-men': { parse: oneOf('two-men', 'one-or-two') },
  single: { parse: oneOf('two-men', 'two-men-or-sum') },
  'double-one': { parse: oneOf('by-kind-of-game', 'man', 'tenth', 'both', 'both-or-second-tenth') },
  'tenth-of': { parse: oneOf('own-stake', 'pot') },
  'tenth-to': { parse: oneOf('other-side', 'pot') },
  'man-lost': { parse: oneOf('chosen', 'hindmost') },
  blocks: { parse: blocks },
  unusable: { parse: oneOf('use-what-is-possible', 'whole-or-lost') },
  home: { parse: oneOf('overshoot-counts', 'exact-count', 'starting-places') },
  goal: { parse: oneOf('all-that-are-left-home') },
  'all-lost': { parse: oneOf('other-side-wins', 'wins') },
  'first-turn': { parse: oneOf('any', 'higher-throw') },
};
