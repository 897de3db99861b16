import { describe, expect, test } from 'vitest';
import { placeOn, spotBeside, spotsOf, standings } from './places.ts';

const board = { circuit: 16, side: 8 };

describe('the circuit', () => {
  test('runs right along the near row and back along the far one', () => {
    const spots = spotsOf(board);
    expect(spots.filter(({ row }) => row === 'near').map(({ spot }) => spot)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(spots.filter(({ row }) => row === 'far').map(({ spot }) => spot)).toEqual([15, 14, 13, 12, 11, 10, 9, 8]);
  });

  test('turns at the ends of the rows', () => {
    const turns = spotsOf(board).filter(({ onward }) => Math.abs(onward) === 90);
    expect(turns.map(({ spot }) => spot)).toEqual([15, 7]);
  });

  test('is entered by the sides half of it apart', () => {
    expect([placeOn(board, 0, 0), placeOn(board, 1, 8), placeOn(board, 1, 7)]).toEqual([0, 0, 15]);
  });
});

describe('arrow keys', () => {
  test('go to the spot beside as one sees it', () => {
    expect(spotBeside(board, 0, 'ArrowRight')).toBe(1);
    expect(spotBeside(board, 0, 'ArrowUp')).toBe(15);
    expect(spotBeside(board, 15, 'ArrowRight')).toBe(14);
    expect(spotBeside(board, 15, 'ArrowDown')).toBe(0);
  });

  test('stay at an edge', () => {
    expect(spotBeside(board, 0, 'ArrowLeft')).toBe(0);
    expect(spotBeside(board, 8, 'ArrowRight')).toBe(8);
    expect(spotBeside(board, 3, 'ArrowDown')).toBe(3);
  });
});

describe('men on a place', () => {
  test('stand apart, within its width, however many', () => {
    for (let count = 0; count <= 16; count++) {
      const all = standings(count);
      expect(new Set(all.map(({ x, rank }) => `${x} ${rank}`)).size).toBe(count);
      for (const { x } of all) expect(x >= 0 && x <= 100 - 17).toBe(true);
    }
  });

  test('form a second rank from five on, drawn first', () => {
    expect(standings(4).map(({ rank }) => rank)).toEqual([0, 0, 0, 0]);
    expect(standings(5).map(({ rank }) => rank)).toEqual([1, 1, 0, 0, 0]);
  });
});
