import { expect, test } from 'vitest';
import { makeKind } from '#rules/meld/deck.ts';
import { kinds, meldRules, placed } from '#rules/meld/fixtures.ts';
import type { Next } from '#rules/meld/state.ts';
import { viewOf } from '#rules/meld/view.ts';
import { hintFor } from './hints.ts';

const rules = meldRules({ 'hand-size': 5 });
const hint = (hands: readonly string[], next: Next, mayAct = true) =>
  hintFor(rules, viewOf(placed(rules, { hands, next }), 0), mayAct);

test('tells the cards that complete the hand, and how many of each are unseen', () => {
  const { waits, discards, move } = hint(['WR WH YP*2 J', 'GA GE GR GH GC'], { kind: 'draw', seat: 0 });
  expect(waits.map(({ card, left }) => [makeKind(card), left])).toEqual([['WC', 4]]);
  expect(discards).toEqual([]);
  expect(move).toEqual({ kind: 'draw', seat: 0 });
});

test('tells which discards leave most, and what each would wait for', () => {
  const shown = { from: 0, origin: 'draw' } as const;
  const { waits, discards } = hint(['WR WH YP*2 J RC', 'GA GE GR GH GC'], { kind: 'discard', seat: 0, shown });
  expect(waits).toEqual([]);
  expect(discards.length).toBeLessThanOrEqual(3);
  const best = discards.find(({ card }) => card === kinds('RC')[0]);
  expect(best?.melded).toBe(3);
  expect(best?.waits.map(({ card }) => makeKind(card))).toEqual(['WC']);
});

test('the cards of others do not change a hint', () => {
  const next: Next = { kind: 'draw', seat: 0 };
  expect(hint(['WR WH YP*2 J', 'GA GE GR GH GC'], next)).toEqual(hint(['WR WH YP*2 J', 'WC*4 GA'], next));
});

test('whoever is not to act is told no move', () => {
  expect(hint(['WR WH YP*2 J', 'GA GE GR GH GC'], { kind: 'draw', seat: 1 }, false).move).toBeNull();
});
