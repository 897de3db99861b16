import { describe, expect, test } from 'vitest';
import type { FullVariant } from '#contract/records.ts';
import type { Engine } from '#rules/game.ts';
import { botMove as meldMove } from '#rules/meld/bots.ts';
import { meldEngine } from '#rules/meld/meld.ts';
import { seatToAct } from '#rules/meld/simulate.ts';
import { BOT_STRENGTHS, type MeldCommand, type MeldState } from '#rules/meld/state.ts';
import type { MeldRules } from '#rules/meld/claims.ts';
import { viewOf } from '#rules/meld/view.ts';
import { botMove as raceMove } from '#rules/race/bots.ts';
import { raceEngine } from '#rules/race/race.ts';
import { RACE_BOTS, type RaceCommand, type RaceState } from '#rules/race/state.ts';
import type { RaceRules } from '#rules/race/moves.ts';
import { compile, type Choices, type Ruleset } from '#rules/ruleset.ts';
import { must } from '#rules/testing.ts';
import { variants } from './testing.ts';

/** The preferred readings, and every other reading of every clause in its turn. */
function rulings(engine: string): readonly (readonly [string, FullVariant, Choices])[] {
  return variants
    .filter((variant) => variant.engine === engine)
    .flatMap((variant) => [
      [variant.id, variant, {}] as const,
      ...variant.clauses.flatMap(({ id, readings, preferred }) =>
        readings
          .filter((reading) => reading.id !== preferred)
          .map((reading) => [`${variant.id} ${id}=${reading.id}`, variant, { [id]: reading.id }] as const),
      ),
    ]);
}

/** Plays on until nobody has anything to do; every gap met on the way takes its preferred reading. */
function playOut<O, Setup, State, Command, Event, Refusal>(
  engine: Engine<O, Setup, State, Command, Event, Refusal>,
  variant: FullVariant,
  choices: Choices,
  setup: unknown,
  next: (rules: Ruleset<O>, state: State) => Command | null,
): State {
  const rules = must(compile(engine.options, variant, choices, 'ask'));
  let state = must(engine.start(rules, must(engine.parseSetup(setup))));
  for (let command = next(rules, state); command; ) {
    const decided = engine.decide(rules, state, command);
    const gap = decided.kind === 'failed' ? gapIn(decided.error) : undefined;
    if (gap !== undefined) {
      const clause = variant.clauses.find(({ id }) => id === gap);
      const filled = engine.parseCommand({ kind: 'fill-gap', clause: gap, reading: clause?.preferred });
      command = must(filled);
      continue;
    }
    state = must(decided).reduce(engine.evolve, state);
    command = next(rules, state);
  }
  return state;
}

const gapIn = (error: unknown): string | undefined => {
  const { kind, clauses } = error as { readonly kind: string; readonly clauses?: readonly string[] };
  return kind === 'gap' ? clauses?.[0] : undefined;
};

const seatsOf = (players: readonly string[]) => players.map((player, at) => ({ name: `P${at}`, player }));

describe.each(rulings('meld'))('%s', (_, variant, choices) => {
  test('hands for two, three and four come to an end', () => {
    for (const players of [2, 3, 4]) {
      const strengths = Array.from({ length: players }, (__, at) => BOT_STRENGTHS[at % 3]!);
      const next = (rules: MeldRules, state: MeldState): MeldCommand | null => {
        if (state.phase.kind === 'dealing') return { kind: 'deal' };
        if (state.phase.kind === 'finished') return null;
        const seat = seatToAct(state);
        return meldMove(rules, viewOf(state, seat), strengths[seat]!);
      };
      const end = playOut(meldEngine, variant, choices, { seats: seatsOf(strengths), seed: players }, next);
      expect(end.phase.kind).toBe('finished');
      expect(end.balances.reduce((sum, held) => sum + held, 0)).toBe(0);
    }
  });
});

describe.each(rulings('race'))('%s', (_, variant, choices) => {
  test.each([undefined, 25])('games come to an end, at a stake of %s', (stake) => {
    const next = (rules: RaceRules, state: RaceState): RaceCommand | null =>
      state.phase.kind === 'finished' ? null : raceMove(rules, state, RACE_BOTS[state.turn]);
    for (const seed of [1, 2, 3]) {
      const setup = { seats: seatsOf(RACE_BOTS), seed, ...(stake === undefined ? {} : { stake }) };
      expect(playOut(raceEngine, variant, choices, setup, next).phase.kind).toBe('finished');
    }
  });
});
