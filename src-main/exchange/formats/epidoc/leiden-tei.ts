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
      return supplied('lost', node.inside);
    case 'added':
      return supplied('omitted', node.inside);
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

/** EpiDoc lets nothing be missing in what is supplied, unless it is left open why it was supplied. */
const supplied = (reason: string, inside: readonly LeidenNode[]): Element =>
  element('supplied', { reason: inside.some(lacksSomething) ? 'undefined' : reason }, ...inside.map(pieceOf));

const lacksSomething = (node: LeidenNode): boolean =>
  node.kind === 'lost' || ('inside' in node && node.inside.some(lacksSomething));

function characterOf({ text, unclear, note }: LeidenNode & { kind: 'character' }): Markup {
  const engraved = unclear ? element('unclear', {}, text) : text;
  if (!note) return engraved;
  return note.kind === 'variant' ? choice('orig', 'reg') : choice('sic', 'corr');

  function choice(as: string, meant: string): Element {
    return element('choice', {}, element(as, {}, engraved), element(meant, {}, note?.standard));
  }
}
