import { describe, expect, it } from 'vitest';
import { tallies } from './fixtures.ts';
import { simulate } from './simulate.ts';

const NO_AWARDS = Object.fromEntries(
  Object.keys(tallies().options)
    .filter((option) => option.startsWith('award.'))
    .map((option) => [option, 'none']),
);

describe('a simulation', () => {
  it('is the same for the same seed, and another for another', () => {
    const rules = tallies();
    expect(simulate(rules, 3, 50, 'a')).toEqual(simulate(rules, 3, 50, 'a'));
    expect(simulate(rules, 3, 50, 'a').throws).not.toEqual(simulate(rules, 3, 50, 'b').throws);
  });

  it('shares the whole stock among the seats', () => {
    const { seats, unfinished } = simulate(tallies(), 4, 200, 'stock');
    expect(unfinished).toBe(0);
    expect(seats.reduce((sum, { points }) => sum + points.mean, 0)).toBeCloseTo(192);
    expect(seats.reduce((sum, { title }) => sum + title.mean, 0)).toBeCloseTo(1);
  });

  it('gives the 95 % interval of the mean', () => {
    // Only one 4 pays, and it takes all: the length is geometric with p = 18,750/46,656, known exactly.
    const { throws } = simulate(tallies({ ...NO_AWARDS, 'award.one-four': 'everything' }), 2, 20_000, 'length');
    const p = 18_750 / 46_656;
    expect(Math.abs(throws.mean - 1 / p)).toBeLessThan(0.07);
    const margin = (1.96 * Math.sqrt((1 - p) / p ** 2)) / Math.sqrt(20_000);
    expect(throws.high - throws.mean).toBeCloseTo(margin, 2);
    expect(throws.mean - throws.low).toBeCloseTo(margin, 2);
  });

  it('counts games nobody can end apart', () => {
    const { unfinished, throws } = simulate(tallies(NO_AWARDS), 2, 2, 'never');
    expect(unfinished).toBe(2);
    expect(throws.mean).toBeNaN();
  });
});
