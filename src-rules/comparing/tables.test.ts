import { describe, expect, test } from 'vitest';
import { generatorFrom } from '../random.ts';
import { streamFrom } from '../stream.ts';
import { LONG, pairs, TERUS, threes } from './fixtures.ts';
import { groupedKinds, handTypes } from './hand-types.ts';
import { judge, type Judged, type Rules } from './judge.ts';
import { countDuels, edgesOf } from './odds.ts';
import { settle } from './settle.ts';
import { simulate } from './simulate.ts';
import { newRound, placeOf, playRound, tablesOf } from './tables.ts';

const ACCOUNTS: readonly (readonly [string, Rules])[] = [
  ['threes', threes()],
  ['Long', threes(LONG)],
  ['Long by points', threes({ ...LONG, 'long.triples': 'by-points', 'long.player': 'literal' })],
  ['tĕrus', threes({ ...TERUS, 'terus.player': 'wins-both', out: 'exactly-thirty' })],
  ['pairs', pairs()],
  ['pairs, ties', pairs({ 'tie-break': 'top-card' })],
];

describe.each(ACCOUNTS)('the tables of %s', (_, rules) => {
  const tables = tablesOf(rules);
  const types = handTypes(rules);
  const gradeOf = (uses: readonly (readonly [number, number])[]): number =>
    tables.grades[
      placeOf(
        uses.flatMap(([kind, count]) => new Array<number>(count).fill(kind)),
        tables.bits,
      )
    ]!;

  test('order every two hands as the rules compare them', () => {
    const { manners } = tables.fates;
    const wrong = types.flatMap((one) =>
      types.filter((other) => {
        const [a, b] = [gradeOf(one.uses), gradeOf(other.uses)].map((grade) => Math.floor(grade / manners));
        return Math.sign(a! - b!) !== Math.sign(one.judged.strength - other.judged.strength);
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('deal rounds that the rules settle alike', () => {
    const round = newRound(tables, 5);
    const stream = streamFrom(generatorFrom('tables'));
    const kinds = groupedKinds(rules, rules.options.deck);
    for (let game = 0; game < 2000; game++) {
      playRound(tables, round, stream);
      const hands = Array.from({ length: 6 }, (_, seat): Judged =>
        judge(
          rules,
          [...round.deck.slice(seat * tables.size, (seat + 1) * tables.size)].map((kind) => kinds[kind]!),
        ),
      );
      const expected = hands
        .slice(1)
        .map((player) => settle(rules, player, hands[0]!, [1, 1]).map(({ amount }) => amount));
      expect([...round.first].map((first, at) => [first, round.second[at]])).toEqual(expected);
    }
  });

  test('simulate what is counted, within four standard errors', () => {
    const exact = edgesOf(countDuels(rules));
    const { edge } = simulate(rules, 5, 40_000, 'seed');
    for (const stake of ['first', 'second', 'both'] as const) {
      const { mean, low, high } = edge[stake];
      const { num, den } = exact[stake];
      expect(mean - low).toBeCloseTo(high - mean, 12);
      expect(Math.abs(mean - num / den)).toBeLessThanOrEqual((4 * (high - mean)) / 1.96);
    }
  });
});

test('the places of a hand in any order hold one grade', () => {
  const { grades, bits } = tablesOf(threes());
  const places = [
    [1, 2, 3],
    [3, 1, 2],
    [2, 3, 1],
  ].map((kinds) => grades[placeOf(kinds, bits)]);
  expect(new Set(places).size).toBe(1);
});
