import { expect, test } from 'vitest';
import { matches } from './filter.ts';

const tallies = { kind: 'tallies', games: ['zhuangyuan'] } as const;

test.each([
  [{ kind: '', game: '' }, true],
  [{ kind: 'tallies', game: 'zhuangyuan' }, true],
  [{ kind: 'cards', game: '' }, false],
  [{ kind: '', game: 'bo-bing' }, false],
])('%o lets tallies of Zhuangyuan Chou through: %s', (filter, shown) => {
  expect(matches({ ...tallies, games: [...tallies.games] }, filter)).toBe(shown);
});
