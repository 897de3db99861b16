import { expect, test } from 'vitest';
import { kinds, meldRules, placed, after } from '#rules/meld/fixtures.ts';
import { meldEngine } from '#rules/meld/meld.ts';
import { must } from '#rules/testing.ts';
import { tell } from './story.ts';

const rules = meldRules({ 'hand-size': 3 });
const [card = -1] = kinds('WR');
const asked = placed(rules, {
  hands: ['YK GK RK', 'WH WC YP', 'WR*2 YP'],
  next: { kind: 'shown', card, from: 0, origin: 'draw' },
});
const names = ['Ah Seng', 'Mei Lan', 'Tan'];
const nameOf = (seat: number) => names[seat] ?? '';

test('a call is not told before the card is settled, and then with whom it went before', () => {
  const chi = { kind: 'claim', seat: 1, call: 'chi', meld: kinds('WR WH WC') } as const;
  const pong = { kind: 'claim', seat: 2, call: 'pong', meld: kinds('WR*3') } as const;
  expect(must(meldEngine.decide(rules, asked, chi)).flatMap((event) => tell(event, nameOf))).toEqual([]);
  const settled = must(meldEngine.decide(rules, after(rules, asked, chi), pong));
  const [line] = settled.flatMap((event) => tell(event, nameOf));
  expect(line?.text).toBe(
    'Tan calls pong 碰 and lays open a triple: white chariot 車, white chariot 車, white chariot 車. It goes before Mei Lan’s chi 吃.',
  );
  expect(line?.citations.map(({ clause }) => clause)).toEqual(['priorities', 'melds']);
});

test('a card that nobody takes lies at the right hand of whoever drew it', () => {
  const passed = after(rules, asked, { kind: 'pass', seat: 1 });
  const events = must(meldEngine.decide(rules, passed, { kind: 'pass', seat: 2 }));
  expect(events.flatMap((event) => tell(event, nameOf)).map(({ text }) => text)).toEqual([
    'Nobody takes the white chariot 車; it is laid at Ah Seng’s right hand.',
  ]);
});
