import type { Citation } from '../citation.ts';
import { failed, ok, type Result } from '../result.ts';
import { takeAll, tableOf, type MeldRules } from './claims.ts';
import { cardsOf, countKinds, type Counts, type Kind } from './deck.ts';
import type { Meld } from './melds.ts';
import type { MeldEvent, MeldRefusal, MeldState, Origin, Payment } from './state.ts';

type Won = MeldEvent & { readonly kind: 'won' };

/** A won hand laid out at its best. */
export function winOf(rules: MeldRules, state: MeldState, seat: number, shown: Origin): Won {
  return score(rules, state, seat, tableOf(rules).solver.best(state.hands[seat] as Counts).melds, shown);
}

/** A win declared after melding: the best layout, or the winner's own where the account scores what is declared. */
export function declaredWin(
  rules: MeldRules,
  state: MeldState,
  seat: number,
  melds?: readonly (readonly Kind[])[],
): Result<Won, MeldRefusal> {
  if (state.phase.kind !== 'discarding') throw new Error('a win is declared after melding');
  const { shown } = state.phase;
  const best = tableOf(rules).solver.best(state.hands[seat] as Counts);
  if (best.left.length > 0) return failed({ kind: 'not-won', left: best.left, citation: rules.citations.melds });
  if (!melds || rules.options.partition === 'best') return ok(score(rules, state, seat, best.melds, shown));
  const own = readMelds(rules, state.hands[seat] as Counts, melds);
  return own.kind === 'ok' ? ok(score(rules, state, seat, own.value, shown)) : own;
}

function readMelds(
  rules: MeldRules,
  hand: Counts,
  groups: readonly (readonly Kind[])[],
): Result<readonly Meld[], MeldRefusal> {
  const melds: Meld[] = [];
  let rest: Counts = hand;
  for (const cards of groups) {
    const wanted = countKinds(cards).join();
    const meld = tableOf(rules).melds.find((one) => countKinds(one.cards).join() === wanted);
    const left = takeAll(rest, cards);
    if (!meld || !left) return failed({ kind: 'no-such-meld', cards, citation: rules.citations.melds });
    melds.push(meld);
    rest = left;
  }
  const left = cardsOf(rest);
  return left.length > 0 ? failed({ kind: 'not-won', left, citation: rules.citations.melds }) : ok(melds);
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
