import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tallies } from './fixtures.ts';
import { countPieces, fullStock, lots, makeUp, NO_PIECES, totalWorth, withMore, worths, type Pieces } from './stock.ts';
import { RANKS } from './vocabulary.ts';

const LINES = tallies().options.stock;
const WORTH = worths(LINES);
const pieces = (some: Partial<Pieces>): Pieces => ({ ...NO_PIECES, ...some });

/** The nearest worth not above what is owed that any choice of pieces comes to, tried out one by one. */
function nearest(stock: Pieces, owed: number): number {
  let sums = new Set([0]);
  for (const { rank, count } of lots(stock))
    for (let n = 0; n < count; n++) sums = new Set([...sums, ...[...sums].map((sum) => sum + WORTH[rank])]);
  return Math.max(...[...sums].filter((sum) => sum <= owed));
}

describe('a stock', () => {
  it('counts its pieces and their worth', () => {
    const stock = fullStock(LINES);
    expect([countPieces(stock), totalWorth(stock, WORTH)]).toEqual([63, 192]);
  });

  it('gives no piece it has not got', () => {
    expect(() => withMore(pieces({ jinshi: 1 }), 'jinshi', -2)).toThrow('2 jinshi');
  });
});

describe('making up a worth', () => {
  it('takes the largest pieces first', () => {
    const made = makeUp(pieces({ huiyuan: 1, jinshi: 1, juren: 5 }), WORTH, 16);
    expect(made).toEqual({
      lots: [
        { rank: 'huiyuan', count: 1 },
        { rank: 'jinshi', count: 1 },
        { rank: 'juren', count: 2 },
      ],
      owing: 0,
    });
  });

  it('says what it cannot make up', () => {
    expect(makeUp(pieces({ zhuangyuan: 1, juren: 1 }), WORTH, 5)).toEqual({
      lots: [{ rank: 'juren', count: 1 }],
      owing: 3,
    });
  });

  it('comes as near as any choice of pieces', () => {
    const small = fc.record(Object.fromEntries(RANKS.map((rank) => [rank, fc.nat(WORTH[rank] > 0 ? 3 : 0)])));
    fc.assert(
      fc.property(small, fc.nat(80), (some, owed) => {
        const stock = some as unknown as Pieces;
        expect(owed - makeUp(stock, WORTH, owed).owing).toBe(nearest(stock, owed));
      }),
      { numRuns: 500 },
    );
  });
});
