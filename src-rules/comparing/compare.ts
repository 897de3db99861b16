import { judge, type Judged, type OptionName, type Rules } from './judge.ts';
import type { Card } from './deck.ts';

export interface Comparison {
  readonly winner: 'first' | 'second' | 'tie';
  /** The options that decided it, the decisive one first. */
  readonly decidedBy: readonly OptionName[];
}

/** Which of two judged hands is the better, and what says so. */
export function compareJudged(rules: Rules, first: Judged, second: Judged): Comparison {
  const winner = first.strength === second.strength ? 'tie' : first.strength > second.strength ? 'first' : 'second';
  return { winner, decidedBy: decidedBy(rules, first, second) };
}

export const compareHands = (rules: Rules, first: readonly Card[], second: readonly Card[]): Comparison =>
  compareJudged(rules, judge(rules, first), judge(rules, second));

function decidedBy({ options }: Rules, first: Judged, second: Judged): readonly OptionName[] {
  if (options.aim === 'limit') return [first.strength === second.strength ? 'tie' : 'limit.total'];
  if (first.strength === second.strength) return ['tie'];
  for (const hand of [first, second]) if (hand.strength < 0) return [hand.by];
  if (first.by === 'classes' || second.by === 'classes')
    return first.category !== second.category
      ? ['classes']
      : [first.category === 'triple' ? 'triple-order' : 'card-order'];
  return first.points === second.points && options['tie-break'] !== 'none'
    ? ['tie-break', 'card-order']
    : ['residue', 'values'];
}

/** A player's hand against the banker's. In a game to a limit whoever passes it has lost, whatever the banker draws. */
export function againstBanker(rules: Rules, player: Judged, banker: Judged): Comparison {
  const dead = rules.options.aim === 'limit' && player.strength < 0;
  return dead ? { winner: 'second', decidedBy: ['limit.total'] } : compareJudged(rules, player, banker);
}
