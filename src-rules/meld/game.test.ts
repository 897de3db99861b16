import { describe, expect, it } from 'vitest';
import { fold, timeline, type Entry } from '../play.ts';
import { must } from '../testing.ts';
import { deckCounts } from './deck.ts';
import { botGame, meldRules, type BotGame } from './fixtures.ts';
import { meldEngine } from './meld.ts';
import { parseCommand } from './parse.ts';
import type { BotStrength, MeldCommand, MeldEvent, MeldState } from './state.ts';

const TABLES: readonly (readonly BotStrength[])[] = [
  ['novice', 'steady'],
  ['novice', 'novice', 'steady'],
  ['steady', 'novice', 'novice', 'novice'],
];
const READINGS = [
  {},
  { undiscardable: 'generals-and-jokers' },
  { deck: { packs: 2, jokers: 10 }, 'own-draw-pair': 'ordinary' },
  { 'hand-size': 15, 'equal-generals': 'allowed', 'own-draw-pair': 'only-to-win' },
  { 'discard-after-meld': 'may', 'first-turn': 'right-of-dealer', deck: { packs: 1, jokers: 8 } },
];

/** Cards of every kind, wherever they lie. */
function cardsOnTable({ pile, hands, exposed, discards, phase }: MeldState): readonly number[] {
  const counts = hands.reduce<number[]>((sum, hand) => hand.map((count, kind) => count + (sum[kind] ?? 0)), []);
  const open = phase.kind === 'claiming' && phase.origin === 'draw' ? [phase.card] : [];
  const melded = exposed.flat().flatMap(({ cards }) => cards);
  for (const card of [...pile, ...melded, ...discards.map(({ card: one }) => one), ...open])
    counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}

describe.each(READINGS)('whole hands played by bots with %o', (readings) => {
  const rules = meldRules(readings);
  const games = TABLES.map((table) => Array.from({ length: 140 }, (_, n) => botGame(rules, table, `game ${n}`))).flat();

  it('come to an end without an illegal move, and lose or gain no card', () => {
    const all = deckCounts(rules.options.deck);
    for (const { states } of games)
      for (const state of states) if (state.phase.kind !== 'dealing') expect(cardsOnTable(state)).toEqual(all);
  });

  it('leave every seat with the cards it was dealt, and one more for the winner', () => {
    if (rules.options['discard-after-meld'] === 'may') return;
    for (const { end } of games)
      end.hands.forEach((hand, seat) => {
        const melded = end.exposed[seat]!.reduce((sum, { cards }) => sum + cards.length, 0);
        const winner = end.phase.kind === 'finished' && end.phase.winner === seat;
        expect(hand.reduce((sum, count) => sum + count, 0) + melded).toBe(
          rules.options['hand-size'] + (winner ? 1 : 0),
        );
      });
  });

  it('pay out what they take in, and win odd or even with the size of the hand', () => {
    for (const { end, acts } of games) {
      expect(end.balances.reduce((sum, held) => sum + held, 0)).toBe(0);
      const won = acts.at(-1)?.events.find((event) => event.kind === 'won');
      if (won?.kind === 'won') expect((won.score + rules.options['hand-size'] + 1) % 2).toBe(0);
    }
  });

  it('replay as they were played, from a log that has been written down', () => {
    for (const { start, end, acts } of games.slice(0, 60)) {
      let state = start;
      for (const { command, events } of JSON.parse(JSON.stringify(acts)) as BotGame['acts']) {
        const again = must(meldEngine.decide(rules, state, must(parseCommand(command))));
        expect(again).toEqual(events);
        state = again.reduce(meldEngine.evolve, state);
      }
      expect(state).toEqual(end);
    }
  });

  it('are left as they were by taking back and doing again', () => {
    for (const { start, end, acts } of games.slice(0, 20)) {
      const back = [...acts, ...acts.slice(1).map(() => ({ kind: 'undo' as const }))];
      const log: readonly Entry<MeldCommand, MeldEvent>[] = [
        ...back,
        ...acts.slice(1).map(() => ({ kind: 'redo' as const })),
      ];
      expect(fold(meldEngine.evolve, start, back)).toEqual(fold(meldEngine.evolve, start, acts.slice(0, 1)));
      expect(fold(meldEngine.evolve, start, log)).toEqual(end);
      expect(timeline(log).done).toEqual(acts);
    }
  });
});

it('the same seed deals and plays the same hand, another another', () => {
  const rules = meldRules();
  const play = (seed: string) => botGame(rules, ['steady', 'expert'], seed).acts;
  expect(play('7')).toEqual(play('7'));
  expect(play('7')).not.toEqual(play('8'));
});
