import { failed, ok, type Result } from '../result.ts';
import { shuffle } from '../shuffle.ts';
import { show } from './calls.ts';
import { findMeld, type MeldRules } from './claims.ts';
import { betweenHands, restOfDeck } from './deal.ts';
import { countKinds, type Kind } from './deck.ts';
import type { Meld } from './melds.ts';
import type { Discard, MeldEvent, MeldRefusal, MeldState, Next, Phase, Position } from './state.ts';

/** Lays out a position by hand, and asks about the card shown where one is. */
export function setUp(
  rules: MeldRules,
  state: MeldState,
  position: Position,
): Result<readonly MeldEvent[], MeldRefusal> {
  if (!betweenHands(state)) return failed({ kind: 'wrong-phase', phase: state.phase.kind });
  const wrong = wrongSeats(rules, state, position) ?? wrongSize(rules, position);
  if (wrong) return failed(wrong);
  const exposed = readExposed(rules, position.exposed);
  if (exposed.kind === 'failed') return exposed;
  const rest = restOfDeck(rules, cardsIn(position));
  if (rest.kind === 'failed') return rest;
  const { pieces, generator } = shuffle(state.generator, rest.value);
  const event: MeldEvent = {
    kind: 'set-up',
    dealer: position.dealer,
    hands: position.hands.map(countKinds),
    exposed: exposed.value,
    discards: discardsIn(position),
    pile: [...position.pile, ...pieces],
    generator,
    phase: phaseOf(position.next),
  };
  return position.next.kind === 'shown' ? show(rules, state, [event], position.next) : ok([event]);
}

function wrongSeats(rules: MeldRules, { seats }: MeldState, position: Position): MeldRefusal | undefined {
  const { dealer, hands, exposed, discards, next } = position;
  const wrong = [hands.length, exposed.length].find((length) => length !== seats.length);
  const named = [dealer, ...discards.map(({ by }) => by), actor(next)].find((seat) => seat >= seats.length);
  const found = wrong ?? (named === undefined ? undefined : named + 1);
  if (found === undefined) return undefined;
  return { kind: 'wrong-seats', seats: found, min: seats.length, max: seats.length, citation: rules.citations.players };
}

const actor = (next: Next): number => (next.kind === 'shown' ? next.from : next.seat);

/** Where players may keep what they should discard, hands grow, and no size is wrong. */
function wrongSize({ options, citations }: MeldRules, { hands, exposed, next }: Position): MeldRefusal | undefined {
  if (options['discard-after-meld'] === 'may') return undefined;
  for (const [seat, hand] of hands.entries()) {
    const size = hand.length + (exposed[seat] ?? []).flat().length;
    const expected = options['hand-size'] + (next.kind === 'discard' && next.seat === seat ? 1 : 0);
    if (size !== expected) return { kind: 'wrong-hand-size', seat, size, expected, citation: citations['hand-size'] };
  }
  return undefined;
}

function readExposed(rules: MeldRules, seats: Position['exposed']): Result<readonly (readonly Meld[])[], MeldRefusal> {
  const all: Meld[][] = [];
  for (const groups of seats) {
    const melds: Meld[] = [];
    for (const cards of groups) {
      const meld = findMeld(rules, cards);
      if (!meld) return failed({ kind: 'no-such-meld', cards, citation: rules.citations.melds });
      melds.push(meld);
    }
    all.push(melds);
  }
  return ok(all);
}

function cardsIn({ hands, exposed, discards, pile, next }: Position): readonly Kind[] {
  const shown = next.kind === 'shown' ? [next.card] : [];
  return [...hands.flat(), ...exposed.flat(2), ...discards.map(({ card }) => card), ...pile, ...shown];
}

/** A discard in question is already the last of the discards; a card drawn is not yet one of them. */
function discardsIn({ discards, next }: Position): readonly Discard[] {
  return next.kind === 'shown' && next.origin === 'discard'
    ? [...discards, { card: next.card, by: next.from, drawn: false }]
    : discards;
}

function phaseOf(next: Next): Phase {
  switch (next.kind) {
    case 'draw':
      return { kind: 'drawing', seat: next.seat };
    case 'shown':
      return { kind: 'drawing', seat: next.from };
    case 'discard':
      return { kind: 'discarding', seat: next.seat, shown: next.shown };
  }
}
