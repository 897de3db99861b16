import { assertNever } from '#rules/result.ts';
import { BRACKETS, IS_LOST, type LeidenGroup, type LeidenNode, UNCLEAR_KEY } from './leiden.ts';

/** Writes a line with plain keys; reading it gives the same nodes. */
export const writeLeiden = (nodes: readonly LeidenNode[], unclear = UNCLEAR_KEY): string =>
  nodes.map((node) => write(node, unclear)).join('');

function write(node: LeidenNode, unclear: string): string {
  switch (node.kind) {
    case 'character': {
      const note = node.note ? `(${node.note.kind === 'variant' ? '=' : '!'}${node.note.standard})` : '';
      return escape(node.text, unclear) + (node.unclear ? unclear : '') + note;
    }
    case 'lost':
      return `[${node.count ?? '—'}]`;
    case 'restored':
    case 'expanded':
    case 'erased':
    case 'added':
    case 'surplus':
      return writeGroup(node, unclear);
    default:
      return assertNever(node);
  }
}

function writeGroup({ kind, inside }: LeidenGroup, unclear: string): string {
  const { open, close } = BRACKETS.find((bracket) => bracket.kind === kind)!;
  const words = writeLeiden(inside, unclear);
  const mistakable = (kind === 'restored' && IS_LOST.test(words)) || (kind === 'expanded' && /^[=!]/.test(words));
  return open + (mistakable ? '\\' : '') + words + close;
}

const escape = (text: string, unclear: string) =>
  /^[\\[\](){}<>⟦⟧⟨⟩]/.test(text) || text.startsWith(unclear) ? `\\${text}` : text;
