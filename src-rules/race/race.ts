import { failed, ok, assertNever, type Result } from '../result.ts';
import { fillGap, type Engine, type GapRefusal } from '../game.ts';
import { fraction, ZERO } from '../fraction.ts';
import { mindingGaps } from '../gaps.ts';
import { generatorFrom } from '../random.ts';
import { fill } from '../ruleset.ts';
import { evolve } from './evolve.ts';
import { roll, throwToBegin } from './begin.ts';
import { whyNot } from './illegal.ts';
import { costOfDoubleOne, lose, nextTurn, ransom } from './losses.ts';
import { stepped } from './men.ts';
import { landing, legalMoves, takes, type RaceRules } from './moves.ts';
import { RACE_OPTIONS, type RaceOptions } from './options.ts';
import { parseCommand, parseSetup } from './parse.ts';
import { setUp } from './position.ts';
import type { Men, RaceCommand, RaceEvent, RaceRefusal, RaceSetup, RaceState, Step } from './state.ts';
import { throwKind, type Pair } from './throw.ts';
import { endOf } from './win.ts';

type Decision = Result<readonly RaceEvent[], RaceRefusal>;

/** Coan Kî: sixteen men a side run round a circuit of places by the throws of two dice. */
export const raceEngine: Engine<RaceOptions, RaceSetup, RaceState, RaceCommand, RaceEvent, RaceRefusal> = {
  id: 'race',
  options: RACE_OPTIONS,
  parseSetup,
  parseCommand,
  start,
  decide: (rules, state, command): Result<readonly RaceEvent[], RaceRefusal | GapRefusal> =>
    command.kind === 'fill-gap'
      ? fillOne(rules, state, command)
      : mindingGaps(rules, state.filled, (current) => decide(current, state, command)),
  evolve,
};

function fillOne(rules: RaceRules, state: RaceState, command: RaceCommand & { kind: 'fill-gap' }): Decision {
  const filled = fillGap(fill(rules, state.filled), command);
  return filled.kind === 'ok' ? ok([filled.value]) : filled;
}

function start(rules: RaceRules, setup: RaceSetup): Result<RaceState, RaceRefusal> {
  if (setup.seats.length !== 2) return failed({ kind: 'wrong-seats', seats: setup.seats.length });
  const { opening, board } = rules.options;
  if (opening.length > board.circuit)
    return failed({ kind: 'bad-opening', places: opening.length, citation: rules.citations.opening });
  const course = Array.from({ length: board.circuit }, (_, place) => opening[place] ?? 0);
  const men: Men = { course, home: 0, lost: 0 };
  const stake = setup.stake === undefined ? null : fraction(setup.stake);
  return ok({
    seats: setup.seats,
    generator: generatorFrom(setup.seed),
    filled: {},
    men: [men, men],
    turn: 0,
    phase: rules.options['first-turn'] === 'any' ? { kind: 'throwing' } : { kind: 'beginning', thrown: null },
    stakes: stake && [stake, stake],
    fines: ZERO,
    balances: [ZERO, ZERO],
  });
}

function decide(rules: RaceRules, state: RaceState, command: RaceCommand): Decision {
  switch (command.kind) {
    case 'throw':
      return throwDice(rules, state, command.dice);
    case 'move':
      return move(rules, state, command.steps);
    case 'lose':
      return lose(rules, state, command.from);
    case 'ransom':
      return ransom(rules, state);
    case 'set-up':
      return setUp(rules, state, command.position);
    case 'fill-gap':
      throw new Error('gaps are filled before the rules are asked');
    default:
      return assertNever(command);
  }
}

function throwDice(rules: RaceRules, state: RaceState, entered?: Pair): Decision {
  const { phase, turn: side } = state;
  if (phase.kind === 'beginning') return throwToBegin(rules, state, phase.thrown, entered);
  if (phase.kind !== 'throwing') return failed({ kind: 'wrong-phase', phase: phase.kind });
  const rolled = roll(state, entered);
  const kind = throwKind(rules.options, rolled.dice);
  const thrown: RaceEvent = { kind: 'thrown', side, ...rolled, throw: kind, citations: [rules.citations[kind]] };
  if (kind === 'double-one') return ok([thrown, ...costOfDoubleOne(rules, state)]);
  if (legalMoves(rules, state, rolled.dice).length > 0) return ok([thrown]);
  return ok([thrown, { kind: 'unusable', side, citation: rules.citations.unusable }, nextTurn(state)]);
}

function move(rules: RaceRules, state: RaceState, steps: readonly Step[]): Decision {
  const { phase, turn } = state;
  if (phase.kind !== 'moving') return failed({ kind: 'wrong-phase', phase: phase.kind });
  const legal = legalMoves(rules, state, phase.pair);
  const found = legal.find((one) => takes(one, steps));
  if (!found) return failed(whyNot(rules, state, phase.pair, steps));
  const moves = found.steps.map(({ from, steps: count }) => {
    const to = landing(rules, from, count);
    if (to === undefined) throw new Error('a legal move lands somewhere');
    return { kind: 'moved', side: turn, from, to, citation: rules.citations[found.way.by] } as const;
  });
  const men = moves.reduce((all, { from, to }) => stepped(all, from, to), state.men[turn]);
  return ok([...moves, endOf(rules, state, men) ?? nextTurn(state)]);
}
