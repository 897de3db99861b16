import { evolve } from './evolve.ts';
import type { TallyEvent, TallyState } from './state.ts';

/** One step of a turn: what it brings about, given what the steps before it have. */
export type Stage = (state: TallyState) => readonly TallyEvent[];

/** Runs the stages one after another, each on the state the last one left. */
export function runStages(start: TallyState, stages: readonly Stage[]): readonly TallyEvent[] {
  const events: TallyEvent[] = [];
  let state = start;
  for (const stage of stages) {
    for (const event of stage(state)) {
      events.push(event);
      state = evolve(state, event);
    }
  }
  return events;
}
