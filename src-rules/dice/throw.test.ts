import { describe, expect, it } from 'vitest';
import { must, mustFail } from '../testing.ts';
import { countFaces, formatDice, parseDice } from './throw.ts';

describe('dice in writing', () => {
  it.each(['444456', '4 4 4 4 5 6', '4,4,4,4,5,6', ' 654 444 ', [5, 4, 4, 6, 4, 4], ['4', '4', '4', '4', '5', '6']])(
    'are read from %j',
    (given) => {
      expect(formatDice(must(parseDice(given, 6)))).toBe('444456');
    },
  );

  const bad: [unknown, object][] = [
    ['44445', { kind: 'wrong-number-of-dice', expected: 6, found: 5 }],
    ['4444566', { kind: 'wrong-number-of-dice', expected: 6, found: 7 }],
    ['', { kind: 'wrong-number-of-dice', expected: 6, found: 0 }],
    ['444457', { kind: 'not-a-face', at: 6, found: '7' }],
    ['4 4 0 4 5 6', { kind: 'not-a-face', at: 3, found: '0' }],
    ['fours!', { kind: 'not-a-face', at: 1, found: 'f' }],
    ['44445４', { kind: 'not-a-face', at: 6, found: '４' }],
    [[4, 4, 4, 4, 5, 1.5], { kind: 'not-a-face', at: 6, found: '1.5' }],
    [[44, 4, 4, 4, 5, 6], { kind: 'not-a-face', at: 1, found: '44' }],
    [null, { kind: 'not-a-face', at: 1, found: 'n' }],
    [['4'.repeat(100)], { kind: 'not-a-face', at: 1, found: '4'.repeat(20) }],
  ];
  it.each(bad)('are refused for %j', (given, refusal) => {
    expect(mustFail(parseDice(given, 6))).toEqual(refusal);
  });

  it('are counted by face', () => {
    expect(countFaces([4, 6, 4, 1, 4, 6])).toEqual([0, 1, 0, 0, 3, 0, 2]);
  });

  it('keep the order in which they were typed', () => {
    expect(must(parseDice('654321', 6))).toEqual([6, 5, 4, 3, 2, 1]);
  });
});
