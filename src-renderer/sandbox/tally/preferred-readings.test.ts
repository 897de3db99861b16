import { expect, test } from 'vitest';
import { realVariants } from '../real-variants.ts';
import { preferredReadings } from './preferred-readings.ts';

const dobree = realVariants().get('zhuangyuan/dobree')!;

test('names every clause that could be read otherwise, and how it is read', () => {
  const readings = preferredReadings(dobree);
  expect(readings.length).toBeGreaterThan(0);
  for (const { clause, reading } of readings) expect(reading.id).toBe(clause.preferred);
  const gaps = dobree.clauses.filter(({ gap }) => gap).map(({ id }) => id);
  expect(readings.map(({ clause }) => clause.id)).toEqual(expect.arrayContaining(gaps));
});

test('leaves out what can be read in one way only', () => {
  const single = dobree.clauses.filter(({ gap, readings }) => !gap && readings.length === 1);
  const named = preferredReadings(dobree).map(({ clause }) => clause);
  expect(single.length).toBeGreaterThan(0);
  expect(named.filter((clause) => single.includes(clause))).toEqual([]);
});
