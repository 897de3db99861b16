import type { OptionTable, Ruleset } from './ruleset.ts';
import type { Citation, ClauseId, ReadingId } from './citation.ts';
import type { Result } from './result.ts';

/** Every engine's log can record that the players filled a gap in the source, and how. */
export interface FillGap {
  readonly kind: 'fill-gap';
  readonly clause: ClauseId;
  readonly reading: ReadingId;
}
export interface GapFilled {
  readonly kind: 'gap-filled';
  readonly citation: Citation;
}
/** Play stops here: the source is silent and somebody has to say how to go on. */
export interface GapRefusal {
  readonly kind: 'gap';
  readonly clauses: readonly ClauseId[];
}

/**
 * A game's rules as pure functions. `decide` says what a command brings about, or why not; `evolve` applies one
 * event. Chance is part of the state (the generator) or of the command (a throw typed in), never taken from outside.
 */
export interface Engine<O, Setup, State, Command, Event, Refusal> {
  readonly id: string;
  readonly options: OptionTable<O>;
  readonly start: (rules: Ruleset<O>, setup: Setup) => Result<State, Refusal>;
  readonly decide: (
    rules: Ruleset<O>,
    state: State,
    command: Command,
  ) => Result<readonly Event[], Refusal | GapRefusal>;
  readonly evolve: (state: State, event: Event) => State;
}
