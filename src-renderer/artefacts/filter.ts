import type { Artefact } from '#contract/collection/schema.ts';

/** What of the gallery is shown; an empty string asks for everything. */
export interface Filter {
  readonly kind: string;
  readonly game: string;
}

export const matches = (artefact: Pick<Artefact, 'kind' | 'games'>, { kind, game }: Filter) =>
  (kind === '' || artefact.kind === kind) && (game === '' || artefact.games.includes(game));
