import { expect, test } from 'vitest';
import type { ComparingEvent, Payment } from '#rules/comparing/state.ts';
import { lastDeal, ledgerOf, type ComparingAct } from './deals.ts';

const citation = { clause: 'payment', reading: 'stated' } as unknown as Payment['citation'];
const paid = (from: number, to: number, amount: number): ComparingEvent => ({
  kind: 'paid',
  payments: [{ from, to, amount, settles: { kind: 'stake', index: 0 }, citation }],
});
const dealt = {
  kind: 'dealt',
  hands: [],
  rest: [],
  origin: 'set-up',
  generator: [1, 2, 3, 4],
  citation,
} as ComparingEvent;
const act = (...events: ComparingEvent[]): ComparingAct => ({ kind: 'act', command: { kind: 'reveal' }, events });

test('the ledger adds up deal by deal and sums to zero', () => {
  const ledger = ledgerOf([act(dealt), act(paid(0, 1, 5)), act(dealt), act(paid(1, 2, 3))], 3);
  expect(ledger).toEqual([
    [-5, 5, 0],
    [-5, 2, 3],
  ]);
});

test('the deal on the table is the last one dealt', () => {
  const told = lastDeal([act(dealt), act(paid(0, 1, 5)), act(dealt)]);
  expect(told?.number).toBe(2);
  expect(told?.payments).toEqual([]);
});

test('before the first deal there is none', () => {
  expect(lastDeal([])).toBeNull();
});
