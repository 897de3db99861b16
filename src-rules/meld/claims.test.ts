import { describe, expect, it } from 'vitest';
import { must } from '../testing.ts';
import { claimsOf } from './calls.ts';
import { makeCards } from './deck.ts';
import { after, apply, kinds, meldRules, placed } from './fixtures.ts';
import { meldEngine } from './meld.ts';
import type { Call } from './options.ts';
import type { MeldCommand, MeldState } from './state.ts';

/** Hands of four cards, so that a fifth wins. */
const SMALL = { 'hand-size': 4 };
const RULES = meldRules(SMALL);
const JUNK = ['GE WA WE RE', 'GA GE WA RA'];

/** Seat 0 has drawn or discarded the card; the hands are those of seats 0, 1, 2 … */
const shown = (card: string, origin: 'draw' | 'discard', hands: readonly string[], rules = RULES): MeldState =>
  placed(rules, { hands, next: { kind: 'shown', card: kinds(card)[0]!, from: 0, origin } });

const claim = (seat: number, call: Call, meld: string): MeldCommand => ({
  kind: 'claim',
  seat,
  call,
  meld: kinds(meld),
});

const callsOf = (state: MeldState, seat: number, rules = RULES): readonly string[] => {
  if (state.phase.kind !== 'claiming') throw new Error('no card is shown');
  return claimsOf(rules, state, seat, state.phase).map(({ call, meld }) => `${call} ${makeCards(meld.cards)}`);
};

describe('when claims conflict', () => {
  it('a win on one’s own draw goes before another’s hu', () => {
    const start = shown('YC', 'draw', ['YR YH GA*2', 'YC*2 RA*2']);
    const end = after(RULES, start, claim(1, 'hu', 'YC*3'), claim(0, 'zhimo', 'YR YH YC'));
    expect(end.phase).toEqual({ kind: 'finished', winner: 0 });
  });

  it('of two who call hu the nearer in turn wins, whoever calls first', () => {
    const start = shown('YC', 'discard', [JUNK[0]!, 'YR YH GA*2', 'YC*2 RA*2']);
    const end = after(RULES, start, claim(2, 'hu', 'YC*3'), claim(1, 'hu', 'YR YH YC'));
    expect(end.phase).toEqual({ kind: 'finished', winner: 1 });
  });

  it('hu goes before pong', () => {
    const start = shown('YC', 'discard', [JUNK[0]!, 'YC*2 WA RE', 'YR YH GA*2']);
    const end = after(RULES, start, claim(1, 'pong', 'YC*3'), claim(2, 'hu', 'YR YH YC'));
    expect(end.phase).toEqual({ kind: 'finished', winner: 2 });
  });

  it.each([
    ['pong', 'YC*2 WA RE', 'YC*3'],
    ['gan', 'YC*3 RE', 'YC*4'],
  ] as const)('%s by anyone goes before the drawer’s own group', (call, hand, meld) => {
    const start = shown('YC', 'draw', ['YR YH WA RE', JUNK[1]!, hand]);
    const end = after(RULES, start, claim(0, 'own', 'YR YH YC'), claim(2, call, meld));
    expect(end.phase).toMatchObject({ kind: 'discarding', seat: 2 });
  });

  it('the drawer’s own group goes before the next player’s chi', () => {
    const start = shown('YC', 'draw', ['YR YH WA RE', 'YR YH GE WE']);
    const end = after(RULES, start, claim(1, 'chi', 'YR YH YC'), claim(0, 'own', 'YR YH YC'));
    expect(end.phase).toMatchObject({ kind: 'discarding', seat: 0 });
  });

  it('a joker that another needs to win is not the drawer’s', () => {
    const start = shown('J', 'draw', ['GE WA WE RE', 'GA*2 RA*2']);
    const end = after(RULES, start, claim(0, 'own', 'J'), claim(1, 'hu', 'J'));
    expect(end.phase).toEqual({ kind: 'finished', winner: 1 });
  });

  it('gan and pong on one card, possible with two packs, go to the nearer in turn', () => {
    const rules = meldRules({ ...SMALL, deck: { packs: 2, jokers: 10 } });
    const start = shown('YC', 'discard', [JUNK[0]!, 'YC*2 WA RE', 'YC*3 GA'], rules);
    const end = after(rules, start, claim(2, 'gan', 'YC*4'), claim(1, 'pong', 'YC*3'));
    expect(end.phase).toMatchObject({ kind: 'discarding', seat: 1 });
  });
});

describe('a pair with one’s own draw', () => {
  const hands = ['YC GE WA WE', 'YR YH RE RA'];

  it('is made only if nobody claims the card', () => {
    const start = shown('YC', 'draw', hands);
    const pair = claim(0, 'own', 'YC*2');
    expect(after(RULES, start, pair, claim(1, 'chi', 'YR YH YC')).phase).toMatchObject({ seat: 1 });
    expect(after(RULES, start, pair, { kind: 'pass', seat: 1 }).phase).toMatchObject({ seat: 0 });
  });

  it('goes before chi where the account ranks it with one’s own groups', () => {
    const rules = meldRules({ ...SMALL, 'own-draw-pair': 'ordinary' });
    const start = shown('YC', 'draw', hands, rules);
    expect(after(rules, start, claim(0, 'own', 'YC*2')).phase).toMatchObject({ kind: 'discarding', seat: 0 });
  });

  it('is no claim where the account allows it only to win', () => {
    const rules = meldRules({ ...SMALL, 'own-draw-pair': 'only-to-win' });
    expect(callsOf(shown('YC', 'draw', hands, rules), 0, rules)).toEqual([]);
    expect(callsOf(shown('YC', 'draw', ['YC GE*3', hands[1]!], rules), 0, rules)).toEqual(['zhimo YC*2']);
  });
});

