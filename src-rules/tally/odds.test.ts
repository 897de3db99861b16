import { describe, expect, it } from 'vitest';
import { diceOfOutcome } from '../dice/draw.ts';
import { cakes, tallies } from './fixtures.ts';
import { odds, tabulate } from './odds.ts';
import type { Rules } from './rules.ts';
import { score } from './score.ts';

/** The readable reference: every one of the 46,656 ordered throws, scored by itself. */
function reference(rules: Rules): ReturnType<typeof odds> {
  const outcomes = Array.from({ length: 6 ** 6 }, (_, outcome) => diceOfOutcome(outcome, 6));
  return tabulate(
    rules,
    outcomes.map((dice) => ({ scored: score(rules, dice), ways: 1 })),
  );
}

describe('the odds of a throw', () => {
  it.each<[string, Rules]>([
    ['tallies', tallies()],
    ['tallies that stack', tallies({ stacking: [['four-alike', 'two-fours']] })],
    ['cakes', cakes()],
  ])('of %s are those of every ordered throw', (_, rules) => {
    expect(odds(rules)).toEqual(reference(rules));
  });

  it('count the whole stock for a throw that takes all', () => {
    const none = Object.fromEntries(
      Object.keys(tallies().options)
        .filter((one) => one.startsWith('award.'))
        .map((one) => [one, 'none']),
    );
    const { worth, mean } = odds(tallies({ ...none, 'award.six-alike': 'everything' }));
    expect(worth).toEqual([
      { worth: 0, count: 46_651 },
      { worth: 'all', count: 5 },
    ]);
    // 5 · 192 / 46,656
    expect(mean).toBe('5/243');
  });
});
