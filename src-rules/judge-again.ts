import type { ClauseId } from './citation.ts';
import type { Engine, GapRefusal } from './game.ts';
import type { Act } from './play.ts';
import type { Ruleset } from './ruleset.ts';

/** Where what was done in one game comes to a stop under other rules; `left` of its commands were not judged. */
export type Stop<Refusal> =
  | { readonly kind: 'finished' }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly left: number }
  | { readonly kind: 'gap'; readonly clauses: readonly ClauseId[]; readonly left: number };

export interface JudgedAgain<State, Command, Event, Refusal> {
  readonly acts: readonly Act<Command, Event>[];
  readonly state: State;
  readonly stop: Stop<Refusal>;
}

/**
 * Gives the commands of one game to an engine under other rules. `adapt` says what each comes to in the state it meets:
 * itself, nothing where it is moot there, or more where the other rules ask what was not asked before.
 */
export function judgeAgain<O, Setup, State, Command, Event, Refusal>(
  engine: Engine<O, Setup, State, Command, Event, Refusal>,
  rules: Ruleset<O>,
  start: State,
  commands: readonly Command[],
  adapt: (state: State, command: Command) => readonly Command[],
): JudgedAgain<State, Command, Event, Refusal> {
  const acts: Act<Command, Event>[] = [];
  let state = start;
  for (const [at, given] of commands.entries()) {
    const left = commands.length - at;
    for (const command of adapt(state, given)) {
      const decided = engine.decide(rules, state, command);
      if (decided.kind === 'failed') return { acts, state, stop: stopAt(decided.error, left) };
      acts.push({ kind: 'act', command, events: decided.value });
      state = decided.value.reduce(engine.evolve, state);
    }
  }
  return { acts, state, stop: { kind: 'finished' } };
}

function stopAt<Refusal>(error: Refusal | GapRefusal, left: number): Stop<Refusal> {
  return isGap(error) ? { kind: 'gap', clauses: error.clauses, left } : { kind: 'refused', refusal: error, left };
}

const isGap = (error: unknown): error is GapRefusal => (error as { readonly kind?: unknown }).kind === 'gap';
