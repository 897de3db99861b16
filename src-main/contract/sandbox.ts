import type { Entry } from '#rules/play.ts';
import type { FullVariant } from './records.ts';

/** A game kept in the library: frozen with the clauses it is played under, and its whole log. */
export interface SandboxSummary {
  readonly id: string;
  readonly title: string;
  readonly variant: string;
  readonly game: string;
  readonly players: readonly string[];
  /** ISO 8601, UTC. */
  readonly created: string;
  readonly updated: string;
  readonly moves: number;
  readonly over: boolean;
  /** Set while the game lies in the bin. */
  readonly removed?: string;
}

export interface Sandbox extends SandboxSummary {
  /** The variant as it stood when the game began: later releases of the data do not change it. */
  readonly frozen: FullVariant;
  readonly choices: Readonly<Record<string, string>>;
  readonly gapPolicy: 'ask' | 'preferred';
  /** The engine's own setup: seats, seed, stakes. Its engine parses it. */
  readonly setup: unknown;
  /** `entries.length` is the head that `sandbox.act` names as the last entry its caller has seen. */
  readonly entries: readonly Entry<unknown, unknown>[];
}

/** What an accepted move added to the log. */
export interface Receipt {
  readonly head: number;
  readonly entries: readonly Entry<unknown, unknown>[];
}

/** A named state of a room, such as a set of sources side by side. */
export interface SavedView {
  readonly id: string;
  readonly room: string;
  readonly name: string;
  readonly state: unknown;
}
