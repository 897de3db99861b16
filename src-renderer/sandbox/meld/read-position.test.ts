import { expect, test } from 'vitest';
import { deckCounts } from '#rules/meld/deck.ts';
import { kinds } from '#rules/meld/fixtures.ts';
import { generatorFrom } from '#rules/random.ts';
import { dealRest, positionText, readPosition, type PositionText } from './read-position.ts';

const deck = deckCounts({ packs: 1, jokers: 5 });
const position = (change: Partial<PositionText>): PositionText => ({
  hands: ['', ''],
  melds: ['', ''],
  discards: ['', ''],
  pile: '',
  dealer: 0,
  next: 'draw',
  seat: 0,
  card: '',
  ...change,
});

test('reads hands, melds parted by strokes, discards, and the card that lies open', () => {
  const {
    position: read,
    wrong,
    sizes,
  } = readPosition(
    deck,
    position({
      hands: ['yk wr*2', ''],
      melds: ['WA WE WK / YP*2', ''],
      discards: ['', 'GE'],
      pile: 'RK',
      next: 'shown-discard',
      seat: 1,
      card: 'WC',
    }),
  );
  expect(wrong).toEqual({});
  expect(read.hands).toEqual([kinds('YK WR*2'), []]);
  expect(read.exposed).toEqual([[kinds('WA WE WK'), kinds('YP*2')], []]);
  expect(read.discards).toEqual([{ card: kinds('GE')[0], by: 1, drawn: false }]);
  expect(read.next).toEqual({ kind: 'shown', card: kinds('WC')[0], from: 1, origin: 'discard' });
  expect(sizes).toEqual([8, 0]);
});

test('a written position fills every field of the form, and reads back as the file says', () => {
  const text = positionText({
    hands: ['YK WR*2', 'GK'],
    melds: [['WA WE WK', 'YP*2']],
    discards: ['GE'],
    pile: 'RK',
    dealer: 1,
    next: { discard: 1, shown: { from: 0, origin: 'discard' } },
  });
  expect(text).toMatchObject({ melds: ['WA WE WK / YP*2', ''], discards: ['GE', ''], pile: 'RK', dealer: 1 });
  const { position: read, wrong } = readPosition(deck, text);
  expect(wrong).toEqual({});
  expect(read.exposed).toEqual([[kinds('WA WE WK'), kinds('YP*2')], []]);
  expect(read.next).toEqual({ kind: 'discard', seat: 1, shown: { from: 0, origin: 'discard' } });
});

test.each([
  [{ draw: 1 }, { next: 'draw', seat: 1 }],
  [{ shown: { card: 'WC', from: 1, origin: 'draw' } }, { next: 'shown-draw', seat: 1, card: 'WC' }],
  [{ shown: { card: 'WC', from: 0, origin: 'discard' } }, { next: 'shown-discard', seat: 0, card: 'WC' }],
] as const)('what comes next, %j, is chosen in the form', (next, chosen) => {
  const written = { hands: ['', ''], melds: [], discards: [], pile: '', dealer: 0, next };
  expect(positionText(written)).toMatchObject(chosen);
});

test('names the field that cannot be read', () => {
  const { wrong } = readPosition(deck, position({ hands: ['YX', 'GK*5'], melds: ['WW', ''], pile: '?' }));
  expect(wrong).toEqual({
    'hands-0': { kind: 'unreadable-card', card: 'YX' },
    'hands-1': { kind: 'too-many-copies', card: 'GK', copies: 4 },
    'melds-0': { kind: 'unreadable-card', card: 'WW' },
    pile: { kind: 'unreadable-card', card: '?' },
  });
});

test('makes the hands up to what is dealt, with cards that lie nowhere else', () => {
  const text = position({ hands: ['YK*4', ''], next: 'discard', seat: 1, pile: 'GK*4' });
  const hands = dealRest(deck, text, 20, generatorFrom('rest'));
  const { sizes, position: filled, wrong } = readPosition(deck, { ...text, hands });
  expect(sizes).toEqual([20, 21]);
  expect(wrong).toEqual({});
  expect(filled.hands[0]?.slice(0, 4)).toEqual(kinds('YK*4'));
  const all = [...filled.hands.flat(), ...filled.pile];
  expect(deck.every((copies, kind) => all.filter((card) => card === kind).length <= copies)).toBe(true);
});
