import { fillGap, type Engine, type GapRefusal } from '../game.ts';
import { mindingGaps } from '../gaps.ts';
import { below, generatorFrom } from '../random.ts';
import { assertNever, failed, ok, type Result } from '../result.ts';
import { fill } from '../ruleset.ts';
import { shuffle } from '../shuffle.ts';
import { makeCard, parseHand, piecesOf, sizeOf, type Card, type Deck } from './deck.ts';
import { evolve } from './evolve.ts';
import { isThrees, type Rules } from './judge.ts';
import { bankerDraws, limitCount } from './limit.ts';
import { without } from './odds.ts';
import { COMPARING_OPTIONS, type ComparingOptions } from './options.ts';
import { parseCommand, parseSetup } from './parse.ts';
import { reveal } from './reveal.ts';
import { laySideBet, layStakes } from './stakes.ts';
import type { ComparingCommand, ComparingEvent, ComparingRefusal, ComparingSetup, ComparingState } from './state.ts';

type Decision = Result<readonly ComparingEvent[], ComparingRefusal>;

/** Games in which every hand is compared with the banker's. */
export const comparingEngine: Engine<
  ComparingOptions,
  ComparingSetup,
  ComparingState,
  ComparingCommand,
  ComparingEvent,
  ComparingRefusal
> = {
  id: 'comparing',
  options: COMPARING_OPTIONS,
  parseSetup,
  parseCommand,
  start,
  decide: (rules, state, command): Result<readonly ComparingEvent[], ComparingRefusal | GapRefusal> =>
    command.kind === 'fill-gap'
      ? fillOne(rules, state, command)
      : mindingGaps(rules, state.filled, (current) => decide(current, state, command)),
  evolve,
};

function fillOne(rules: Rules, state: ComparingState, command: ComparingCommand & { kind: 'fill-gap' }): Decision {
  const filled = fillGap(fill(rules, state.filled), command);
  return filled.kind === 'ok' ? ok([filled.value]) : filled;
}

function start({ options, citations }: Rules, setup: ComparingSetup): Result<ComparingState, ComparingRefusal> {
  const { min, max } = options.seats;
  const seats = setup.seats.length;
  if (seats < min || seats > max) return failed({ kind: 'wrong-seats', seats, min, max, citation: citations.seats });
  const needed = seats * options['hand-size'];
  const cards = sizeOf(options.deck);
  if (needed > cards) return failed({ kind: 'deck-too-small', needed, cards, citation: citations.deck });
  return ok({
    seats: setup.seats,
    bystanders: setup.bystanders,
    generator: generatorFrom(setup.seed),
    filled: {},
    banker: setup.banker ?? 0,
    deals: 0,
    phase: { kind: 'ready' },
    hands: setup.seats.map(() => []),
    rest: [],
    stakes: setup.seats.map(() => []),
    sideBets: [],
    thrownIn: [],
    balances: [...setup.seats, ...setup.bystanders].map(() => 0),
  });
}

function decide(rules: Rules, state: ComparingState, command: ComparingCommand): Decision {
  switch (command.kind) {
    case 'deal':
      return deal(rules, state, command.hands);
    case 'stake':
      return layStakes(rules, state, command.seat, command.stakes);
    case 'side-bet':
      return laySideBet(rules, state, command.bet);
    case 'reveal':
      return turnUp(rules, state);
    case 'throw-in':
      return throwIn(rules, state, command.seat, command.throws);
    case 'draw':
    case 'stand':
      return drawOrStand(rules, state, command.seat, command.kind);
    case 'fill-gap':
      throw new Error('gaps are filled before the rules are asked');
    default:
      return assertNever(command);
  }
}

function deal(rules: Rules, state: ComparingState, given?: readonly (readonly Card[])[]): Decision {
  if (state.phase.kind !== 'ready') return failed({ kind: 'wrong-phase', phase: state.phase.kind });
  const chosen = firstBanker(rules, state);
  const { generator } = chosen.reduce(evolve, state);
  const { deck } = rules.options;
  if (given) {
    const checked = checkHands(rules, state, given);
    if (checked.kind === 'failed') return checked;
  }
  const { pieces, generator: after } = shuffle(generator, piecesOf(given ? without(deck, given.flat()) : deck));
  const size = rules.options['hand-size'];
  const hands = given ?? state.seats.map((_, seat) => pieces.slice(seat * size, (seat + 1) * size));
  const rest = given ? pieces : pieces.slice(state.seats.length * size);
  const origin = given ? 'set-up' : 'shuffled';
  return ok([...chosen, { kind: 'dealt', origin, hands, rest, generator: after, citation: rules.citations.cut }]);
}

