import type { Citation, ClauseId, ReadingId } from './citation.ts';
import { failed, ok, type Result } from './result.ts';
import type { OptionTable, Ruleset } from './ruleset.ts';

/** Every engine's log can record that the players filled a gap in the source, and how. */
export interface FillGap {
  readonly kind: 'fill-gap';
  readonly clause: ClauseId;
  readonly reading: ReadingId;
}
/** The shape of one; whether there is such a gap is for its engine to say. */
export const parseFillGap = ({
  clause,
  reading,
}: Record<string, unknown>): Result<FillGap, { readonly kind: 'not-a-command'; readonly field: string }> =>
  typeof clause === 'string' && typeof reading === 'string'
    ? ok({ kind: 'fill-gap', clause: clause as ClauseId, reading: reading as ReadingId })
    : failed({ kind: 'not-a-command', field: 'clause' });
export interface GapFilled {
  readonly kind: 'gap-filled';
  readonly citation: Citation;
}
/** Play stops here: the source is silent and somebody has to say how to go on. */
export interface GapRefusal {
  readonly kind: 'gap';
  readonly clauses: readonly ClauseId[];
}

/** Why a gap cannot be filled so. */
export type FillRefusal =
  | { readonly kind: 'no-such-gap'; readonly clause: ClauseId; readonly clauses: readonly ClauseId[] }
  | {
      readonly kind: 'unknown-reading';
      readonly clause: ClauseId;
      readonly reading: ReadingId;
      readonly readings: readonly ReadingId[];
    };

/** Decides a `fill-gap` for any engine; `rules` are those of the moment, with the gaps filled so far. */
export function fillGap<O>(rules: Ruleset<O>, { clause, reading }: FillGap): Result<GapFilled, FillRefusal> {
  const open = [...rules.gaps];
  const option = open.find((one) => rules.citations[one].clause === clause);
  if (option === undefined)
    return failed({ kind: 'no-such-gap', clause, clauses: open.map((one) => rules.citations[one].clause) });
  const readings = Object.keys(rules.fillings[option] ?? {}) as ReadingId[];
  if (!readings.includes(reading)) return failed({ kind: 'unknown-reading', clause, reading, readings });
  return ok({ kind: 'gap-filled', citation: { clause, reading } });
}

/**
 * A game's rules as pure functions. `decide` says what a command brings about, or why not; `evolve` applies one
 * event. Chance is part of the state (the generator) or of the command (a throw typed in), never taken from outside.
 */
export interface Engine<O, Setup, State, Command, Event, Refusal> {
  readonly id: string;
  readonly options: OptionTable<O>;
  /** What arrives from outside (a form, a log, the command line) is parsed here before it is believed. */
  readonly parseSetup: (value: unknown) => Result<Setup, Refusal>;
  readonly parseCommand: (value: unknown) => Result<Command, Refusal>;
  readonly start: (rules: Ruleset<O>, setup: Setup) => Result<State, Refusal>;
  readonly decide: (
    rules: Ruleset<O>,
    state: State,
    command: Command,
  ) => Result<readonly Event[], Refusal | GapRefusal>;
  readonly evolve: (state: State, event: Event) => State;
}
