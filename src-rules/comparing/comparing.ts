import { fillGap, type Engine, type GapRefusal } from '../game.ts';
import { mindingGaps } from '../gaps.ts';
import { generatorFrom } from '../random.ts';
import { assertNever, failed, ok, type Result } from '../result.ts';
import { fill } from '../ruleset.ts';
import { deal } from './deal.ts';
import { sizeOf } from './deck.ts';
import { drawOrStand, nextToDraw } from './drawing.ts';
import { evolve } from './evolve.ts';
import { isThrees, type Rules } from './judge.ts';
import { COMPARING_OPTIONS, type ComparingOptions } from './options.ts';
import { parseCommand, parseSetup } from './parse.ts';
import { bankPasses, reveal } from './reveal.ts';
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
    case 'keep-bank':
      return keepBank(rules, state, command.keeps);
    case 'fill-gap':
      throw new Error('gaps are filled before the rules are asked');
    default:
      return assertNever(command);
  }
}

/** Every hand is turned up, once every seat has staked or said it sits out. */
function turnUp(rules: Rules, state: ComparingState): Decision {
  if (state.phase.kind !== 'staking') return failed({ kind: 'wrong-phase', phase: state.phase.kind });
  const awaited = state.stakes.flatMap((stakes, seat) => (stakes === null ? [seat] : []));
  if (awaited.length > 0) return failed({ kind: 'stakes-awaited', seats: awaited });
  if (rules.options.aim === 'limit') return ok(nextToDraw(rules, state, state.banker));
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

function keepBank(rules: Rules, state: ComparingState, keeps: boolean): Decision {
  if (state.phase.kind !== 'bank-offered') return failed({ kind: 'wrong-phase', phase: state.phase.kind });
  if (!keeps) return ok([bankPasses(rules, state)]);
  return ok([{ kind: 'bank', seat: state.banker, citation: rules.citations['bank-repeats'] }]);
}
