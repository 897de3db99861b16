import { failed, ok, assertNever, type Result } from '../result.ts';
import { fillGap, type Engine, type GapRefusal } from '../game.ts';
import { fraction } from '../fraction.ts';
import { mindingGaps } from '../gaps.ts';
import { below, generatorFrom } from '../random.ts';
import { fill } from '../ruleset.ts';
import { evolve } from './evolve.ts';
import { costOfDoubleOne, lose } from './losses.ts';
import { whyNot } from './illegal.ts';
import { landing, legalMoves, stepped, stepsKey, type RaceRules } from './moves.ts';
import { RACE_OPTIONS, type RaceOptions } from './options.ts';
import { parseCommand, parseSetup } from './parse.ts';
import type { Men, RaceCommand, RaceEvent, RaceRefusal, RaceSetup, RaceState, Step } from './state.ts';
import { throwKind, type Pair } from './throw.ts';
import { winner } from './win.ts';

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
    phase: { kind: 'throwing' },
    stakes: stake && [stake, stake],
    balances: [fraction(0), fraction(0)],
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
    case 'fill-gap':
      throw new Error('gaps are filled before the rules are asked');
    default:
      return assertNever(command);
  }
}

function throwDice(rules: RaceRules, state: RaceState, entered?: Pair): Decision {
  if (state.phase.kind !== 'throwing') return failed({ kind: 'wrong-phase', phase: state.phase.kind });
  const first = below(state.generator, 6);
  const second = below(first.generator, 6);
  const dice: Pair = entered ?? [first.value + 1, second.value + 1];
  const kind = throwKind(rules.options, dice);
  const thrown: RaceEvent = {
    kind: 'thrown',
    side: state.turn,
    dice,
    throw: kind,
    origin: entered ? 'entered' : 'drawn',
    generator: entered ? null : second.generator,
    citations: [rules.citations[kind === 'single' ? 'single' : kind]],
  };
  if (kind === 'double-one') return ok([thrown, ...costOfDoubleOne(rules, state)]);
  if (legalMoves(rules, state, dice).length > 0) return ok([thrown]);
  return ok([thrown, { kind: 'unusable', side: state.turn, citation: rules.citations.unusable }, nextTurn(state)]);
}

const nextTurn = ({ turn }: RaceState): RaceEvent => ({ kind: 'turn', side: turn === 0 ? 1 : 0 });

function move(rules: RaceRules, state: RaceState, steps: readonly Step[]): Decision {
  const { phase, turn } = state;
  if (phase.kind !== 'moving') return failed({ kind: 'wrong-phase', phase: phase.kind });
  const legal = legalMoves(rules, state, phase.pair);
  const found = legal.find((one) => sameSteps(one.steps, steps, one.way.sameMan));
  if (!found) return failed(whyNot(rules, state, phase.pair, steps));
  const events = found.steps.map(({ from, steps: count }): RaceEvent => {
    const to = landing(rules, from, count);
    if (to === undefined) throw new Error('a legal move lands somewhere');
    return { kind: 'moved', side: turn, from, to, citation: rules.citations[found.way.by] };
  });
  return ok([...events, ...endOfMove(rules, state, events)]);
}

function sameSteps(one: readonly Step[], other: readonly Step[], sameMan: boolean): boolean {
  const way = { steps: [], sameMan, by: 'single' } as const;
  return stepsKey({ steps: one, way }) === stepsKey({ steps: other, way });
}

function endOfMove(rules: RaceRules, state: RaceState, moves: readonly RaceEvent[]): readonly RaceEvent[] {
  const { turn } = state;
  const men = moves.reduce(
    (all, one) => (one.kind === 'moved' ? stepped(all, one.from, one.to) : all),
    state.men[turn],
  );
  return men.course.every((count) => count === 0) ? [winner(rules, state, turn, 'all-home')] : [nextTurn(state)];
}
