import type { Dice } from '#rules/dice/throw.ts';
import { fill } from '#rules/ruleset.ts';
import type { TallyCommand } from '#rules/tally/state.ts';
import { tallyEngine } from '#rules/tally/tally.ts';
import type { TallyTable } from './table.svelte.ts';

/** The throw that ran into a gap: it lies in the bowl for all to see while they decide how to read the rules. */
export function gapDice({ game, view }: TallyTable, command: TallyCommand): Dice | null {
  const rules = fill(game.rules, view.state.filled);
  // As if every open gap had the reading we prefer: which dice fall does not depend on it.
  const decided = tallyEngine.decide({ ...rules, gaps: new Set() }, view.state, command);
  const thrown = decided.kind === 'ok' ? decided.value.find((event) => event.kind === 'thrown') : undefined;
  return thrown?.dice ?? null;
}
