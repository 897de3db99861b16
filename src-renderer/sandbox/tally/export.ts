import { m } from '../../paraglide/messages.js';
import { gistOf, type Story } from './story.ts';
import type { TallyTable } from './table.svelte.ts';

/** The game as one would write it down: who threw what, what it earned, by which clauses. */
export function asText({ view, stories, variant, game }: TallyTable): string {
  const seats = game.start.seats.map(({ name }) => name);
  const head = [view.sandbox.title, variant.entry.id, seats.join(', ')];
  return [...head, '', ...stories.flatMap((story, at) => told(story, at + 1, seats))].join('\n');
}

function told(story: Story, number: number, seats: readonly string[]): readonly string[] {
  if (story.kind === 'filled')
    return [`${number}. ${gistOf(story)}: ${story.citation.clause} = ${story.citation.reading}`];
  const dice = story.kind === 'throw' ? ` ${story.dice.join('')}` : '';
  const clauses = story.kind === 'throw' ? (story.ruling?.awards ?? []).map(({ citation }) => citation.clause) : [];
  const by = clauses.length > 0 ? ` [${clauses.join(', ')}]` : '';
  const lines = story.lines.map(
    ({ text, citations }) => `   ${text} [${citations.map(({ clause }) => clause).join(', ')}]`,
  );
  return [
    m.tally_export_line({ number, name: `${seats[story.seat] ?? ''}${dice}`, gist: `${gistOf(story)}${by}` }),
    ...lines,
  ];
}
