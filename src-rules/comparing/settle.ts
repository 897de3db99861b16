import { againstBanker } from './compare.ts';
import type { Judged, OptionName, Rules } from './judge.ts';

/** What becomes of one stake: `amount` to the player (negative: to the banker), and the option that says so. */
export interface StakePaid {
  readonly stake: number;
  readonly amount: number;
  readonly by: OptionName;
}

/** +1 the stake is paid, −1 it is taken, 0 it is returned. */
type Sign = -1 | 0 | 1;
export interface Fate {
  readonly first: Sign;
  readonly second: Sign;
  readonly by: OptionName;
}

/**
 * Settles a player's one or two stakes against the banker's hand. A stake is won at the variant's rate and lost whole.
 */
export function settle(rules: Rules, player: Judged, banker: Judged, stakes: readonly number[]): readonly StakePaid[] {
  const { first, second, by } = fateOf(rules, player, banker);
  const { win } = rules.options.payment;
  return stakes.map((stake, index) => {
    const sign = index === 0 ? first : second;
    return { stake, amount: sign === 0 ? 0 : sign > 0 ? stake * win : -stake, by };
  });
}

export function fateOf(rules: Rules, player: Judged, banker: Judged): Fate {
  const { winner } = againstBanker(rules, player, banker);
  const { contract } = rules.options;
  if (contract === 'long') return longFate(rules, player, banker, winner);
  if (winner === 'tie') return tied(rules);
  if (contract === 'terus') return winner === 'first' ? terusWon(rules, player) : terusLost(rules, banker);
  return winner === 'first' ? both(1, 'payment') : both(-1, 'payment');
}

const both = (sign: Sign, by: OptionName): Fate => ({ first: sign, second: sign, by });
const firstOnly = (sign: Sign, by: OptionName): Fate => ({ first: sign, second: 0, by });

function tied({ options }: Rules): Fate {
  return both(options.tie === 'push' ? 0 : options.tie === 'banker' ? -1 : 1, 'tie');
}

function longFate(rules: Rules, player: Judged, banker: Judged, winner: 'first' | 'second' | 'tie'): Fate {
  const long = isLong(rules, player);
  if (winner === 'second') {
    // The suggestions about threes of a kind stand before the account's own rules.
    if (suggests(rules, player)) return both(-1, 'long.triples');
    if (suggests(rules, banker)) return firstOnly(-1, long ? 'long.triples' : 'contract');
  }
  if (long && rules.options['long.player'] === 'literal') return both(1, 'long.player');
  if (winner === 'tie') return tied(rules);
  if (winner === 'second') return isLong(rules, banker) ? both(-1, 'contract') : firstOnly(-1, 'contract');
  if (suggests(rules, player)) return firstOnly(1, 'long.triples');
  return long ? both(1, 'long.player') : firstOnly(1, 'contract');
}

/** Whether a hand is Long; the suggestions give threes of a kind a standing of their own. */
export function isLong({ options }: Rules, hand: Judged): boolean {
  if (hand.triple && options['long.triples'] !== 'by-points') return options['long.triples'] === 'always-long';
  return hand.points >= (options['long.from'] ?? Infinity);
}

const suggests = (rules: Rules, hand: Judged): boolean => hand.triple && rules.options['long.triples'] === 'suggested';

export function isTerus({ options }: Rules, hand: Judged): boolean {
  return options['terus.classes']?.includes(hand.category) ?? false;
}

function terusWon(rules: Rules, player: Judged): Fate {
  if (!isTerus(rules, player)) return firstOnly(1, 'contract');
  return rules.options['terus.player'] === 'wins-both' ? both(1, 'terus.player') : firstOnly(1, 'terus.player');
}

function terusLost(rules: Rules, banker: Judged): Fate {
  return isTerus(rules, banker) ? both(-1, 'terus.classes') : firstOnly(-1, 'contract');
}
