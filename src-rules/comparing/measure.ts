import { assertNever } from '../result.ts';
import { fraction } from '../fraction.ts';
import { shareOf, type Share } from '../share.ts';
import { sizeOf, type Deck } from './deck.ts';
import type { Distribution } from './distribution.ts';
import { countHands, handTypes, type HandCounts } from './hand-types.ts';
import { rulesOfHypothesis, seatsServed, type Hypothesis } from './hypothesis.ts';
import type { Rules } from './judge.ts';
import { limitOdds, type NotCounted } from './limit-odds.ts';
import { countDuels, edgesOf } from './odds.ts';

/** What a set of tiles makes of a hypothesis. All of it is counted, none of it sampled. */
export interface Measures {
  readonly pieces: number;
  /** The seats the set can serve, the banker's among them. */
  readonly seats: number;
  /** Hands the family prizes, and those of them the set cannot make. */
  readonly prized: readonly string[];
  readonly impossible: readonly string[];
  /** Classes and points of the hands as dealt. */
  readonly hands: HandCounts;
  readonly duel: Duel;
  readonly evenness: Evenness;
}

/** One player against the banker; to a limit, both draw below the count at which the banker stands. */
export type Duel =
  | { readonly kind: 'counted'; readonly win: Share; readonly tie: Share; readonly lose: Share; readonly edge: Share }
  | NotCounted;

/** How evenly the points fall. */
export interface Evenness {
  /** The entropy of the points as a part of what it would be were all of them equally likely: 1 is even. */
  readonly entropy: number;
  readonly most: { readonly points: number; readonly count: number };
  readonly least: { readonly points: number; readonly count: number };
}

/** Measures a hypothesis on a set; `null` where the set does not hold two hands. */
export function measure(hypothesis: Hypothesis, distribution: Distribution): Measures | null {
  const rules = rulesOfHypothesis(hypothesis, distribution);
  const { deck } = rules.options;
  const seats = seatsServed(hypothesis, deck);
  if (seats < 2) return null;
  const hands = countHands(handTypes(rules));
  const prized = prizedHands(rules);
  return {
    pieces: sizeOf(deck),
    seats,
    prized: prized.map(({ name }) => name),
    impossible: prized.filter(({ possible }) => !possible).map(({ name }) => name),
    hands,
    duel: duelOf(rules),
    evenness: evennessOf(hands.points),
  };
}

function duelOf(rules: Rules): Duel {
  const stands = rules.options['limit.banker-stands'];
  if (stands !== undefined) {
    const odds = limitOdds(rules, stands);
    if (odds.kind === 'failed') return odds.error;
    const { win, tie, lose, edge } = odds.value;
    return { kind: 'counted', win, tie, lose, edge };
  }
  const duel = countDuels(rules);
  const part = (count: number): Share => shareOf(fraction(count, duel.outcomes));
  const edge = shareOf(edgesOf(duel).first);
  return { kind: 'counted', win: part(duel.win), tie: part(duel.tie), lose: part(duel.lose), edge };
}

/** Every hand of the classes above points, best first, and whether the set can make it. */
function prizedHands({ options }: Rules): readonly { readonly name: string; readonly possible: boolean }[] {
  const { deck, 'triple-order': groups, 'card-order': order } = options;
  return options.classes.flatMap((one) => {
    switch (one.class) {
      case 'triple':
        return groups.map((ranks) => ({ name: `triple-of-${ranks.join('')}`, possible: copiesOf(deck, ranks) >= 3 }));
      case 'rank-pair':
        return [...order.ranks].map((rank) => ({ name: `pair-of-${rank}`, possible: copiesOf(deck, [rank]) >= 2 }));
      case 'pair':
        return [...order.ranks].map((rank) => ({
          name: `pair-of-${rank}`,
          possible: deck.kinds.some((kind) => kind.rank === rank && kind.copies >= 2),
        }));
      case 'triple-of':
      case 'courts':
      case 'points':
        return [];
      default:
        return assertNever(one);
    }
  });
}

function copiesOf(deck: Deck, ranks: readonly string[]): number {
  return deck.kinds.filter(({ rank }) => ranks.includes(rank)).reduce((sum, { copies }) => sum + copies, 0);
}

function evennessOf(points: HandCounts['points']): Evenness {
  const total = points.reduce((sum, { count }) => sum + count, 0);
  const bits = points.reduce((sum, { count }) => sum - (count / total) * Math.log2(count / total), 0);
  const byCount = points.toSorted((a, b) => a.count - b.count);
  const [least, most] = [byCount[0], byCount.at(-1)];
  if (!least || !most) throw new Error('a set deals at least one hand');
  return { entropy: points.length > 1 ? bits / Math.log2(points.length) : 1, most, least };
}
