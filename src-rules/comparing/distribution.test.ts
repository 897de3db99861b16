import { describe, expect, test } from 'vitest';
import { must, mustFail } from '../testing.ts';
import { sizeOf } from './deck.ts';
import { deckOf, DISTRIBUTIONS, MOST_COPIES, parseDistribution, TILE_RANKS } from './distribution.ts';

const sized = (copies: number) => Object.fromEntries(TILE_RANKS.map((rank) => [rank, copies]));

test.each([
  ['found', 32],
  ['twos', 26],
  ['threes', 39],
  ['cards', 52],
] as const)('%s: %i tiles, whether colours are told apart or not', (name, size) => {
  expect([false, true].map((colours) => sizeOf(deckOf(DISTRIBUTIONS[name], colours)))).toEqual([size, size]);
});

test('colours part the courts, and the courts alone', () => {
  const kinds = deckOf({ ...DISTRIBUTIONS.found, J: 3, Q: 1, K: 0 }, true).kinds;
  const coloured = kinds.filter(({ suit }) => suit !== '').map(({ rank, suit, copies }) => `${rank}${suit}${copies}`);
  expect(coloured).toEqual(['JR2', 'JB1', 'QR1']);
  expect(kinds.filter(({ suit }) => suit === '')).toHaveLength(10);
});

describe('a distribution typed in', () => {
  test.each([1, MOST_COPIES])('%i copies of everything', (copies) => {
    expect(must(parseDistribution(sized(copies)))).toEqual(sized(copies));
  });

  test.each([
    ['too many', { ...sized(2), A: MOST_COPIES + 1 }],
    ['empty', sized(0)],
    ['negative', { ...sized(2), A: -1 }],
    ['fractional', { ...sized(2), A: 1.5 }],
    ['in words', { ...sized(2), A: 'two' }],
    ['of a rank that is not there', { ...sized(2), Z: 1 }],
    ['missing', { A: 2 }],
    ['nothing', null],
  ])('%s is refused', (_, value) => {
    expect(mustFail(parseDistribution(value))).toContain('integer 0..8');
  });
});
