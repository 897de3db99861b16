import { describe, expect, it } from 'vitest';
import { shuffle } from '../shuffle.ts';
import { generatorFrom } from '../random.ts';
import { botMove } from './bots.ts';
import { dangerOf } from './danger.ts';
import { cardsOf, countKinds, deckCounts } from './deck.ts';
import { after, botGame, kinds, meldRules, placed } from './fixtures.ts';
import { seatToAct } from './simulate.ts';
import { BOT_STRENGTHS, type MeldState } from './state.ts';
import { unseen, viewOf } from './view.ts';

const RULES = meldRules();

/** The same table as far as a seat can see, with everything hidden from it dealt anew. */
function hiddenElsewhere(state: MeldState, seat: number, seed: string): MeldState {
  const others = state.hands.flatMap((hand, at) => (at === seat ? [] : cardsOf(hand)));
  const { pieces } = shuffle(generatorFrom(seed), [...others, ...state.pile]);
  let at = 0;
  const take = (size: number) => pieces.slice(at, (at += size));
  const hands = state.hands.map((hand, one) => (one === seat ? hand : countKinds(take(cardsOf(hand).length))));
  return { ...state, hands, pile: take(state.pile.length), generator: [1, 2, 3, 4] };
}

describe('a bot', () => {
  it('is told nothing of what its seat cannot see, and so does the same whatever that is', () => {
    const { states } = botGame(RULES, ['steady', 'novice', 'expert'], 'views');
    let asked = 0;
    for (const state of states) {
      if (state.phase.kind === 'dealing' || state.phase.kind === 'finished') continue;
      const seat = seatToAct(state);
      const other = hiddenElsewhere(state, seat, `hidden ${asked++}`);
      expect(other.hands).not.toEqual(state.hands);
      expect(viewOf(other, seat)).toEqual(viewOf(state, seat));
      for (const strength of BOT_STRENGTHS)
        expect(botMove(RULES, viewOf(other, seat), strength)).toEqual(botMove(RULES, viewOf(state, seat), strength));
    }
    expect(asked).toBeGreaterThan(20);
  });

  it('does not see what others have answered to a card', () => {
    const small = meldRules({ 'hand-size': 4 });
    const start = placed(small, {
      hands: ['GE WA WE RE', 'YC GA*3', 'YC*2 GE RK'],
      next: { kind: 'shown', card: kinds('YC')[0]!, from: 0, origin: 'discard' },
    });
    const called = after(small, start, { kind: 'pass', seat: 1 });
    expect(viewOf(called, 2)).toEqual(viewOf(start, 2));
  });

  it.each(BOT_STRENGTHS)('that is %s wins when it can', (strength) => {
    const small = meldRules({ 'hand-size': 4 });
    const start = placed(small, {
      hands: ['GE WA WE RE', 'YC*2 RA*2'],
      next: { kind: 'shown', card: kinds('YC')[0]!, from: 0, origin: 'discard' },
    });
    expect(botMove(small, viewOf(start, 1), strength)).toMatchObject({ kind: 'claim', call: 'hu' });
  });

  it.each(BOT_STRENGTHS)('that is %s never discards what may not be discarded', (strength) => {
    const rules = meldRules({ 'hand-size': 4, undiscardable: 'generals-and-jokers' });
    const start = placed(rules, {
      hands: ['YK RK GK J WE', 'GE WA RA RE'],
      next: { kind: 'discard', seat: 0, shown: { from: 0, origin: 'draw' } },
    });
    expect(botMove(rules, viewOf(start, 0), strength)).toEqual({ kind: 'discard', seat: 0, card: kinds('WE')[0] });
  });
});

describe('an expert', () => {
  const small = meldRules({ 'hand-size': 5 });
  const toDiscard = (hand: string, discards: readonly { card: number; by: number; drawn: boolean }[] = []) =>
    botMove(
      small,
      viewOf(
        placed(small, {
          hands: [hand, 'GE WA RA RE WR'],
          discards,
          next: { kind: 'discard', seat: 0, shown: { from: 0, origin: 'draw' } },
        }),
        0,
      ),
      'expert',
    );

  it('counts the cards that are left: it keeps the pair whose third card can still come', () => {
    const dead = kinds('GR*3').map((card) => ({ card, by: 1, drawn: true }));
    expect(toDiscard('YA*2 RE*2 YR GR', dead)).toMatchObject({ kind: 'discard', card: kinds('GR')[0] });
    const other = kinds('YR*3').map((card) => ({ card, by: 1, drawn: true }));
    expect(toDiscard('YA*2 RE*2 YR GR', other)).toMatchObject({ kind: 'discard', card: kinds('YR')[0] });
  });
});

describe('the danger of a discard', () => {
  const small = meldRules({ 'hand-size': 5 });
  const danger = (card: string, thrown: readonly { readonly card: string; readonly by: number }[] = []): number => {
    const state = placed(small, {
      hands: ['YA*2 RE*2 YR GR', 'GE WA RA RE WR', 'GE GA WH WC RK'],
      discards: thrown.map((one) => ({ card: kinds(one.card)[0]!, by: one.by, drawn: false })),
      next: { kind: 'discard', seat: 0, shown: { from: 0, origin: 'draw' } },
    });
    const view = viewOf(state, 0);
    return dangerOf(small, view, unseen(deckCounts(small.options.deck), view), kinds(card)[0]!);
  };

  it('is less where a player has thrown the card away, and none where both have', () => {
    const [fresh, once, twice] = [
      danger('WP'),
      danger('WP', [{ card: 'WP', by: 2 }]),
      danger('WP', [
        { card: 'WP', by: 1 },
        { card: 'WP', by: 2 },
      ]),
    ];
    expect(fresh).toBeGreaterThan(once);
    expect(once).toBeGreaterThan(twice);
    expect(twice).toBe(0);
  });

  it('is less where fewer of the card can still be held', () => {
    const seen = [
      { card: 'WP', by: 0 },
      { card: 'WP', by: 0 },
    ];
    expect(danger('WP', seen)).toBeLessThan(danger('WP'));
  });
});

describe('strength tells', () => {
  const winsOf = (better: 'steady' | 'expert', worse: 'novice' | 'steady', games: number): number => {
    let wins = 0;
    let decided = 0;
    for (let n = 0; n < games; n++) {
      const first = n % 2 === 0;
      const { end } = botGame(RULES, first ? [better, worse] : [worse, better], `strength ${n >> 1}`);
      if (end.phase.kind !== 'finished' || end.phase.winner === null) continue;
      decided++;
      if ((end.phase.winner === 0) === first) wins++;
    }
    return wins / decided;
  };

  it('each strength beats the one below in most of 150 seeded hands', { timeout: 60_000 }, () => {
    expect(winsOf('steady', 'novice', 150)).toBeGreaterThan(0.6);
    expect(winsOf('expert', 'steady', 150)).toBeGreaterThan(0.6);
  });
});
