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
interface Fate {
  readonly first: Sign;
  readonly second: Sign;
  readonly by: OptionName;
}

/**
 * Settles a player's one or two stakes against the banker's hand. A stake is won at the variant's rate and lost whole.
 */
export function settle(rules: Rules, player: Judged, banker: Judged, stakes: readonly number[]): readonly StakePaid[] {
  const fate = fateOf(rules, player, banker);
  return stakes.map((stake, index) => {
    const sign = index === 0 ? fate.first : fate.second;
    return { stake, amount: sign > 0 ? stake * rules.options.payment.win : sign * stake || 0, by: fate.by };
  });
}

function fateOf(rules: Rules, player: Judged, banker: Judged): Fate {
  const { winner } = againstBanker(rules, player, banker);
  const { contract } = rules.options;
  if (winner === 'tie') return tied(rules);
  if (contract === 'long') return winner === 'first' ? longWon(rules, player) : longLost(rules, player, banker);
  if (contract === 'terus') return winner === 'first' ? terusWon(rules, player) : terusLost(rules, banker);
  return winner === 'first' ? { first: 1, second: 1, by: 'payment' } : { first: -1, second: -1, by: 'payment' };
}

function tied({ options }: Rules): Fate {
  const sign: Sign = options.tie === 'push' ? 0 : options.tie === 'banker' ? -1 : 1;
  return { first: sign, second: sign, by: 'tie' };
}

function isLong({ options }: Rules, hand: Judged): boolean {
  if (hand.triple && options['long.triples'] !== 'by-points') return options['long.triples'] === 'always-long';
  return hand.points >= (options['long.from'] ?? Infinity);
}

/** The suggestions about triples stand apart from the account's own four rules. */
const suggests = (rules: Rules, hand: Judged): boolean => hand.triple && rules.options['long.triples'] === 'suggested';

function longWon(rules: Rules, player: Judged): Fate {
  if (suggests(rules, player)) return { first: 1, second: 0, by: 'long.triples' };
  return isLong(rules, player) ? { first: 1, second: 1, by: 'long.player' } : { first: 1, second: 0, by: 'contract' };
}

function longLost(rules: Rules, player: Judged, banker: Judged): Fate {
  if (suggests(rules, player)) return { first: -1, second: -1, by: 'long.triples' };
  const long = isLong(rules, player);
  if (suggests(rules, banker)) return { first: -1, second: 0, by: long ? 'long.triples' : 'contract' };
  if (long && rules.options['long.player'] === 'literal') return { first: 1, second: 1, by: 'long.player' };
  return { first: -1, second: isLong(rules, banker) ? -1 : 0, by: 'contract' };
}

const isTerus = ({ options }: Rules, hand: Judged): boolean =>
  options['terus.classes']?.includes(hand.category) ?? false;

function terusWon(rules: Rules, player: Judged): Fate {
  const both = rules.options['terus.player'] === 'wins-both' && isTerus(rules, player);
  return { first: 1, second: both ? 1 : 0, by: 'terus.player' };
}

function terusLost(rules: Rules, banker: Judged): Fate {
  return { first: -1, second: isTerus(rules, banker) ? -1 : 0, by: 'terus.classes' };
}
