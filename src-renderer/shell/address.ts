import type { RecordRef } from '#contract/records.ts';
import { assertNever } from '#rules/result.ts';

const at = (...path: readonly string[]) => `#/${path.map(encodeURIComponent).join('/')}`;

/** `owner#local`, as parts, inscriptions, clauses and passages are addressed. */
function within(room: string, key: string, id: string) {
  const [owner = '', local = ''] = id.split('#', 2);
  return `${at(room, ...owner.split('/'))}?${key}=${encodeURIComponent(local)}`;
}

/** The address in the window of any record. */
export function addressOf({ kind, id }: RecordRef): string {
  switch (kind) {
    case 'artefact':
      return at('artefacts', id);
    case 'part':
    case 'inscription':
      return within('artefacts', kind, id);
    case 'game':
      return at('games', id);
    case 'variant':
      return at('games', ...id.split('/'));
    case 'clause':
      return within('games', kind, id);
    case 'source':
      return at('sources', id);
    case 'passage':
      return within('sources', kind, id);
    case 'question':
      return at('questions', id);
    case 'glyph':
      return `#/glyphs?glyph=${encodeURIComponent(id)}`;
    default:
      return assertNever(kind);
  }
}
