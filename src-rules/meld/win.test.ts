import { describe, expect, it } from 'vitest';
import { must, mustFail } from '../testing.ts';
import { cardsOf, deckCounts } from './deck.ts';
import { restOfDeck } from './deal.ts';
import { after, kinds, meldRules, placed, started } from './fixtures.ts';
import { meldEngine } from './meld.ts';
import type { MeldCommand, MeldState } from './state.ts';

const SMALL = { 'hand-size': 4 };
const RULES = meldRules(SMALL);
const hu: MeldCommand = { kind: 'claim', seat: 1, call: 'hu', meld: kinds('YC*3') };

/** Seat 1 of three can win on the card of seat 0. */
const winnable = (origin: 'draw' | 'discard', rules = RULES): MeldState =>
  placed(rules, {
    hands: ['GE WA WE RE', 'YC*2 RA*2', 'GA GE WE RK'],
    next: { kind: 'shown', card: kinds('YC')[0]!, from: 0, origin },
  });

describe('who pays', () => {
  it.each([
    ['the discarder, for a discard', 'discard', {}, [-1, 1, 0]],
    ['all, for a discard, where the account says so', 'discard', { 'won-on-discard': 'all-pay' }, [-1, 2, -1]],
    ['all, for a card that another drew', 'draw', {}, [-1, 2, -1]],
    ['the drawer, in the other reading', 'draw', { 'won-on-anothers-draw': 'drawer-pays' }, [-1, 1, 0]],
  ] as const)('%s', (_, origin, readings, balances) => {
    const rules = meldRules({ ...SMALL, ...readings });
    const end = after(rules, winnable(origin, rules), hu);
    expect(end.balances).toEqual(balances);
  });

  it('all, for one’s own draw', () => {
    const start = placed(RULES, {
      hands: ['YC*2 RA*2', 'GE WA WE RE', 'GA GE WE RK'],
      next: { kind: 'shown', card: kinds('YC')[0]!, from: 0, origin: 'draw' },
    });
    const end = after(RULES, start, { kind: 'claim', seat: 0, call: 'zhimo', meld: kinds('YC*3') });
    expect(end.balances).toEqual([2, -1, -1]);
  });
});

