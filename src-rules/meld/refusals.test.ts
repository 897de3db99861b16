import { describe, expect, it } from 'vitest';
import { mustFail, readingOf, rulesetOf } from '../testing.ts';
import { parseKinds, deckCounts } from './deck.ts';
import { kinds, meldRules, placed, started } from './fixtures.ts';
import { meldEngine } from './meld.ts';
import { MELD_OPTIONS } from './options.ts';
import type { MeldCommand, MeldSetup, Next, Position } from './state.ts';

const RULES = meldRules({ 'hand-size': 4 });
const [YC, YK, J, WE] = kinds('YC').concat(kinds('YK'), kinds('J'), kinds('WE')) as [number, number, number, number];
const seats: MeldSetup['seats'] = [
  { name: 'One', player: 'person' },
  { name: 'Two', player: 'person' },
];
const HANDS = ['YC*2 RA*2', 'GE WA YR YH'];
const shown: Next = { kind: 'shown', card: YC, from: 0, origin: 'draw' };
const owesDiscard: Next = { kind: 'discard', seat: 0, shown: { from: 0, origin: 'draw' } };

const refusal = (next: Next, command: MeldCommand, hands = HANDS, rules = RULES) =>
  mustFail(meldEngine.decide(rules, placed(rules, { hands, next }), command));

describe('a command is refused', () => {
  it.each<[string, Next, MeldCommand, object]>([
    ['in the wrong phase', shown, { kind: 'draw', seat: 0 }, { kind: 'wrong-phase', phase: 'claiming' }],
    [
      'by a seat whose turn it is not',
      { kind: 'draw', seat: 0 },
      { kind: 'draw', seat: 1 },
      { kind: 'not-your-turn', seat: 0 },
    ],
    ['by a seat that is not asked', shown, { kind: 'pass', seat: 3 }, { kind: 'not-your-turn', seat: 0 }],
    [
      'for a meld the account does not know',
      shown,
      { kind: 'claim', seat: 0, call: 'own', meld: [YC, J] },
      { kind: 'no-such-meld', cards: [YC, J], citation: { clause: 'melds' } },
    ],
    [
      'for a call that this card does not allow',
      shown,
      { kind: 'claim', seat: 1, call: 'pong', meld: [YC, YC, YC] },
      { kind: 'no-such-claim', call: 'pong', citation: { clause: 'priorities', passage: 2 } },
    ],
  ])('%s', (_, next, command, expected) => {
    expect(refusal(next, command)).toMatchObject(expected);
  });

  it.each<[string, MeldCommand, object]>([
    ['for a card not in the hand', { kind: 'discard', seat: 0, card: J }, { kind: 'not-in-hand', card: J }],
    ['for a card there is not', { kind: 'discard', seat: 0, card: 99 }, { kind: 'not-in-hand', card: 99 }],
    [
      'for keeping what must be discarded',
      { kind: 'keep', seat: 0 },
      { kind: 'must-discard', citation: { clause: 'discard-after-meld' } },
    ],
    [
      'for a win that is none',
      { kind: 'declare', seat: 0 },
      { kind: 'not-won', left: [WE], citation: { clause: 'melds' } },
    ],
  ])('%s', (_, command, expected) => {
    expect(refusal(owesDiscard, command, ['YC*2 RA*2 WE', HANDS[1]!])).toMatchObject(expected);
  });

  it('for a win declared with cards left out', () => {
    const hands = ['YC*3 RA*2', HANDS[1]!];
    const declared: MeldCommand = { kind: 'declare', seat: 0, melds: [[YC, YC, YC]] };
    expect(refusal(owesDiscard, declared, hands)).toMatchObject({ kind: 'not-won', left: kinds('RA*2') });
    expect(refusal(owesDiscard, { ...declared, melds: [[YC, YC, YC, YC]] }, hands)).toMatchObject({
      kind: 'no-such-meld',
    });
  });

  describe('where generals and jokers are not discarded', () => {
    const rules = meldRules({ 'hand-size': 4, undiscardable: 'generals-and-jokers' });
    const citation = { clause: 'undiscardable' };

    it('for discarding one while there is another card', () => {
      const hands = ['YK RA*2 WE GA', HANDS[1]!];
      expect(refusal(owesDiscard, { kind: 'discard', seat: 0, card: YK }, hands, rules)).toMatchObject({
        kind: 'undiscardable',
        card: YK,
        citation,
      });
    });

    it('but not where there is nothing else', () => {
      const state = placed(rules, { hands: ['YK RK GK WK J', HANDS[1]!], next: owesDiscard });
      expect(meldEngine.decide(rules, state, { kind: 'discard', seat: 0, card: J }).kind).toBe('ok');
    });

    it('for letting one’s own go by', () => {
      const next: Next = { kind: 'shown', card: YK, from: 0, origin: 'draw' };
      expect(refusal(next, { kind: 'pass', seat: 0 }, HANDS, rules)).toMatchObject({
        kind: 'must-use',
        card: YK,
        citation,
      });
    });
  });
});

