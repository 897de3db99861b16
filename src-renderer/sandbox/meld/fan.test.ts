import { expect, test } from 'vitest';
import { leanOf, perRow } from './fan.ts';

test('fills as few rows as the width allows, evenly', () => {
  expect(perRow(20, 1000, 46)).toBe(20);
  expect(perRow(20, 640, 46)).toBe(10);
  expect(perRow(20, 320, 46)).toBe(5);
  expect(perRow(0, 640, 46)).toBe(1);
  expect(perRow(5, 10, 46)).toBe(1);
});

test('a fan leans outwards from its middle, each row by itself', () => {
  expect(leanOf(2, 5, 5)).toEqual({ turn: 0, sink: 0 });
  expect(leanOf(0, 5, 5).turn).toBe(-leanOf(4, 5, 5).turn);
  expect(leanOf(0, 5, 5).sink).toBe(leanOf(4, 5, 5).sink);
  expect(leanOf(3, 4, 3)).toEqual({ turn: 0, sink: 0 });
});
