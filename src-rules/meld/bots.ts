import { below, generatorFrom } from '../random.ts';
import { isUndiscardable, tableOf, takeAll, type MeldRules } from './claims.ts';
import type { Counts, Kind } from './deck.ts';
import { judgeOf, type Judge } from './judge.ts';
import { plus } from './solver.ts';
import type { BotStrength, Claim, Claiming, MeldCommand } from './state.ts';
import { claimsFor, type SeatView } from './view.ts';

/**
 * What a bot of some strength does in a position, from what its seat may see alone. The same view gives the same
 * move: chance comes from the position itself.
 */
export function botMove(rules: MeldRules, view: SeatView, strength: BotStrength): MeldCommand {
  const { phase, seat } = view;
  switch (phase.kind) {
    case 'drawing':
      return { kind: 'draw', seat };
    case 'claiming':
      return answer(rules, view, phase, strength);
    case 'discarding':
      return discard(rules, view, strength);
    case 'dealing':
    case 'finished':
      throw new Error(`a bot has nothing to do while the phase is ${phase.kind}`);
  }
}

function answer(rules: MeldRules, view: SeatView, phase: Claiming, strength: BotStrength): MeldCommand {
  const { seat } = view;
  const claims = claimsFor(rules, view, phase);
  const own = phase.from === seat;
  const mustUse = phase.origin === 'draw' && own && isUndiscardable(rules, phase.card);
  const chosen =
    claims.find((claim) => claim.wins) ??
    (strength === 'novice'
      ? claims[pick(view, claims.length + (mustUse ? 0 : 1))]
      : bestClaim(rules, view, judgeOf(rules, view, strength), claims, mustUse ? 'claim' : own ? 'pass' : 'wait'));
  return chosen ? { kind: 'claim', seat, call: chosen.call, meld: chosen.meld.cards } : { kind: 'pass', seat };
}

/** The claim that leaves the bot best off; none where that is to let the card go, or to wait for its own draw. */
function bestClaim(
  rules: MeldRules,
  view: SeatView,
  judge: Judge,
  claims: readonly Claim[],
  otherwise: 'claim' | 'pass' | 'wait',
): Claim | undefined {
  let value = otherwise === 'claim' ? -Infinity : judge.worth(view.hand);
  if (otherwise === 'wait') value += judge.patience;
  let best: Claim | undefined;
  for (const claim of claims) {
    const after = afterClaim(rules, view.hand, judge, claim);
    if (after > value) [best, value] = [claim, after];
  }
  return best;
}

function afterClaim(rules: MeldRules, hand: Counts, judge: Judge, { gives, meld }: Claim): number {
  const rest = takeAll(hand, gives);
  if (!rest) throw new Error('a claim gives cards that the hand does not hold');
  const kept = discardable(rules, rest).map((kind) => judge.worth(plus(rest, kind, -1)));
  return Math.max(...kept) + judge.laid(meld);
}

function discardable(rules: MeldRules, hand: Counts): readonly Kind[] {
  const held = hand.flatMap((count, kind) => (count > 0 ? [kind] : []));
  const free = held.filter((kind) => !isUndiscardable(rules, kind));
  return free.length > 0 ? free : held;
}

function discard(rules: MeldRules, view: SeatView, strength: BotStrength): MeldCommand {
  const { seat, hand } = view;
  if (tableOf(rules).solver.wins(hand)) return { kind: 'declare', seat };
  const kinds = discardable(rules, hand);
  if (strength === 'novice') return { kind: 'discard', seat, card: kinds[pick(view, kinds.length)]! };
  const judge = judgeOf(rules, view, strength);
  let best = { card: kinds[0]!, value: -Infinity };
  for (const card of kinds) {
    const value = judge.worth(plus(hand, card, -1)) - judge.danger(card);
    if (value > best.value) best = { card, value };
  }
  return { kind: 'discard', seat, card: best.card };
}

/** A draw that depends on nothing but the position. */
function pick(view: SeatView, sides: number): number {
  const seed = [view.seat, view.pile, view.discards.length, ...view.hand].join();
  return below(generatorFrom(seed), Math.max(1, sides)).value;
}
