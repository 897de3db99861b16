import type { Citation } from '../citation.ts';
import { failed, ok, type Result } from '../result.ts';
import { findMeld, sizeOf, tableOf, takeAll, type MeldRules } from './claims.ts';
import { cardsOf, type Counts, type Kind } from './deck.ts';
import type { Meld } from './melds.ts';
import type { MeldEvent, MeldRefusal, MeldState, Origin, Payment } from './state.ts';

type Won = MeldEvent & { readonly kind: 'won' };

/** A won hand, laid out as its winner says or else at its best. */
export function winOf(
  rules: MeldRules,
  state: MeldState,
  seat: number,
  shown: Origin,
  layout: readonly Meld[] = tableOf(rules).solver.best(state.hands[seat] as Counts).melds,
): Won {
  return score(rules, state, seat, layout, shown);
}

/** A win declared after melding. */
export function declaredWin(
  rules: MeldRules,
  state: MeldState,
  seat: number,
  shown: Origin,
  melds?: readonly (readonly Kind[])[],
): Result<Won, MeldRefusal> {
  const hand = state.hands[seat] as Counts;
  const size = sizeOf(hand, state.exposed[seat] ?? []);
  const expected = rules.options['hand-size'] + 1;
  if (size !== expected)
    return failed({ kind: 'wrong-hand-size', seat, size, expected, citation: rules.citations['hand-size'] });
  const { left } = tableOf(rules).solver.best(hand);
  if (left.length > 0) return failed({ kind: 'not-won', left, citation: rules.citations.melds });
  if (!melds) return ok(winOf(rules, state, seat, shown));
  const layout = readLayout(rules, hand, melds);
  return layout.kind === 'ok' ? ok(winOf(rules, state, seat, shown, layout.value)) : layout;
}

/** A partition as the winner declares it; where the account scores the best one, that one takes its place. */
export function readLayout(
  rules: MeldRules,
  hand: Counts,
  groups: readonly (readonly Kind[])[],
): Result<readonly Meld[], MeldRefusal> {
  const melds: Meld[] = [];
  let rest: Counts = hand;
  for (const cards of groups) {
    const meld = findMeld(rules, cards);
    const left = takeAll(rest, cards);
    if (!meld || !left) return failed({ kind: 'no-such-meld', cards, citation: rules.citations.melds });
    melds.push(meld);
    rest = left;
  }
  const left = cardsOf(rest);
  if (left.length > 0) return failed({ kind: 'not-won', left, citation: rules.citations.melds });
  return ok(rules.options.partition === 'best' ? tableOf(rules).solver.best(hand).melds : melds);
}

function score(rules: MeldRules, state: MeldState, seat: number, held: readonly Meld[], shown: Origin): Won {
  const melds = [...(state.exposed[seat] ?? []), ...held];
  const points = melds.reduce((sum, meld) => sum + meld.score, 0);
  const { payers, citation } = whoPays(rules, state, seat, shown);
  return {
    kind: 'won',
    seat,
    melds,
    score: points,
    payments: payers.map((from): Payment => ({ from, to: seat, amount: points, citation })),
    citations: [rules.citations.scores, rules.citations.partition],
  };
}

function whoPays(
  { options, citations }: MeldRules,
  { seats }: MeldState,
  winner: number,
  { from, origin }: Origin,
): { readonly payers: readonly number[]; readonly citation: Citation } {
  const others = seats.map((_, seat) => seat).filter((seat) => seat !== winner);
  if (origin === 'draw' && from === winner) return { payers: others, citation: citations['won-on-own-draw'] };
  const option = origin === 'draw' ? 'won-on-anothers-draw' : 'won-on-discard';
  return { payers: options[option] === 'all-pay' ? others : [from], citation: citations[option] };
}
