import { viewOfVariant } from '#contract/kept-hypothesis.ts';
import { isOwnVariant } from '#contract/own/variant-id.ts';
import type { RecordRef } from '#contract/records.ts';
import { assertNever } from '#rules/result.ts';

const at = (...path: readonly string[]) => `#/${path.map(encodeURIComponent).join('/')}`;

/** `owner#local`, as parts, inscriptions, clauses and passages are addressed. */
function within(placeOf: (owner: string) => readonly string[], key: string, id: string) {
  const [owner = '', local = ''] = id.split('#', 2);
  return `${at(...placeOf(owner))}?${key}=${encodeURIComponent(local)}`;
}

/** An account stands with its game, one of the user's own with the games, a hypothesis on the tiles on the bench. */
function placeOfVariant(id: string): readonly string[] {
  if (isOwnVariant(id)) return ['games', 'mine', id];
  const hypothesis = viewOfVariant(id);
  return hypothesis === undefined ? ['games', ...id.split('/')] : ['lab', 'tiles', hypothesis];
}

/** The address in the window of any record. */
export function addressOf({ kind, id }: RecordRef): string {
  switch (kind) {
    case 'artefact':
      return at('artefacts', id);
    case 'part':
    case 'inscription':
      return within((owner) => ['artefacts', owner], kind, id);
    case 'game':
      return at('games', id);
    case 'variant':
      return at(...placeOfVariant(id));
    case 'clause':
      return within(placeOfVariant, kind, id);
    case 'source':
      return at('sources', id);
    case 'passage':
      return within((owner) => ['sources', owner], kind, id);
    case 'question':
      return at('questions', id);
    case 'glyph':
      return `#/glyphs?glyph=${encodeURIComponent(id)}`;
    case 'object':
      return at('collection', 'objects', id);
    case 'exhibit':
      return at('collection', 'exhibits', id);
    default:
      return assertNever(kind);
  }
}
