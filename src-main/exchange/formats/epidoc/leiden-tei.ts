import { assertNever } from '#rules/result.ts';
import { type LeidenNode, parseLeiden } from '#contract/own/understand/leiden.ts';
import { element, type Element, type Markup } from '../markup.ts';

/** A line in Leiden conventions as EpiDoc marks it up; one that cannot be read stands as it was typed. */
export function lineOf(leiden: string): readonly Markup[] {
  const read = parseLeiden(leiden);
  return read.kind === 'ok' ? read.value.flatMap(piecesOf) : [leiden];
}

/** How what is inside a bracket is marked up, which is another way within an expansion. */
type MarkUp = (inside: readonly LeidenNode[]) => readonly Markup[];
const asWritten: MarkUp = (inside) => inside.flatMap(piecesOf);

const piecesOf = (node: LeidenNode): readonly Markup[] =>
  node.kind === 'expanded' ? expansion(node.inside) : [pieceOf(node, asWritten)];

function pieceOf(node: LeidenNode, markUp: MarkUp): Markup {
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
      return supplied('lost', node.inside, markUp);
    case 'added':
      return supplied('omitted', node.inside, markUp);
    case 'erased':
      return element('del', { rend: 'erasure' }, ...markUp(node.inside));
    case 'surplus':
      return element('surplus', {}, ...markUp(node.inside));
    case 'expanded':
      return element('expan', {}, ...markUp(node.inside));
    default:
      return assertNever(node);
  }
}

/** EpiDoc lets nothing be missing in what is supplied, unless it is left open why it was supplied. */
const supplied = (reason: string, inside: readonly LeidenNode[], markUp: MarkUp): Element =>
  element('supplied', { reason: inside.some(lacksSomething) ? 'undefined' : reason }, ...markUp(inside));

const lacksSomething = (node: LeidenNode): boolean =>
  node.kind === 'lost' || ('inside' in node && node.inside.some(lacksSomething));

/** An expansion has characters that an editor wrote out, or else it is none. */
const expansion = (inside: readonly LeidenNode[]): readonly Markup[] =>
  inside.some(hasCharacters) ? [element('expan', {}, ...writtenOut(inside))] : asWritten(inside);

const hasCharacters = (node: LeidenNode): boolean =>
  node.kind === 'character' || ('inside' in node && node.inside.some(hasCharacters));

/** What is written out holds characters alone, in their standard forms; one not sure of is said to be so. */
function writtenOut(nodes: readonly LeidenNode[]): readonly Markup[] {
  const [first, ...others] = nodes;
  if (!first) return [];
  if (first.kind !== 'character') return [pieceOf(first, writtenOut), ...writtenOut(others)];
  const end = nodes.findIndex((node) => node.kind !== 'character' || node.unclear !== first.unclear);
  const run = (end === -1 ? nodes : nodes.slice(0, end)).filter((node) => node.kind === 'character');
  const text = run.map(({ text, note }) => note?.standard ?? text).join('');
  return [element('ex', { cert: first.unclear ? 'low' : undefined }, text), ...writtenOut(nodes.slice(run.length))];
}

function characterOf({ text, unclear, note }: LeidenNode & { kind: 'character' }): Markup {
  const engraved = unclear ? element('unclear', {}, text) : text;
  if (!note) return engraved;
  return note.kind === 'variant' ? choice('orig', 'reg') : choice('sic', 'corr');

  function choice(as: string, meant: string): Element {
    return element('choice', {}, element(as, {}, engraved), element(meant, {}, note?.standard));
  }
}
