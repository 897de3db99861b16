import type { Topic } from '#contract/collection/schema.ts';
import type { Comparison, PanePassage, QuestionSummary, SourcePane } from '#contract/records.ts';

/** What one source has to say under one heading. */
export type Cell =
  | { readonly kind: 'says'; readonly passages: readonly PanePassage[] }
  /** The source is about the game and says nothing on this point. */
  | { readonly kind: 'silent' }
  /** The source is not about any game the heading belongs to, so its silence means nothing. */
  | { readonly kind: 'apart' };

/** One heading across all panes; `cells` has one entry a pane, in the panes' order. */
export interface Row {
  readonly topic: Topic;
  readonly cells: readonly Cell[];
  /** Open contradictions that passages under this heading take part in. */
  readonly contradictions: readonly QuestionSummary[];
}

/**
 * Lines the panes up under the topics that at least one of them speaks to. `games` are the games of each pane's source;
 * a passage that does not `belong` is left out, such as what another source reports of it about another game.
 */
export function align(
  { topics, panes }: Comparison,
  games: readonly (readonly string[])[],
  belongs: (passage: PanePassage) => boolean = () => true,
): Row[] {
  const read = panes.map((pane) => ({ ...pane, passages: pane.passages.filter(belongs) }));
  return topics
    .map((topic) => row(topic, read, games))
    .filter(({ cells }) => cells.some(({ kind }) => kind === 'says'));
}

function row(topic: Topic, panes: readonly SourcePane[], games: readonly (readonly string[])[]): Row {
  const cells = panes.map((pane, index) => cell(topic, pane, games[index] ?? []));
  return { topic, cells, contradictions: contradictions(cells) };
}

function cell(topic: Topic, pane: SourcePane, games: readonly string[]): Cell {
  const passages = pane.passages.filter(({ topics }) => topics.includes(topic.id));
  if (passages.length > 0) return { kind: 'says', passages };
  return { kind: games.some((game) => topic.games.includes(game)) ? 'silent' : 'apart' };
}

function contradictions(cells: readonly Cell[]): QuestionSummary[] {
  const questions = cells
    .flatMap((one) => (one.kind === 'says' ? one.passages : []))
    .flatMap((passage) => passage.questions)
    .filter(({ asks }) => asks === 'contradiction');
  return [...new Map(questions.map((question) => [question.id, question])).values()];
}
