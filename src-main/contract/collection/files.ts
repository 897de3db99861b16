import { z } from 'zod';
import { artefact, game, glyph, question, registerExtent, source, topic, variant, workedExample } from './schema.ts';

/** What each kind of file below `data/` holds. `id` says what its path demands of the record inside. */
export interface FileKind {
  readonly shelf: Shelf;
  readonly path: RegExp;
  readonly shape: z.ZodType;
  readonly format: 'yaml' | 'markdown';
}
export type Shelf =
  'topics' | 'glyphs' | 'register' | 'sources' | 'games' | 'questions' | 'examples' | 'variants' | 'artefacts';

export const FILE_KINDS: readonly FileKind[] = [
  { shelf: 'topics', path: /^topics\.yaml$/, shape: z.array(topic), format: 'yaml' },
  { shelf: 'glyphs', path: /^glyphs\.yaml$/, shape: z.array(glyph), format: 'yaml' },
  { shelf: 'register', path: /^register\.yaml$/, shape: registerExtent, format: 'yaml' },
  { shelf: 'sources', path: /^sources\/([^/]+)\.md$/, shape: source, format: 'markdown' },
  { shelf: 'games', path: /^games\/([^/]+)\/game\.md$/, shape: game, format: 'markdown' },
  { shelf: 'questions', path: /^games\/([^/]+)\/questions\.yaml$/, shape: z.array(question), format: 'yaml' },
  { shelf: 'examples', path: /^games\/([^/]+)\/examples\.yaml$/, shape: z.array(workedExample), format: 'yaml' },
  { shelf: 'variants', path: /^games\/([^/]+)\/variants\/([^/]+)\.md$/, shape: variant, format: 'markdown' },
  { shelf: 'artefacts', path: /^artefacts\/([^/]+)\.md$/, shape: artefact, format: 'markdown' },
];

/** Where a record is written; the one place that knows the layout besides FILE_KINDS. */
export const fileOf = {
  topics: 'topics.yaml',
  glyphs: 'glyphs.yaml',
  register: 'register.yaml',
  source: (id: string) => `sources/${id}.md`,
  artefact: (id: string) => `artefacts/${id}.md`,
  game: (id: string) => `games/${id}/game.md`,
  questions: (game: string) => `games/${game}/questions.yaml`,
  examples: (game: string) => `games/${game}/examples.yaml`,
  variant: (id: string) => `games/${id.replace('/', '/variants/')}.md`,
};
