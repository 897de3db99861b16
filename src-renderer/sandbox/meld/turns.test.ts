import { expect, test } from 'vitest';
import { meldRules, placed, started } from '#rules/meld/fixtures.ts';
import type { Seat } from '#rules/meld/state.ts';
import { awaitedIn, onlooker, others } from './turns.ts';

const seats = (...players: Seat['player'][]): readonly Seat[] =>
  players.map((player, at) => ({ name: `Player ${at + 1}`, player }));

test('the only person sees the own cards; of several, whoever said to be there', () => {
  expect(onlooker(seats('steady', 'person'), null)).toBe(1);
  expect(onlooker(seats('person', 'person'), null)).toBeNull();
  expect(onlooker(seats('person', 'person'), 1)).toBe(1);
  expect(onlooker(seats('steady', 'expert'), null)).toBeNull();
});

test('the next in turn sits at the right', () => {
  expect(others(4, 0)).toEqual([3, 2, 1]);
  expect(others(3, 2)).toEqual([1, 0]);
});

test('nobody is awaited between hands', () => {
  expect(awaitedIn(started(meldRules(), ['steady', 'steady']))).toBeNull();
});

test('of those asked about a card bots answer before persons', () => {
  const state = placed(meldRules({ 'hand-size': 2 }), {
    hands: ['YK GK', 'WH WC', 'WR*2'],
    next: { kind: 'shown', card: 24, from: 0, origin: 'draw' },
  });
  expect(awaitedIn({ ...state, seats: seats('steady', 'person', 'person') })).toBe(1);
  expect(awaitedIn({ ...state, seats: seats('steady', 'person', 'steady') })).toBe(2);
});
