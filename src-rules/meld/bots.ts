import { below, generatorFrom, type Generator } from '../random.ts';
import { claimsOn, isUndiscardable, sizeOf, tableOf, takeAll, type MeldRules } from './claims.ts';
import { isGroup } from './melds.ts';
import { JOKER, type Counts, type Kind } from './deck.ts';
import { plus } from './solver.ts';
import type { BotStrength, Claim, MeldCommand } from './state.ts';
import { unseen, type SeatView } from './view.ts';

/**
 * What a bot of some strength does in a position, from what its seat may see alone. The same view gives the same
 * move: chance comes from the position itself.
 */
export function botMove(rules: MeldRules, view: SeatView, strength: BotStrength): MeldCommand {
  const { phase, seat } = view;
  if (phase.kind === 'drawing') return { kind: 'draw', seat };
  if (phase.kind === 'claiming') return answer(rules, view, strength);
  if (phase.kind === 'discarding') return discard(rules, view, strength);
  throw new Error(`a bot has nothing to do while the phase is ${phase.kind}`);
}

function answer(rules: MeldRules, view: SeatView, strength: BotStrength): MeldCommand {
  if (view.phase.kind !== 'claiming') throw new Error('nothing to answer');
  const { card, from, origin } = view.phase;
  const distance = (view.seat - from + view.held.length) % view.held.length;
  const claims = claimsOn(rules, view.hand, {
    card,
    origin,
    distance,
    size: sizeOf(view.hand, view.exposed[view.seat] ?? []),
  });
  const winning = claims.find((claim) => claim.wins);
  const pass: MeldCommand = { kind: 'pass', seat: view.seat };
  const mustUse = origin === 'draw' && distance === 0 && isUndiscardable(rules, card);
  const chosen = winning ?? chooseClaim(rules, view, strength, claims, mustUse);
  return chosen ? { kind: 'claim', seat: view.seat, call: chosen.call, meld: chosen.meld.cards } : pass;
}

function chooseClaim(
  rules: MeldRules,
  view: SeatView,
  strength: BotStrength,
  claims: readonly Claim[],
  mustUse: boolean,
): Claim | undefined {
  if (strength === 'novice') return claims[pick(view, claims.length + (mustUse ? 0 : 1))];
  const worth = (hand: Counts, melded: number): number => handWorth(rules, view, strength, hand) + melded;
  const now = mustUse ? -Infinity : worth(view.hand, 0);
  let best: { readonly claim: Claim; readonly value: number } | undefined;
  for (const claim of claims) {
    const rest = takeAll(view.hand, claim.gives);
    if (!rest) continue;
    const value = Math.max(...discardsOf(rules, rest).map((kind) => worth(plus(rest, kind, -1), 0))) + meldWorth(claim);
    if (value > (best?.value ?? now)) best = { claim, value };
  }
  return best?.claim;
}

/** Points count for little beside getting out. */
const POINT = 0.02;
const meldWorth = (claim: Claim): number => claim.meld.cards.length + POINT * claim.meld.score;

function discardsOf(rules: MeldRules, hand: Counts): readonly Kind[] {
  const held = hand.flatMap((count, kind) => (count > 0 ? [kind] : []));
  const free = held.filter((kind) => !isUndiscardable(rules, kind));
  return free.length > 0 ? free : held;
}

function discard(rules: MeldRules, view: SeatView, strength: BotStrength): MeldCommand {
  const { solver } = tableOf(rules);
  if (solver.wins(view.hand)) return { kind: 'declare', seat: view.seat };
  const kinds = discardsOf(rules, view.hand);
  if (strength === 'novice') return { kind: 'discard', seat: view.seat, card: kinds[pick(view, kinds.length)] as Kind };
  let best = { card: kinds[0] as Kind, value: -Infinity };
  for (const card of kinds) {
    const danger = strength === 'expert' ? dangerOf(rules, view, card) : 0;
    const value = handWorth(rules, view, strength, plus(view.hand, card, -1)) - danger;
    if (value > best.value) best = { card, value };
  }
  return { kind: 'discard', seat: view.seat, card: best.card };
}

/**
 * Cards that already meld; an expert adds what the unseen cards could do for the rest: the more of them that
 * lengthen the melds, and the more that would win at once, the better.
 */
function handWorth(rules: MeldRules, view: SeatView, strength: BotStrength, hand: Counts): number {
  const { solver, deck } = tableOf(rules);
  const value = solver.value(hand);
  const melded = Math.floor(value / 1000);
  const base = melded - hand.reduce((sum, count) => sum + count, 0) + POINT * (value % 1000);
  if (strength !== 'expert') return base;
  const left = unseen(deck, view);
  const total = Math.max(
    1,
    left.reduce((sum, count) => sum + count, 0),
  );
  let outs = 0;
  for (let kind = 0; kind < left.length; kind++) {
    if ((left[kind] as number) <= 0) continue;
    const gain = Math.floor(solver.value(plus(hand, kind, 1)) / 1000) - melded;
    if (gain > 1 || kind === JOKER) outs += (left[kind] as number) * (gain > 1 ? gain - 1 : 0.5);
  }
  return base + (1.5 * outs) / total;
}

/** How far a discard may serve others: copies still unseen, weighed by how few cards its next player holds. */
function dangerOf(rules: MeldRules, view: SeatView, card: Kind): number {
  const { deck, with: melds } = tableOf(rules);
  const left = unseen(deck, view);
  const next = view.held[(view.seat + 1) % view.held.length] ?? 20;
  const same = left[card] ?? 0;
  const groups = (melds[card] ?? []).filter(
    (meld) => isGroup(meld) && meld.cards.every((one) => one === card || (left[one] ?? 0) > 0),
  );
  const fewest = Math.min(...view.held.filter((_, seat) => seat !== view.seat));
  return (
    (same >= 2 ? 0.05 : 0) + (groups.length > 0 ? 0.03 : 0) + (fewest <= 6 || next <= 6 ? 0.1 * Math.min(1, same) : 0)
  );
}

/** A draw that depends on nothing but the position. */
function pick(view: SeatView, sides: number): number {
  const seed = [view.seat, view.pile, view.discards.length, ...view.hand].join();
  const generator: Generator = generatorFrom(seed);
  return below(generator, Math.max(1, sides)).value;
}
