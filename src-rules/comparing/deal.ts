import { below } from '../random.ts';
import { failed, ok, type Result } from '../result.ts';
import { shuffle } from '../shuffle.ts';
import { piecesOf, takeOut, type Hand } from './deck.ts';
import { evolve } from './evolve.ts';
import { wrongHand, wrongTogether } from './hand.ts';
import type { Rules } from './judge.ts';
import type { ComparingEvent, ComparingRefusal, ComparingState } from './state.ts';

type Decision = Result<readonly ComparingEvent[], ComparingRefusal>;

/** Deals shuffled hands, or the hands given. */
export function deal(rules: Rules, state: ComparingState, given?: readonly Hand[]): Decision {
  if (state.phase.kind !== 'ready') return failed({ kind: 'wrong-phase', phase: state.phase.kind });
  const refusal = given && wrongHands(rules, state, given);
  if (refusal) return failed(refusal);
  const chosen = firstBanker(rules, state);
  const before = chosen.reduce(evolve, state);
  return ok([...chosen, ...(given ? setUp(rules, before, given) : dealt(rules, before))]);
}

/** What is wrong with hands set up for every seat. */
export function wrongHands(
  rules: Rules,
  { seats }: Pick<ComparingState, 'seats'>,
  hands: readonly Hand[],
): ComparingRefusal | undefined {
  if (hands.length !== seats.length) return { kind: 'wrong-hands', hands: hands.length, seats: seats.length };
  const expected = rules.options['hand-size'];
  for (const [seat, hand] of hands.entries()) {
    const error = wrongHand(rules, hand);
    if (error) return { kind: 'bad-hand', seat, error };
    if (hand.length !== expected)
      return { kind: 'bad-hand', seat, error: { kind: 'wrong-size', size: hand.length, expected } };
  }
  const error = wrongTogether(rules, hands);
  return error && { kind: 'bad-hand', error };
}

/** Before the first deal the account's dice choose the banker. */
function firstBanker(rules: Rules, state: ComparingState): readonly ComparingEvent[] {
  if (state.deals > 0 || rules.options['first-banker'] !== 'dice') return [];
  const { value, generator } = below(state.generator, state.seats.length);
  return [{ kind: 'banker-chosen', seat: value, generator, citation: rules.citations['first-banker'] }];
}

function dealt(rules: Rules, state: ComparingState): readonly ComparingEvent[] {
  const size = rules.options['hand-size'];
  const { pieces, generator } = shuffle(state.generator, piecesOf(rules.options.deck));
  const hands = state.seats.map((_, seat) => pieces.slice(seat * size, (seat + 1) * size));
  const rest = pieces.slice(state.seats.length * size);
  const citation = rules.citations['hand-size'];
  return [...cut(rules, state), { kind: 'dealt', origin: 'shuffled', hands, rest, generator, citation }];
}

function setUp(rules: Rules, state: ComparingState, given: readonly Hand[]): readonly ComparingEvent[] {
  const { hands, rest } = takeOut(rules.options.deck, given);
  const { pieces, generator } = shuffle(state.generator, piecesOf(rest));
  const citation = rules.citations['hand-size'];
  return [{ kind: 'dealt', origin: 'set-up', hands, rest: pieces, generator, citation }];
}

/** The shuffle is as even with a cut as without one; the log tells who may make it. */
function cut(rules: Rules, { banker, seats }: ComparingState): readonly ComparingEvent[] {
  const rule = rules.options.cut;
  if (rule === 'none') return [];
  // Seats are numbered anticlockwise, so the next one sits on the dealer's right.
  const right = (banker + 1) % seats.length;
  const may = [...seats.keys()].filter((seat) => (rule === 'right-of-dealer') === (seat === right));
  return [{ kind: 'cut', may, citation: rules.citations.cut }];
}
