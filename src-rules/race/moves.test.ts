import { describe, expect, it } from 'vitest';
import { drawBelow, generatorFrom } from '../random.ts';
import { menAt, raceRules } from './fixtures.ts';
import { legalMoves, type Board, type RaceRules } from './moves.ts';
import type { Men, Step } from './state.ts';
import type { Pair } from './throw.ts';

/**
 * A second generator, told the rules in other words: every ordered choice of one or two men and of the numbers
 * the throw gives, each kept if the board lets it be; then those that use most of the throw.
 */
function byForce(rules: RaceRules, { men, turn }: Board, [a, b]: Pair): readonly string[] {
  const { options } = rules;
  const own = men[turn].course;
  const foe = men[turn === 0 ? 1 : 0].course;
  const goes = (from: number, steps: number): boolean => {
    const end = from + steps - (options.counting === 'lines' && from === 0 ? 1 : 0);
    if (end === from) return false;
    if (options.home === 'exact-count' && end > 16) return false;
    if (options.home === 'starting-places' && end > 15 + options.opening.length) return false;
    if (options.blocks === 'none') return true;
    for (let at = from + 1; at <= Math.min(end, 15); at++)
      if (at > 1 && (at + 8) % 16 > 1 && foe[(at + 8) % 16]! >= options.blocks.men) return false;
    return true;
  };
  const lands = (from: number, steps: number): number =>
    from + steps - (options.counting === 'lines' && from === 0 ? 1 : 0);
  const together = options.joined === 'any' || (options.joined === 'five-six' ? a + b === 11 : Math.abs(a - b) === 1);
  const low = Math.min(a, b);
  const pairs: [number, number][] = [];
  const same: [number, number][] = [];
  const alone: number[] = [];
  if (a === b) {
    alone.push(a);
    pairs.push([2 * a, 2 * a]);
  } else if (together) {
    if (options['joined-ways'] !== 'pair-then-one') pairs.push([low, a + b]);
    if (options['joined-ways'] !== 'low-and-total') pairs.push([a + b - 1, a + b]);
    if (options['joined-men'] === 'one-or-two') same.push([low, Math.max(a, b)]);
  } else {
    pairs.push([a, b]);
    if (options.single === 'two-men-or-sum') same.push([a, b], [b, a]);
  }
  const found = new Set<string>();
  for (let one = 0; one < 16; one++) {
    if (own[one] === 0) continue;
    for (const steps of alone) if (goes(one, steps)) found.add(`${one}+${steps}`);
    for (const [first, second] of same)
      if (goes(one, first) && lands(one, first) < 16 && goes(lands(one, first), second))
        found.add(`${one}+${first}>${lands(one, first)}+${second}`);
    for (let two = 0; two < 16; two++) {
      if (own[two]! < (one === two ? 2 : 1)) continue;
      for (const [first, second] of pairs)
        if (goes(one, first) && goes(two, second)) found.add([`${one}+${first}`, `${two}+${second}`].sort().join(' '));
    }
  }
  if (found.size === 0 && options.unusable === 'use-what-is-possible')
    for (let one = 0; one < 16; one++)
      for (const steps of [...alone, ...pairs.flat(), ...same.flat()])
        if (own[one]! > 0 && goes(one, steps)) found.add(`${one}+${steps}`);
  return [...found].sort();
}

const written = (steps: readonly Step[], sameMan: boolean): string => {
  const words = steps.map(({ from, steps: count }) => `${from}+${count}`);
  return sameMan ? words.join('>') : words.sort().join(' ');
};
const byTheRules = (rules: RaceRules, board: Board, pair: Pair): readonly string[] =>
  legalMoves(rules, board, pair)
    .map(({ steps, way }) => written(steps, way.sameMan))
    .sort();

const READINGS = [
  {},
  { counting: 'lines' },
  { blocks: { men: 3 } },
  { blocks: { men: 2 }, unusable: 'whole-or-lost', home: 'exact-count' },
  { home: 'starting-places', single: 'two-men-or-sum', 'joined-men': 'one-or-two' },
  { counting: 'lines', single: 'two-men-or-sum', home: 'exact-count' },
  { joined: 'any', 'joined-ways': 'low-and-total', home: 'exact-count' },
  { joined: 'five-six', 'joined-ways': 'pair-then-one', 'joined-men': 'one-or-two', blocks: { men: 2 } },
];

describe('legal moves', () => {
  const chance = Uint32Array.from(generatorFrom('positions'));
  const someMen = (): Men => {
    const course = new Array<number>(16).fill(0);
    const men = 1 + drawBelow(chance, 16);
    for (let n = 0; n < men; n++) course[drawBelow(chance, 16)]!++;
    return { course, home: 16 - men, lost: 0 };
  };

  it.each(READINGS)('on 1,500 random positions are what another generator finds, under %o', (readings) => {
    const rules = raceRules(readings);
    const wrong: unknown[] = [];
    for (let n = 0; n < 1_500; n++) {
      const board: Board = { men: [someMen(), someMen()], turn: n % 2 === 0 ? 0 : 1 };
      const pair: Pair = [1 + drawBelow(chance, 6), 1 + drawBelow(chance, 6)];
      if (pair[0] === 1 && pair[1] === 1) continue;
      const [one, other] = [byTheRules(rules, board, pair), byForce(rules, board, pair)];
      if (one.join() !== other.join()) wrong.push({ board, pair, one, other });
    }
    expect(wrong).toEqual([]);
  });

  it('never list the same move of the same men twice', () => {
    const board: Board = { men: [menAt({ 0: 8, 1: 8 }), menAt({ 0: 8, 1: 8 })], turn: 0 };
    const moves = byTheRules(raceRules(), board, [5, 5]);
    expect(moves).toEqual(['0+10 0+10', '0+10 1+10', '0+5', '1+10 1+10', '1+5']);
  });
});
