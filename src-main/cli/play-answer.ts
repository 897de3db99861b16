import type { FullVariant } from '#contract/records.ts';
import type { Citation } from '#rules/citation.ts';
import type { Answer } from './command.ts';
import type { Played } from './game.ts';
import { cite } from './rules.ts';

/** A game as the answers tell it: every event, and each clause an event cites with what it rests on. */
export function playAnswer({ file, events, outcome, text }: Played): Answer & { readonly json: object } {
  return {
    json: {
      variant: file.frozen.id,
      choices: file.choices,
      setup: file.setup,
      events,
      clauses: citedClauses(file.frozen, events),
      ...outcome,
    },
    text,
  };
}

function citedClauses(variant: FullVariant, events: readonly unknown[]) {
  const cited = new Map(events.flatMap(citations).map((one) => [`${one.clause}=${one.reading}`, one]));
  return [...cited.values()].map((one) => ({ ...cite(variant, one), reading: one.reading }));
}

/** Citations stand at whatever depth an engine's events have. */
function citations(value: unknown): readonly Citation[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('clause' in value && 'reading' in value) return [value as Citation];
  return Object.values(value).flatMap(citations);
}