/** Before the first deal the account's dice choose the banker. */
function firstBanker(rules: Rules, state: ComparingState): readonly ComparingEvent[] {
  if (state.deals > 0 || rules.options['first-banker'] !== 'dice') return [];
  const { value, generator } = below(state.generator, state.seats.length);
  return [{ kind: 'banker-chosen', seat: value, generator, citation: rules.citations['first-banker'] }];
}

function checkHands(
  { options }: Rules,
  state: ComparingState,
  hands: readonly (readonly Card[])[],
): Result<null, ComparingRefusal> {
  if (hands.length !== state.seats.length) return failed({ kind: 'not-a-command', field: 'hands' });
  let deck: Deck = options.deck;
  for (const [seat, hand] of hands.entries()) {
    const words = hand.map((card) => makeCard(deck.faces, card)).join(' ');
    const parsed = parseHand(deck, options['hand-size'], words);
    if (parsed.kind === 'failed') return failed({ kind: 'bad-hand', seat, error: parsed.error });
    deck = without(deck, hand);
  }
  return ok(null);
}

/** Every hand is turned up, once every seat has staked or said it sits out. */
function turnUp(rules: Rules, state: ComparingState): Decision {
  if (state.phase.kind !== 'staking') return failed({ kind: 'wrong-phase', phase: state.phase.kind });
  if (rules.options.aim === 'limit') return ok(drawFrom(rules, state, nextToDraw(state, state.banker)));
  const asked = mayThrowIn(rules, state);
  if (asked.length > 0)
    return ok([{ kind: 'asked-to-throw-in', seats: asked, citation: rules.citations['thrown-in'] }]);
  return ok(reveal(rules, state));
}

function mayThrowIn({ options }: Rules, state: ComparingState): readonly number[] {
  return options['thrown-in'] === 'may' ? state.hands.flatMap((hand, seat) => (isThrees(hand) ? [seat] : [])) : [];
}

function throwIn(rules: Rules, state: ComparingState, seat: number, throws: boolean): Decision {
  const { phase } = state;
  if (phase.kind !== 'throwing-in') return failed({ kind: 'wrong-phase', phase: phase.kind });
  if (!phase.asked.includes(seat)) return failed({ kind: 'not-your-turn', seat: phase.asked[0] ?? 0 });
  const said: ComparingEvent = { kind: 'thrown-in', seat, throws, citation: rules.citations['thrown-in'] };
  return ok(phase.asked.length > 1 ? [said] : [said, ...reveal(rules, evolve(state, said))]);
}

/** The players draw in turn from the banker's neighbour on; the banker last, by his fixed rule. */
const nextToDraw = ({ seats }: ComparingState, seat: number): number => (seat + 1) % seats.length;

function drawFrom(rules: Rules, state: ComparingState, seat: number): readonly ComparingEvent[] {
  return seat === state.banker ? bankerPlays(rules, state) : [{ kind: 'turn', seat }];
}

function drawOrStand(rules: Rules, state: ComparingState, seat: number, choice: 'draw' | 'stand'): Decision {
  const { phase } = state;
  if (phase.kind !== 'drawing') return failed({ kind: 'wrong-phase', phase: phase.kind });
  if (phase.seat !== seat) return failed({ kind: 'not-your-turn', seat: phase.seat });
  const citation = rules.citations['limit.total'];
  const [card] = state.rest;
  const event: ComparingEvent =
    choice === 'draw' && card ? { kind: 'drew', seat, card, citation } : { kind: 'stood', seat, citation };
  const after = evolve(state, event);
  const goesOn =
    event.kind === 'drew' && limitCount(rules, after.hands[seat] ?? []) < (rules.options['limit.total'] ?? 0);
  return ok(goesOn ? [event] : [event, ...drawFrom(rules, after, nextToDraw(after, seat))]);
}

function bankerPlays(rules: Rules, state: ComparingState): readonly ComparingEvent[] {
  const events: ComparingEvent[] = [];
  let now = state;
  for (let [card] = now.rest; card && bankerDraws(rules, now.hands[now.banker] ?? []); [card] = now.rest) {
    const drew: ComparingEvent = {
      kind: 'drew',
      seat: now.banker,
      card,
      citation: rules.citations['limit.banker-stands'],
    };
    events.push(drew);
    now = evolve(now, drew);
  }
  return [...events, ...reveal(rules, now)];
}
