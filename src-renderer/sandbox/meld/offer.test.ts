import { expect, test } from 'vitest';
import { kinds, meldRules, placed } from '#rules/meld/fixtures.ts';
import { claimsFor, viewOf } from '#rules/meld/view.ts';
import { claimWith } from './offer.ts';

const rules = meldRules({ 'hand-size': 3 });
const [card = -1] = kinds('WR');
const placedWith = (second: string) =>
  placed(rules, {
    hands: ['YK GK RK', second, 'WR*2 YP'],
    next: { kind: 'shown', card, from: 0, origin: 'draw' },
  });

function picked(seat: number, words: string, state = placedWith('WH WC YP')) {
  if (state.phase.kind !== 'claiming') throw new Error('no card lies open');
  const claims = claimsFor(rules, viewOf(state, seat), state.phase);
  return claimWith(rules, seat, state.phase, claims, kinds(words));
}

test('picked cards that meld with the open card become the call they allow', () => {
  expect(picked(1, 'WH WC')).toMatchObject({ kind: 'claim', seat: 1, call: 'chi' });
  expect(picked(2, 'WR*2')).toMatchObject({ kind: 'claim', seat: 2, call: 'pong' });
});

test('cards that win are a win', () => {
  expect(picked(1, 'WH WC', placedWith('WH WC WK'))).toMatchObject({ kind: 'claim', call: 'hu' });
});

test('picked cards that make no call are sent as the call that was meant, to be refused', () => {
  expect(picked(1, 'YP')).toMatchObject({ call: 'chi', meld: [card, ...kinds('YP')] });
  expect(picked(1, 'WR*2')).toMatchObject({ call: 'pong' });
  expect(picked(0, 'RK')).toMatchObject({ call: 'own' });
});
