import type { Act } from '../play.ts';
import { must, rulesetOf } from '../testing.ts';
import { botMove } from './bots.ts';
import type { RaceRules } from './moves.ts';
import { RACE_OPTIONS } from './options.ts';
import { raceEngine } from './race.ts';
import type { Men, RaceBot, RaceCommand, RaceEvent, RaceState } from './state.ts';

const VALUES = {
  board: { circuit: 16, side: 8 },
  opening: [8, 8],
  counting: 'steps',
  doublet: 'one-half-or-two-whole',
  joined: 'consecutive',
  'joined-ways': 'either',
  'joined-men': 'two-men',
  single: 'two-men',
  'double-one': 'by-kind-of-game',
  'tenth-of': 'own-stake',
  'tenth-to': 'other-side',
  'man-lost': 'chosen',
  blocks: 'none',
  unusable: 'use-what-is-possible',
  home: 'overshoot-counts',
  goal: 'all-that-are-left-home',
  'all-lost': 'other-side-wins',
  'first-turn': 'any',
};

/** The race with some options set otherwise. */
export function raceRules(others: Readonly<Record<string, unknown>> = {}): RaceRules {
  return rulesetOf(RACE_OPTIONS, { ...VALUES, ...others });
}

/** One man of a side or more on each of some places, the others home. */
export function menAt(places: Readonly<Record<number, number>>, lost = 0): Men {
  const course = Array.from({ length: 16 }, (_, place) => places[place] ?? 0);
  return { course, home: 16 - lost - course.reduce((sum, count) => sum + count, 0), lost };
}

export function started(rules: RaceRules, bots: readonly RaceBot[] = ['random', 'runner'], stake?: number): RaceState {
  const seats = bots.map((player) => ({ name: player, player }));
  return must(raceEngine.start(rules, { seats, seed: 'seed', ...(stake === undefined ? {} : { stake }) }));
}

/** The state after some commands, each of which must be legal. */
export function after(rules: RaceRules, state: RaceState, ...commands: readonly RaceCommand[]): RaceState {
  return commands.reduce(
    (all, command) => must(raceEngine.decide(rules, all, command)).reduce(raceEngine.evolve, all),
    state,
  );
}

/** Men laid out by hand, the other side's where they start. */
export function placed(rules: RaceRules, own: Men, other: Men = menAt({ 0: 8, 1: 8 }), stake?: number): RaceState {
  return after(rules, started(rules, ['random', 'runner'], stake), {
    kind: 'set-up',
    position: { men: [own, other], turn: 0 },
  });
}

export interface BotGame {
  readonly start: RaceState;
  readonly end: RaceState;
  readonly acts: readonly Act<RaceCommand, RaceEvent>[];
  readonly states: readonly RaceState[];
}

export function botGame(rules: RaceRules, bots: readonly [RaceBot, RaceBot], seed: string, stake?: number): BotGame {
  const seats = bots.map((player) => ({ name: player, player }));
  const start = must(raceEngine.start(rules, { seats, seed, ...(stake === undefined ? {} : { stake }) }));
  const acts: Act<RaceCommand, RaceEvent>[] = [];
  const states = [start];
  let state = start;
  while (state.phase.kind !== 'finished') {
    const command = botMove(rules, state, bots[state.turn]);
    const events = must(raceEngine.decide(rules, state, command));
    acts.push({ kind: 'act', command, events });
    state = events.reduce(raceEngine.evolve, state);
    states.push(state);
  }
  return { start, end: state, acts, states };
}
