import type { Citation } from '#rules/citation.ts';
import type { RaceTable } from './table.svelte.ts';

const clauses = (citations: readonly Citation[]): string =>
  citations.length > 0 ? ` [${citations.map(({ clause, reading }) => `${clause}=${reading}`).join(', ')}]` : '';

/** The game as one would write it down: every throw, move, loss and payment, by which clauses as they were read. */
export function asText({ view, variant, names, stories }: RaceTable): string {
  const head = [view.sandbox.title, variant.entry.id, names.join(', '), ''];
  const acts = stories.map((lines, at) =>
    lines.map(({ text, citations }) => `${at + 1}. ${text}${clauses(citations)}`).join('\n'),
  );
  return [...head, ...acts].join('\n');
}
