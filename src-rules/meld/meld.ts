import { fillGap, type Engine, type GapRefusal } from '../game.ts';
import { mindingGaps } from '../gaps.ts';
import { generatorFrom } from '../random.ts';
import { assertNever, failed, ok, type Result } from '../result.ts';
import { fill } from '../ruleset.ts';
import { answer } from './calls.ts';
import { tableOf, type MeldRules } from './claims.ts';
import { deal } from './deal.ts';
import { countKinds } from './deck.ts';
import { evolve } from './evolve.ts';
import { MELD_OPTIONS, type MeldOptions } from './options.ts';
import { parseCommand, parseSetup } from './parse.ts';
import { setUp } from './position.ts';
import type { MeldCommand, MeldEvent, MeldRefusal, MeldSetup, MeldState } from './state.ts';
import { declare, discard, draw, keep } from './turn.ts';

type Decision = Result<readonly MeldEvent[], MeldRefusal>;

/** Four-colour cards: draw, meld, discard, with claims on every card shown. */
export const meldEngine: Engine<MeldOptions, MeldSetup, MeldState, MeldCommand, MeldEvent, MeldRefusal> = {
  id: 'meld',
  options: MELD_OPTIONS,
  parseSetup,
  parseCommand,
  start,
  decide: (rules, state, command): Result<readonly MeldEvent[], MeldRefusal | GapRefusal> =>
    command.kind === 'fill-gap'
      ? fillOne(rules, state, command)
      : mindingGaps(rules, state.filled, (current) => decide(current, state, command)),
  evolve,
};

function fillOne(rules: MeldRules, state: MeldState, command: MeldCommand & { kind: 'fill-gap' }): Decision {
  const filled = fillGap(fill(rules, state.filled), command);
  return filled.kind === 'ok' ? ok([filled.value]) : filled;
}

function start(rules: MeldRules, setup: MeldSetup): Result<MeldState, MeldRefusal> {
  const { options, citations } = rules;
  const { min, max } = options.players;
  const seats = setup.seats.length;
  if (seats < min || seats > max) return failed({ kind: 'wrong-seats', seats, min, max, citation: citations.players });
  const cards = tableOf(rules).deck.reduce((sum, count) => sum + count, 0);
  const needed = seats * options['hand-size'];
  if (needed >= cards) return failed({ kind: 'too-few-cards', needed, cards, citation: citations['hand-size'] });
  return ok({
    seats: setup.seats,
    generator: generatorFrom(setup.seed),
    filled: {},
    dealer: setup.dealer,
    hand: 0,
    pile: [],
    hands: setup.seats.map(() => countKinds([])),
    exposed: setup.seats.map(() => []),
    discards: [],
    balances: setup.seats.map(() => 0),
    phase: { kind: 'dealing' },
  });
}

function decide(rules: MeldRules, state: MeldState, command: MeldCommand): Decision {
  switch (command.kind) {
    case 'fill-gap':
      throw new Error('gaps are filled before the rules are asked');
    case 'deal':
      return deal(rules, state);
    case 'set-up':
      return setUp(rules, state, command.position);
    case 'draw':
      return draw(rules, state, command.seat);
    case 'claim':
    case 'pass':
      return answer(rules, state, command);
    case 'discard':
      return discard(rules, state, command.seat, command.card);
    case 'keep':
      return keep(rules, state, command.seat);
    case 'declare':
      return declare(rules, state, command);
    default:
      return assertNever(command);
  }
}