describe('a position is refused', () => {
  const refused = (change: Partial<Position>) => {
    const position: Position = {
      dealer: 0,
      hands: HANDS.map(kinds),
      exposed: [[], []],
      discards: [],
      pile: [],
      next: { kind: 'draw', seat: 0 },
      ...change,
    };
    return mustFail(meldEngine.decide(RULES, started(RULES, ['steady', 'steady']), { kind: 'set-up', position }));
  };

  it.each<[string, Partial<Position>, object]>([
    [
      'with a fifth copy',
      { pile: kinds('YC*3') },
      { kind: 'too-many-copies', card: YC, copies: 4, citation: { clause: 'deck' } },
    ],
    [
      'with a hand too large',
      { hands: [kinds('YC*2 RA*3'), kinds(HANDS[1]!)] },
      { kind: 'wrong-hand-size', seat: 0, size: 5, expected: 4 },
    ],
    [
      'with a meld that is none',
      { exposed: [[[YC, J]], []], hands: [kinds('RA*2'), kinds(HANDS[1]!)] },
      { kind: 'no-such-meld', cards: [YC, J] },
    ],
    ['with a hand too few', { hands: [kinds(HANDS[0]!)] }, { kind: 'wrong-seats', seats: 1 }],
    ['with a discard by nobody', { discards: [{ card: J, by: 5, drawn: false }] }, { kind: 'wrong-seats', seats: 6 }],
    ['with a turn for nobody', { next: { kind: 'draw', seat: 2 } }, { kind: 'wrong-seats', seats: 3 }],
  ])('%s', (_, change, expected) => {
    expect(refused(change)).toMatchObject(expected);
  });

  it('in the middle of a hand', () => {
    const state = placed(RULES, { hands: HANDS, next: shown });
    expect(mustFail(meldEngine.decide(RULES, state, { kind: 'deal' }))).toEqual({
      kind: 'wrong-phase',
      phase: 'claiming',
    });
  });
});

describe('a game is refused', () => {
  it('with too many or too few seats', () => {
    const one = mustFail(meldEngine.start(RULES, { seats: seats.slice(0, 1), seed: 1, dealer: 0 }));
    expect(one).toMatchObject({ kind: 'wrong-seats', seats: 1, min: 2, max: 4, citation: { clause: 'players' } });
  });

  it('with fewer cards than the hands need', () => {
    const rules = meldRules({ 'hand-size': 60 });
    expect(mustFail(meldEngine.start(rules, { seats, seed: 1, dealer: 0 }))).toMatchObject({
      kind: 'too-few-cards',
      needed: 120,
      cards: 117,
    });
  });
});

describe('text is refused', () => {
  const deck = deckCounts({ packs: 1, jokers: 5 });

  it.each([
    ['YC*5', { kind: 'too-many-copies', card: 'YC', copies: 4 }],
    ['J*6', { kind: 'too-many-copies', card: 'J', copies: 5 }],
    ['YX', { kind: 'unreadable-card', card: 'YX' }],
    ['BK', { kind: 'unreadable-card', card: 'BK' }],
    ['YC*0', { kind: 'unreadable-card', card: 'YC*0' }],
  ])('%s', (text, expected) => {
    expect(mustFail(parseKinds(deck, text))).toEqual(expected);
  });

  it.each<[string, unknown, object]>([
    ['no command', 'deal', { kind: 'not-a-command', field: 'command' }],
    ['an unknown command', { kind: 'cheat', seat: 0 }, { kind: 'not-a-command', field: 'kind' }],
    ['a seat that is none', { kind: 'draw', seat: -1 }, { kind: 'not-a-command', field: 'seat' }],
    [
      'a call that is none',
      { kind: 'claim', seat: 0, call: 'snap', meld: [] },
      { kind: 'not-a-command', field: 'call' },
    ],
    ['a card that is none', { kind: 'discard', seat: 0, card: 29 }, { kind: 'not-a-command', field: 'card' }],
    [
      'a position without hands',
      { kind: 'set-up', position: { dealer: 0 } },
      { kind: 'not-a-command', field: 'position.hands' },
    ],
    [
      'a position without a turn',
      { kind: 'set-up', position: { dealer: 0, hands: [], exposed: [], discards: [], pile: [] } },
      { kind: 'not-a-command', field: 'position.next' },
    ],
  ])('%s', (_, value, expected) => {
    expect(mustFail(meldEngine.parseCommand(value))).toEqual(expected);
  });

  it.each<[string, unknown, string]>([
    ['no setup', null, 'setup'],
    ['a seat without a name', { seats: [{ name: ' ', player: 'person' }], seed: 1 }, 'seats'],
    ['a player that is none', { seats: [{ name: 'A', player: 'genius' }], seed: 1 }, 'seats'],
    ['no seed', { seats }, 'seed'],
    ['a dealer that is not there', { seats, seed: 1, dealer: 2 }, 'dealer'],
  ])('%s', (_, value, field) => {
    expect(mustFail(meldEngine.parseSetup(value))).toEqual({ kind: 'not-a-setup', field });
  });
});

it('a gap is asked about where its readings differ, and only there', () => {
  const values = Object.fromEntries(Object.entries(RULES.options));
  const gaps = { undiscardable: [readingOf('any', 'none'), readingOf('some', 'generals-and-jokers')] };
  const open = rulesetOf(MELD_OPTIONS, values, gaps);
  const state = placed(RULES, { hands: ['YK RA*2 WE GA', HANDS[1]!], next: owesDiscard });
  const discard = (card: number) => meldEngine.decide(open, state, { kind: 'discard', seat: 0, card });
  expect(mustFail(discard(YK))).toEqual({ kind: 'gap', clauses: ['undiscardable'] });
  expect(discard(WE).kind).toBe('ok');
});
