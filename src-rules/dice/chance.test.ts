import { describe, expect, it } from 'vitest';
import { generatorFrom, type Generator } from '../random.ts';
import { diceOfOutcome, drawDice } from './draw.ts';
import { multisets } from './enumerate.ts';
import { formatDice } from './throw.ts';

/** Every ordered throw of six dice, counted out one by one. */
function orderedThrows(): Map<string, number> {
  const ways = new Map<string, number>();
  for (let n = 0; n < 6 ** 6; n++) {
    const key = [...n.toString(6).padStart(6, '0')]
      .map((digit) => Number(digit) + 1)
      .sort()
      .join('');
    ways.set(key, (ways.get(key) ?? 0) + 1);
  }
  return ways;
}

describe('all throws of six dice', () => {
  it('are 462 without regard to order, each as often as counting finds it', () => {
    const found = new Map(multisets(6).map(({ dice, ways }) => [formatDice(dice), ways]));
    expect(found.size).toBe(462);
    expect(found).toEqual(orderedThrows());
  });

  it('are each one outcome', () => {
    const outcomes = new Set(Array.from({ length: 6 ** 6 }, (_, n) => diceOfOutcome(n, 6).join('')));
    expect(outcomes.size).toBe(46_656);
  });
});

describe('a drawn throw', () => {
  it('depends on the state of chance alone', () => {
    const chance = generatorFrom('again');
    expect(drawDice(chance, 6)).toEqual(drawDice([...chance] as unknown as Generator, 6));
  });

  it('shows each face equally often on each die', () => {
    let chance = generatorFrom('faces');
    const counts = Array.from({ length: 6 }, () => new Array<number>(7).fill(0));
    for (let n = 0; n < 60_000; n++) {
      const drawn = drawDice(chance, 6);
      chance = drawn.generator;
      drawn.dice.forEach((face, die) => counts[die]![face]!++);
    }
    // Four and a half standard deviations either way of 10,000; the seed is fixed.
    for (const count of counts.flatMap((die) => die.slice(1))) expect(Math.abs(count - 10_000)).toBeLessThan(411);
  });
});
