import { shareOf } from '#rules/share.ts';
import type { RaceRules } from '#rules/race/moves.ts';
import { odds } from '#rules/race/odds.ts';
import { distribution, type Odds } from './odds.ts';

/** The throws of two dice by kind, and how far one can run. */
export function raceOdds(rules: RaceRules): Odds {
  const { kinds, furthest } = odds(rules);
  return {
    figures: [{ name: 'furthest', share: shareOf(furthest) }],
    distributions: [
      distribution(
        'throws',
        kinds.map(({ kind, count }) => [kind, count]),
      ),
    ],
  };
}
