import { expect, test } from 'vitest';
import { botGame, meldRules } from '#rules/meld/fixtures.ts';
import { lastHand, ledgerOf, winIn } from './told.ts';

const { acts, states, end } = botGame(meldRules(), ['steady', 'steady', 'steady'], 'told');

test('a hand is told from its deal to its end', () => {
  const events = lastHand([...acts, ...acts]);
  expect(events).toEqual(acts.flatMap((act) => act.events));
  expect(events[0]?.kind).toBe('dealt');
  expect(lastHand([])).toEqual([]);
});

test('the win is the one of this hand', () => {
  expect(winIn(lastHand(acts))?.seat).toBe(end.phase.kind === 'finished' ? end.phase.winner : -1);
  expect(winIn(lastHand(acts.slice(0, 3)))).toBeUndefined();
});

test('the ledger has a row for each hand that came to its end, and sums to zero', () => {
  expect(ledgerOf(acts.slice(0, -1), states.slice(0, -1))).toEqual([]);
  const [row] = ledgerOf(acts, states);
  expect(row).toEqual(end.balances);
  expect(row?.reduce((sum, balance) => sum + balance, 0)).toBe(0);
});
