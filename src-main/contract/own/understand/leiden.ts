import { failed, ok, type Result } from '#rules/result.ts';

/** What brackets say of the characters in them. docs/inscriptions.md lists the keys. */
export type LeidenBracket = 'restored' | 'expanded' | 'erased' | 'added' | 'surplus';

/** One character as engraved, with the combining marks on it. */
export interface LeidenCharacter {
  readonly kind: 'character';
  readonly text: string;
  readonly unclear: boolean;
  /** The standard form of a variant, or what a slip should have been. */
  readonly note?: { readonly kind: 'variant' | 'slip'; readonly standard: string };
}
/** Characters lost for good: how many, where that can be told. */
export interface LeidenLost {
  readonly kind: 'lost';
  readonly count?: number;
}
export interface LeidenGroup {
  readonly kind: LeidenBracket;
  readonly inside: readonly LeidenNode[];
}
export type LeidenNode = LeidenCharacter | LeidenLost | LeidenGroup;

/** `at` counts the characters of `text` before the one that is wrong; the text itself is always kept. */
export interface LeidenRefusal {
  readonly kind: 'unclosed' | 'unopened' | 'nothing-before' | 'empty' | 'nested' | 'nothing-after';
  readonly at: number;
  readonly text: string;
}

/** Follows a character that is hard to read. */
export const UNCLEAR_KEY = '?';

interface Bracket {
  readonly kind: LeidenBracket;
  readonly open: string;
  readonly close: string;
}

/** The plain keys, then the signs of printed editions. `[[` comes before `[`, with which it begins. */
export const BRACKETS: readonly Bracket[] = [
  { kind: 'erased', open: '[[', close: ']]' },
  { kind: 'restored', open: '[', close: ']' },
  { kind: 'expanded', open: '(', close: ')' },
  { kind: 'added', open: '<', close: '>' },
  { kind: 'surplus', open: '{', close: '}' },
  { kind: 'erased', open: '⟦', close: '⟧' },
  { kind: 'added', open: '⟨', close: '⟩' },
];

/** What stands in square brackets for characters lost: a number, a point for each, or a dash where it cannot be told. */
const LOST = '(?:(\\d{1,3})|(\\.+)|[-–—]+)';
export const IS_LOST = new RegExp(`^${LOST}$`);
const LOST_HERE = new RegExp(`\\[${LOST}\\]`, 'y');
const NOTE_HERE = /\((?<sign>[=!])(?<standard>[^()]+)\)/y;
const CHARACTER_HERE = /\\?(?<text>[^\\]\p{M}*|(?<=\\)\\\p{M}*)/uy;

interface Open {
  readonly bracket?: Bracket;
  readonly at: number;
  readonly nodes: LeidenNode[];
}
type Step = { readonly to: number } | { readonly wrong: LeidenRefusal['kind']; readonly at?: number };

/** Reads one line. `unclear` is the key after a character that is hard to read, where the question mark is wanted for itself. */
export function parseLeiden(text: string, unclear = UNCLEAR_KEY): Result<readonly LeidenNode[], LeidenRefusal> {
  const stack: Open[] = [{ at: 0, nodes: [] }];
  const refused = (kind: LeidenRefusal['kind'], at: number) =>
    failed({ kind, at: [...text.slice(0, at)].length, text });
  for (let at = 0; at < text.length;) {
    const step =
      closing(text, at, stack) ?? opening(text, at, stack) ?? character(text, at, stack.at(-1)!.nodes, unclear);
    if ('wrong' in step) return refused(step.wrong, step.at ?? at);
    at = step.to;
  }
  const open = stack.at(-1)!;
  return open.bracket ? refused('unclosed', open.at) : ok(open.nodes);
}

function closing(text: string, at: number, stack: Open[]): Step | undefined {
  const top = stack.at(-1)!;
  if (!top.bracket || !text.startsWith(top.bracket.close, at))
    return BRACKETS.some(({ close }) => text.startsWith(close, at)) ? { wrong: 'unopened' } : undefined;
  if (top.nodes.length === 0) return { wrong: 'empty', at: top.at };
  stack.pop();
  stack.at(-1)!.nodes.push({ kind: top.bracket.kind, inside: top.nodes });
  return { to: at + top.bracket.close.length };
}

/** A bracket, or what looks like one: characters lost, or a note on the character before. */
function opening(text: string, at: number, stack: Open[]): Step | undefined {
  const note = matchAt(NOTE_HERE, text, at);
  if (note) return annotate(note, at, stack.at(-1)!.nodes);
  const bracket = BRACKETS.find(({ open }) => text.startsWith(open, at));
  if (!bracket) return undefined;
  if (stack.some((open) => open.bracket && !mayHold(open.bracket.kind, bracket.kind))) return { wrong: 'nested' };
  const lost = matchAt(LOST_HERE, text, at);
  if (lost) return lose(lost, at, stack.at(-1)!.nodes);
  stack.push({ bracket, at, nodes: [] });
  return { to: at + bracket.open.length };
}

/** No kind holds itself, and what is restored holds nothing erased, since `[[[` must have one meaning. */
export const mayHold = (outer: LeidenBracket, inner: LeidenBracket): boolean =>
  outer !== inner && !(outer === 'restored' && inner === 'erased');

function lose([whole, count, points]: RegExpExecArray, at: number, nodes: LeidenNode[]): Step {
  const known = count === undefined ? points?.length : Number(count);
  nodes.push({ kind: 'lost', ...(known !== undefined && { count: known }) });
  return { to: at + whole.length };
}

function annotate({ 0: whole, groups }: RegExpExecArray, at: number, nodes: LeidenNode[]): Step {
  const last = nodes.at(-1);
  if (last?.kind !== 'character' || last.note) return { wrong: 'nothing-before' };
  const kind = groups?.['sign'] === '=' ? 'variant' : 'slip';
  nodes.splice(-1, 1, { ...last, note: { kind, standard: groups?.['standard'] ?? '' } });
  return { to: at + whole.length };
}

function character(text: string, at: number, nodes: LeidenNode[], unclear: string): Step {
  if (text.startsWith(unclear, at)) return doubt(at + unclear.length, nodes);
  const found = matchAt(CHARACTER_HERE, text, at);
  if (!found) return { wrong: 'nothing-after' };
  nodes.push({ kind: 'character', text: found.groups?.['text'] ?? '', unclear: false });
  return { to: at + found[0].length };
}

function doubt(to: number, nodes: LeidenNode[]): Step {
  const last = nodes.at(-1);
  if (last?.kind !== 'character' || last.unclear) return { wrong: 'nothing-before' };
  nodes.splice(-1, 1, { ...last, unclear: true });
  return { to };
}

function matchAt(form: RegExp, text: string, at: number): RegExpExecArray | null {
  form.lastIndex = at;
  return form.exec(text);
}