describe('what a seat may call', () => {
  it.each(['draw', 'discard'] as const)('chi on a %s is for the next player alone', (origin) => {
    const start = shown('YC', origin, [JUNK[0]!, 'YR YH WA RE', 'YR YH GA RA', 'YC*2 GE RE']);
    expect([1, 2].map((seat) => callsOf(start, seat))).toEqual([['chi YR YH YC'], []]);
  });

  it('three or four footmen are groups like any other', () => {
    const start = shown('YP', 'discard', [JUNK[0]!, 'RP GP WP RE']);
    expect(callsOf(start, 1)).toContain('chi YP RP GP WP');
    expect(callsOf(start, 1)).toContain('chi YP RP GP');
  });

  it('a pair or a single card from another’s card is for winning alone', () => {
    expect(shown('YC', 'discard', ['GE WA WE RE', 'YC GA RA RE']).phase).toEqual({ kind: 'drawing', seat: 1 });
    expect(callsOf(shown('YC', 'discard', ['GE WA WE RE', 'YC GA*3']), 1)).toEqual(['hu YC*2']);
    expect(callsOf(shown('YK', 'draw', ['GE WA WE RE', 'GA*2 RA*2']), 1)).toEqual(['hu YK']);
  });

  it('a hand that has grown too large cannot win, though it be all melds', () => {
    const rules = meldRules({ ...SMALL, 'discard-after-meld': 'may' });
    const start = shown('YC', 'discard', ['GE WA WE RE', 'YC*2 RA*2 GR*2'], rules);
    expect(callsOf(start, 1, rules)).toEqual(['pong YC*3']);
  });

  it('a player’s own discard is nothing to claim', () => {
    expect(shown('YC', 'discard', ['YC*3 GA', 'GE WA WE RE']).phase).toEqual({ kind: 'drawing', seat: 1 });
  });

  it('melds that lie open are not used again', () => {
    const start = placed(RULES, {
      hands: ['GE WA WE RE', 'RA RE'],
      exposed: [[], [kinds('YC*2')]],
      next: { kind: 'shown', card: kinds('YC')[0]!, from: 0, origin: 'discard' },
    });
    expect(start.phase).toEqual({ kind: 'drawing', seat: 1 });
  });
});

describe('after a claim', () => {
  it('play goes on from the claimant, and those skipped lose their turn', () => {
    const start = shown('YC', 'discard', ['GE WA WE RE', 'GA GE WA RE', 'YC*2 WE RA', 'GA WE RA RK']);
    const end = after(RULES, start, claim(2, 'pong', 'YC*3'), { kind: 'discard', seat: 2, card: kinds('RA')[0]! });
    expect(end.phase).toEqual({ kind: 'drawing', seat: 3 });
  });

  it('nobody who could only have been outranked is waited for', () => {
    const start = shown('YC', 'discard', [JUNK[0]!, 'YR YH WA RE', 'YC*2 GA RA']);
    expect(after(RULES, start, claim(2, 'pong', 'YC*3')).phase).toMatchObject({ kind: 'discarding', seat: 2 });
  });

  it('tells what it outranked and the clauses', () => {
    const start = shown('YC', 'draw', ['YR YH WA RE', 'YR YH GE WE']);
    const first = after(RULES, start, claim(1, 'chi', 'YR YH YC'));
    const events = must(meldEngine.decide(RULES, first, claim(0, 'own', 'YR YH YC')));
    expect(events.at(-1)).toMatchObject({
      kind: 'melded',
      seat: 0,
      over: [{ seat: 1, call: 'chi' }],
      citations: [{ clause: 'priorities', passage: 3 }, { clause: 'melds' }],
    });
  });

  it('chi rests on the clause that allows it', () => {
    const start = shown('YC', 'discard', [JUNK[0]!, 'YR YH WA RE']);
    const events = must(meldEngine.decide(RULES, start, claim(1, 'chi', 'YR YH YC')));
    expect(events.at(-1)).toMatchObject({
      citations: [{ clause: 'priorities', passage: 4 }, { clause: 'melds' }, { clause: 'chi-from' }],
    });
  });

  it('a card drawn that nobody uses is discarded, and the next player’s turn begins', () => {
    const start = shown('YC', 'draw', ['YC GE WA WE', 'GA WA RA RE']);
    const events = must(meldEngine.decide(RULES, start, { kind: 'pass', seat: 0 }));
    expect(events.map(({ kind }) => kind)).toEqual(['answered', 'discarded', 'turn']);
    expect(apply(start, events)).toMatchObject({
      discards: [{ card: kinds('YC')[0], by: 0, drawn: true }],
      phase: { kind: 'drawing', seat: 1 },
    });
  });
});
