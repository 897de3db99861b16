import type { FullVariant } from '#contract/records.ts';
import type { FillGap } from '#rules/game.ts';
import type { Choices } from '#rules/ruleset.ts';
import type { OpenGap, SandboxView } from './sandbox.svelte.ts';

type Shown = Pick<SandboxView<unknown, unknown, unknown>, 'sandbox' | 'canUndo' | 'canRedo'>;

/** A game of any engine, as the page round its table needs it. */
export interface GameTable {
  readonly view: Shown & {
    gap: OpenGap<unknown> | null;
    fill(fills: readonly FillGap[]): Promise<void>;
  };
  readonly variant: FullVariant;
  readonly state: { readonly filled: Choices };
  /** Bots wait. */
  paused: boolean;
  undo(): Promise<void>;
  redo(): Promise<void>;
}
