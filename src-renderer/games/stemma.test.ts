import { expect, test } from 'vitest';
import { layOut } from './stemma.ts';

const source = (id: string, ...reports: string[]) => ({
  id,
  short: id,
  reports: reports.map((one) => ({ source: one, how: 'paraphrases' as const })),
});
const rowOf = (stemma: ReturnType<typeof layOut>, id: string) => stemma.nodes.find((node) => node.source.id === id)?.y;

test('a source stands below the one it reports, and a copy of that below it', () => {
  const stemma = layOut([source('copy', 'post'), source('dobree'), source('post', 'dobree', 'baidu'), source('baidu')]);
  expect(rowOf(stemma, 'dobree')).toBe(0);
  expect(rowOf(stemma, 'baidu')).toBe(0);
  expect(rowOf(stemma, 'post')).toBeGreaterThan(0);
  expect(rowOf(stemma, 'copy')).toBeGreaterThan(rowOf(stemma, 'post') ?? Infinity);
  expect(stemma.edges).toHaveLength(3);
});

test('sources in a row do not overlap', () => {
  const { nodes } = layOut([source('one'), source('two'), source('three')]);
  const ordered = nodes.toSorted((a, b) => a.x - b.x);
  for (const [index, node] of ordered.entries()) {
    const next = ordered[index + 1];
    if (next) expect(node.x + node.width).toBeLessThan(next.x);
  }
});

test('a report of something outside the stemma draws no line', () => {
  expect(layOut([source('culin', 'hyde')]).edges).toEqual([]);
});

test('sources that report one another are laid out all the same', () => {
  expect(layOut([source('one', 'two'), source('two', 'one')]).nodes).toHaveLength(2);
});
