import { botCommand } from '#rules/comparing/bots.ts';
import { comparingEngine } from '#rules/comparing/comparing.ts';
import type { Rules } from '#rules/comparing/judge.ts';
import type { ComparingCommand, ComparingEvent, ComparingSetup, ComparingState } from '#rules/comparing/state.ts';
import type { Act } from '#rules/play.ts';
import { must } from '#rules/testing.ts';
import { variants } from './testing.ts';

/** Every account in which hands are compared. */
export const COMPARING = variants.filter(({ engine }) => engine === 'comparing');

export interface Game {
  readonly start: ComparingState;
  readonly acts: readonly Act<ComparingCommand, ComparingEvent>[];
  readonly end: ComparingState;
}

/** Bots at a table, with onlookers, until so many hands are dealt. */
export function playBots(rules: Rules, setup: ComparingSetup, deals: number): Game {
  const start = must(comparingEngine.start(rules, setup));
  const acts: Act<ComparingCommand, ComparingEvent>[] = [];
  let state = start;
  while (state.phase.kind !== 'ready' || state.deals < deals) {
    const dealing = state.phase.kind === 'ready';
    const command = botCommand(rules, state) ?? { kind: dealing ? ('deal' as const) : ('reveal' as const) };
    const events = must(comparingEngine.decide(rules, state, command));
    state = events.reduce(comparingEngine.evolve, state);
    acts.push({ kind: 'act', command, events });
  }
  return { start, acts, end: state };
}

