import type { Source } from '#contract/collection/schema.ts';

type Witness = Pick<Source, 'id' | 'short' | 'reports'>;

export interface StemmaNode<S extends Witness> {
  readonly source: S;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}
export interface StemmaEdge<S extends Witness> {
  readonly from: StemmaNode<S>;
  readonly to: StemmaNode<S>;
  readonly how: Source['reports'][number]['how'];
}
export interface Stemma<S extends Witness> {
  readonly nodes: readonly StemmaNode<S>[];
  readonly edges: readonly StemmaEdge<S>[];
  readonly width: number;
  readonly height: number;
}

export const NODE_HEIGHT = 30;
const CHARACTER = 7.6;
const PADDING = 24;
const COLUMN_GAP = 18;
const ROW = 78;

/** Sets each source below those it reports, and sources that depend on none in the first row. */
export function layOut<S extends Witness>(sources: readonly S[]): Stemma<S> {
  const rows = inRows(sources);
  const widths = rows.map((row) => row.reduce((sum, source) => sum + widthOf(source) + COLUMN_GAP, -COLUMN_GAP));
  const width = Math.max(0, ...widths);
  const nodes = rows.flatMap((row, depth) => {
    let left = (width - (widths[depth] ?? 0)) / 2;
    return row.map((source) => {
      const node = { source, x: left, y: depth * ROW, width: widthOf(source) };
      left += node.width + COLUMN_GAP;
      return node;
    });
  });
  return { nodes, edges: edgesBetween(nodes), width, height: (rows.length - 1) * ROW + NODE_HEIGHT };
}

function inRows<S extends Witness>(sources: readonly S[]): S[][] {
  const rows: S[][] = [];
  for (const source of sources) (rows[depthOf(source, sources)] ??= []).push(source);
  // Copyists stand near what they copy.
  return rows.map((row, depth) => {
    const above = rows[depth - 1] ?? [];
    const place = (source: S) => Math.min(...source.reports.map((one) => at(above, one.source)), above.length);
    return row.toSorted((one, other) => place(one) - place(other));
  });
}

const at = (row: readonly Witness[], id: string) => {
  const index = row.findIndex((one) => one.id === id);
  return index < 0 ? row.length : index;
};

function depthOf(source: Witness, sources: readonly Witness[], below: readonly string[] = []): number {
  if (below.includes(source.id)) return 0;
  const reported = sources.filter((one) => source.reports.some((report) => report.source === one.id));
  return reported.reduce((depth, one) => Math.max(depth, 1 + depthOf(one, sources, [...below, source.id])), 0);
}

const edgesBetween = <S extends Witness>(nodes: readonly StemmaNode<S>[]): StemmaEdge<S>[] =>
  nodes.flatMap((from) =>
    from.source.reports.flatMap(({ source, how }) => {
      const to = nodes.find((node) => node.source.id === source);
      return to ? [{ from, to, how }] : [];
    }),
  );

const widthOf = ({ short }: Witness) => [...short].length * CHARACTER + PADDING;
