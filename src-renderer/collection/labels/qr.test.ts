import { expect, it } from 'vitest';
import { qrOf } from './qr.ts';

/** What is dark at each place, read back from the path. */
function modules(text: string): readonly string[] {
  const { size, path } = qrOf(text);
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => `${x} ${y}`));
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => (dark.has(`${x} ${y}`) ? '#' : '.')).join(''),
  );
}

it('a number is drawn with its three finders inside a quiet zone of four', () => {
  const rows = modules('SG-001');
  expect(rows).toHaveLength(21 + 8);
  expect(rows.slice(0, 4).join('')).not.toContain('#');
  for (const line of [rows[4], rows[10], rows[18]]) expect(line?.slice(4, 11)).toBe('#######');
  expect(rows[4]?.slice(-11, -4)).toBe('#######');
});

it('another number is another code, and Chinese has one too', () => {
  expect(modules('SG-002')).not.toEqual(modules('SG-001'));
  expect(modules('籌·甲·1').length).toBeGreaterThan(20);
});
