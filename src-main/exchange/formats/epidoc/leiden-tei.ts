import { assertNever } from '#rules/result.ts';
import { type LeidenNode, parseLeiden } from '#contract/own/understand/leiden.ts';
import { element, type Element, type Markup } from '../markup.ts';

/** A line in Leiden conventions as EpiDoc marks it up; one that cannot be read stands as it was typed. */
export function lineOf(leiden: string): readonly Markup[] {
  const read = parseLeiden(leiden);
  return read.kind === 'ok' ? read.value.map(pieceOf) : [leiden];
}

function pieceOf(node: LeidenNode): Markup {
  switch (node.kind) {
    case 'character':
      return characterOf(node);
    case 'lost':
      return element('gap', {
        reason: 'lost',
        unit: 'character',
        ...(node.count === undefined ? { extent: 'unknown' } : { quantity: node.count.toString() }),
      });
    case 'restored':
      return element('supplied', { reason: 'lost' }, ...node.inside.map(pieceOf));
    case 'added':
      return element('supplied', { reason: 'omitted' }, ...node.inside.map(pieceOf));
    case 'expanded':
      return element('expan', {}, element('ex', {}, ...node.inside.map(pieceOf)));
    case 'erased':
      return element('del', { rend: 'erasure' }, ...node.inside.map(pieceOf));
    case 'surplus':
      return element('surplus', {}, ...node.inside.map(pieceOf));
    default:
      return assertNever(node);
  }
}

function characterOf({ text, unclear, note }: LeidenNode & { kind: 'character' }): Markup {
  const engraved = unclear ? element('unclear', {}, text) : text;
  if (!note) return engraved;
  return note.kind === 'variant' ? choice('orig', 'reg') : choice('sic', 'corr');

  function choice(as: string, meant: string): Element {
    return element('choice', {}, element(as, {}, engraved), element(meant, {}, note?.standard));
  }
}