describe('a win', () => {
  it('is scored meld by meld, the open ones too', () => {
    const start = placed(RULES, {
      hands: ['GE WA WE RE', 'J'],
      exposed: [[], [kinds('YC*3')]],
      next: { kind: 'shown', card: kinds('GK')[0]!, from: 0, origin: 'draw' },
    });
    const won = must(meldEngine.decide(RULES, start, { kind: 'claim', seat: 1, call: 'hu', meld: kinds('GK') })).at(-1);
    expect(won).toMatchObject({
      kind: 'won',
      score: 5,
      melds: [{ kind: 'triple' }, { kind: 'general' }, { kind: 'joker' }],
    });
  });

  it('needs a card more than was dealt: a hand all melded after its discard has not won', () => {
    const start = placed(RULES, {
      hands: ['GA*2 RA*2 WE', 'GE WA WE RE'],
      next: { kind: 'discard', seat: 0, shown: { from: 0, origin: 'draw' } },
    });
    const end = after(RULES, start, { kind: 'discard', seat: 0, card: kinds('WE')[0]! });
    expect(end.phase.kind).not.toBe('finished');
  });

  it('may be declared after a meld that was not called as one', () => {
    const start = placed(RULES, {
      hands: ['YC*2 RA*2', 'GE WA WE RE'],
      next: { kind: 'shown', card: kinds('YC')[0]!, from: 0, origin: 'draw' },
    });
    const end = after(
      RULES,
      start,
      { kind: 'claim', seat: 0, call: 'pong', meld: kinds('YC*3') },
      { kind: 'declare', seat: 0 },
    );
    expect(end.phase).toEqual({ kind: 'finished', winner: 0 });
  });

  it('with too many cards, after keeping a discard, is none', () => {
    const rules = meldRules({ ...SMALL, 'discard-after-meld': 'may' });
    const start = placed(rules, {
      hands: ['YC*2 RA*2 GE', 'GE WA WE RE'],
      next: { kind: 'shown', card: kinds('YC')[0]!, from: 0, origin: 'draw' },
    });
    const melded = after(rules, start, { kind: 'claim', seat: 0, call: 'pong', meld: kinds('YC*3') });
    expect(after(rules, melded, { kind: 'keep', seat: 0 }).phase).toEqual({ kind: 'drawing', seat: 1 });
    expect(mustFail(meldEngine.decide(rules, melded, { kind: 'declare', seat: 0 }))).toMatchObject({
      kind: 'wrong-hand-size',
      size: 6,
      expected: 5,
    });
  });

  describe('that can be parted in several ways', () => {
    const pairs = [kinds('YP*2'), kinds('RP*2'), kinds('GP*2')];
    const scoreIn = (partition: string): number => {
      const rules = meldRules({ 'hand-size': 7, partition });
      const start = placed(rules, {
        hands: ['YP*2 RP*2 GP*2 WP', 'GE WA WE RE YA YE GR'],
        next: { kind: 'shown', card: kinds('WP')[0]!, from: 0, origin: 'draw' },
      });
      const claim: MeldCommand = { kind: 'claim', seat: 0, call: 'zhimo', meld: kinds('WP*2'), melds: pairs };
      const won = must(meldEngine.decide(rules, start, claim)).find(({ kind }) => kind === 'won');
      return won?.kind === 'won' ? won.score : NaN;
    };

    it('is scored at its best', () => {
      expect(scoreIn('best')).toBe(2);
    });

    it('is scored as declared where the account says so', () => {
      expect(scoreIn('declared')).toBe(0);
    });
  });
});

describe('between hands', () => {
  const dealerAfter = (winner: number | null): number => {
    const over: MeldState = { ...started(RULES, ['steady', 'steady', 'steady']), phase: { kind: 'finished', winner } };
    return after(RULES, over, { kind: 'deal' }).dealer;
  };

  it('a dealer who wins deals again, and else the deal moves to the right', () => {
    expect([0, 1, 2, null].map(dealerAfter)).toEqual([0, 1, 1, 1]);
  });

  it('the first turn is the dealer’s, or the next player’s where the account says so', () => {
    const first = (reading: string) => {
      const rules = meldRules({ 'first-turn': reading });
      return after(rules, started(rules, ['steady', 'steady']), { kind: 'deal' }).phase;
    };
    expect(first('dealer')).toEqual({ kind: 'drawing', seat: 0 });
    expect(first('right-of-dealer')).toEqual({ kind: 'drawing', seat: 1 });
  });

  it('a draw pile that is out ends the hand, and nobody pays', () => {
    const hands = ['GA GE WA RE', 'GE WA WE RE'];
    const discards = must(restOfDeck(RULES, hands.flatMap(kinds))).map((card) => ({ card, by: 0, drawn: true }));
    const start = placed(RULES, { hands, discards, next: { kind: 'draw', seat: 0 } });
    const end = after(RULES, start, { kind: 'draw', seat: 0 });
    expect(end).toMatchObject({ phase: { kind: 'finished', winner: null }, balances: [0, 0] });
  });

  it.each([
    [{ packs: 1, jokers: 5 }, 117],
    [{ packs: 1, jokers: 8 }, 120],
    [{ packs: 2, jokers: 10 }, 234],
  ])('a deck of %o is dealt whole', (deck, size) => {
    const rules = meldRules({ deck });
    const dealt = after(rules, started(rules, ['steady', 'steady', 'steady', 'steady']), { kind: 'deal' });
    const all = [...dealt.hands.flatMap(cardsOf), ...dealt.pile].sort((a, b) => a - b);
    expect(all).toEqual(cardsOf(deckCounts(deck)));
    expect(all).toHaveLength(size);
  });
});
