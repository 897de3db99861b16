import type { Inscription } from '../../collection/schema.ts';
import { type LeidenBracket, type LeidenNode, parseLeiden, type LeidenRefusal } from './leiden.ts';

type Mark = Inscription['marks'][number];

/** What is to be told about marked characters, so that the window can put it in words. */
export interface Marked {
  readonly kinds: readonly (LeidenBracket | 'unclear' | 'variant' | 'slip' | 'lost')[];
  /** How many characters are lost, where that is known. */
  readonly lost?: number;
}

export interface ReadInscription extends Pick<Inscription, 'lines' | 'normalised' | 'marks'> {
  readonly problems: readonly (LeidenRefusal & { readonly line: number })[];
}

/**
 * Turns lines typed in Leiden conventions into what the reference inscriptions carry: the text as engraved, the text in
 * standard forms, and marks on the characters. A line that cannot be read stands as it was typed, without marks.
 */
export function readInscription(leiden: readonly string[], note: (marked: Marked) => string): ReadInscription {
  const read = leiden.map((text) => parseLeiden(text));
  const cells = read.map((line) => (line.kind === 'ok' ? cellsOf(line.value, []) : undefined));
  return {
    lines: cells.map((line, at) => line?.map(({ engraved }) => engraved).join('') ?? leiden[at]!),
    normalised: cells.map((line, at) => line?.map(({ standard }) => standard).join('') ?? leiden[at]!),
    marks: cells.flatMap((line, at) => marksOf(line ?? [], at, note)),
    problems: read.flatMap((line, at) => (line.kind === 'failed' ? [{ ...line.error, line: at }] : [])),
  };
}

/** A character of the line: what is on the object, and what it stands for, either of which may be nothing. */
interface Cell extends Marked {
  readonly engraved: string;
  readonly standard: string;
}

/** Kinds of brackets around what is not on the object, and around what is there and should not be read. */
const NOT_THERE: readonly Marked['kinds'][number][] = ['restored', 'expanded', 'added'];
const NOT_READ: readonly Marked['kinds'][number][] = ['erased', 'surplus'];
const LOST_CHARACTER = '□';

function cellsOf(nodes: readonly LeidenNode[], outer: readonly LeidenBracket[]): Cell[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'lost') return [lostCell(node.count, outer)];
    return node.kind === 'character' ? [characterCell(node, outer)] : cellsOf(node.inside, [...outer, node.kind]);
  });
}

function lostCell(count: number | undefined, outer: readonly LeidenBracket[]): Cell {
  const standard = count === undefined ? '…' : LOST_CHARACTER.repeat(count);
  return { engraved: '', standard, kinds: [...outer, 'lost'], ...(count !== undefined && { lost: count }) };
}

function characterCell(node: LeidenNode & { kind: 'character' }, outer: readonly LeidenBracket[]): Cell {
  const { text, unclear, note } = node;
  const kinds = [...outer, ...(unclear ? ['unclear' as const] : []), ...(note ? [note.kind] : [])];
  return {
    engraved: outer.some((kind) => NOT_THERE.includes(kind)) ? '' : text,
    standard: outer.some((kind) => NOT_READ.includes(kind)) ? '' : (note?.standard ?? text),
    kinds,
  };
}

/** One mark for each run of characters of which the same is to be told. */
function marksOf(cells: readonly Cell[], line: number, note: (marked: Marked) => string): Mark[] {
  const marks: Mark[] = [];
  let at = 0;
  for (const run of runsOf(cells)) {
    const [first] = run;
    const length = [...run.map(({ engraved }) => engraved).join('')].length;
    if (first && first.kinds.length > 0) marks.push(markOf(run, first, { line, at, length }, note));
    at += length;
  }
  return marks;
}

function markOf(
  run: readonly Cell[],
  first: Cell,
  place: Pick<Mark, 'line' | 'at' | 'length'>,
  note: (marked: Marked) => string,
): Mark {
  const standard = run.map((cell) => cell.standard).join('');
  const known = standard !== '' && !first.kinds.includes('lost');
  return { ...place, kind: kindOf(first), ...(known && { standard }), note: note(first) };
}

/** Characters with a note of their own stand alone. */
function runsOf(cells: readonly Cell[]): Cell[][] {
  const runs: Cell[][] = [];
  for (const cell of cells) {
    const last = runs.at(-1);
    if (last?.[0] && !isAlone(cell) && sameKinds(last[0], cell)) last.push(cell);
    else runs.push([cell]);
  }
  return runs;
}

const isAlone = ({ kinds }: Cell) => kinds.some((kind) => kind === 'variant' || kind === 'slip' || kind === 'lost');
const sameKinds = (one: Cell, other: Cell) => one.kinds.join() === other.kinds.join();

/** The one of its kinds that says most; what is restored is shown as the loss it fills. */
function kindOf({ kinds }: Cell): Mark['kind'] {
  if (kinds.includes('lost') || kinds.includes('restored')) return 'lost';
  const told = (['erased', 'surplus', 'expanded', 'added', 'slip', 'variant'] as const).find((kind) =>
    kinds.includes(kind),
  );
  return told ?? 'doubtful';
}
