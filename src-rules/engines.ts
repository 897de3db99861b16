import { comparingEngine } from './comparing/comparing.ts';
import type { Engine } from './game.ts';
import { meldEngine } from './meld/meld.ts';
import { raceEngine } from './race/race.ts';
import { tallyEngine } from './tally/tally.ts';

/** An engine by its name alone: its values come out of its own parsers and go back into its own functions. */
export interface AnyEngine extends Engine<
  Record<string, unknown>,
  unknown,
  unknown,
  unknown,
  { readonly kind: string },
  { readonly kind: string }
> {
  /** Whether nothing more can be played. Card games are dealt anew for as long as the players like. */
  readonly isOver: (state: unknown) => boolean;
}

/** Forgets an engine's own types, which its callers cannot know before they have read a game's file. */
function erased<O, Setup, State, Command, Event, Refusal>(
  engine: Engine<O, Setup, State, Command, Event, Refusal>,
  isOver: (state: State) => boolean,
): AnyEngine {
  return { ...engine, isOver } as unknown as AnyEngine;
}

export const ENGINES: readonly AnyEngine[] = [
  erased(tallyEngine, (state) => state.over),
  erased(comparingEngine, () => false),
  erased(meldEngine, () => false),
  erased(raceEngine, (state) => state.phase.kind === 'finished'),
];

export function engineOf(id: string): AnyEngine | undefined {
  return ENGINES.find((engine) => engine.id === id);
}
