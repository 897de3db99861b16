import { expect, test } from 'vitest';
import { drawBelow, generatorFrom } from './random.ts';
import { drawFrom, streamFrom } from './stream.ts';

const draws = (seed: string, sides: number, count: number): number[] => {
  const stream = streamFrom(generatorFrom(seed));
  return Array.from({ length: count }, () => drawFrom(stream, sides));
};

test('one seed gives one stream, here as on any machine', () => {
  expect(draws('golden', 112, 12)).toEqual([91, 86, 99, 17, 84, 17, 38, 85, 20, 59, 92, 38]);
});

test('its half words are those of the generator, the low half first', () => {
  const state = Uint32Array.from(generatorFrom('halves'));
  const high = Array.from({ length: 5000 }, () => drawBelow(state, 2 ** 16));
  expect(draws('halves', 2 ** 16, 10_000).filter((_, at) => at % 2 === 1)).toEqual(high);
});

test.each([1, 2, 3, 28, 52, 112, 65_536])('%i sides come up evenly', (sides) => {
  const count = 200_000;
  const found = new Map<number, number>();
  for (const number of draws('even', sides, count)) found.set(number, (found.get(number) ?? 0) + 1);
  expect(Math.max(...found.keys())).toBeLessThan(sides);
  if (sides > 200) return;
  const expected = count / sides;
  const chiSquare = [...found.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  // Five standard deviations above what an even stream gives on average.
  expect(chiSquare).toBeLessThanOrEqual(sides - 1 + 5 * Math.sqrt(2 * (sides - 1)));
});
