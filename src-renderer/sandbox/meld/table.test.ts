import { expect, test, vi } from 'vitest';
import type { Sandbox } from '#contract/sandbox.ts';
import { meldEngine } from '#rules/meld/meld.ts';
import { makeKind } from '#rules/meld/deck.ts';
import type { MeldCommand, MeldEvent, Seat } from '#rules/meld/state.ts';
import { fold, type Entry } from '#rules/play.ts';
import { must } from '#rules/testing.ts';
import { realVariants } from '../real-variants.ts';
import type { Call } from '../sandbox.svelte.ts';
import { meldGame } from './meld-game.ts';
import { MeldTable } from './table.svelte.ts';

const frozen = realVariants().get('four-colour/usenet');

/** A table whose catalogue is the engine itself, and a list for a log. */
function table(...players: Seat['player'][]) {
  const setup = { seats: players.map((player, at) => ({ name: `P${at + 1}`, player })), seed: 'table', dealer: 0 };
  const sandbox = { id: 'g', frozen, choices: {}, gapPolicy: 'preferred', setup, entries: [] } as unknown as Sandbox;
  const game = must(meldGame(sandbox));
  const log: Entry<MeldCommand, MeldEvent>[] = [];
  const entryOf = (method: string, command: MeldCommand): Entry<MeldCommand, MeldEvent> => {
    if (method !== 'sandbox.act') return { kind: method === 'sandbox.undo' ? 'undo' : 'redo' };
    const state = fold(meldEngine.evolve, game.start, log);
    return { kind: 'act', command, events: must(meldEngine.decide(game.rules, state, command)) };
  };
  const call = vi.fn((method: string, { command }: { command: MeldCommand }) => {
    const entry = entryOf(method, command);
    log.push(entry);
    return Promise.resolve({ kind: 'ok', value: { head: log.length, entries: [entry] } });
  });
  return new MeldTable(call as unknown as Call, sandbox, game);
}

/** Lets the bots play until a person is awaited. */
async function botsPlay(one: MeldTable) {
  while (one.botToMove !== null) await one.view.play(one.moveOf(one.botToMove));
}

test('with one person at the table, that person’s cards are shown', async () => {
  const one = table('steady', 'person');
  await one.play({ kind: 'deal' });
  expect([one.seat, one.comesNext]).toEqual([1, null]);
  expect(one.sight?.hand).toEqual(one.state.hands[1]);
});

test('with several persons nobody’s cards are shown until somebody says to be there', async () => {
  const one = table('person', 'person');
  await one.play({ kind: 'deal' });
  expect([one.seat, one.sight, one.comesNext, one.mayAct]).toEqual([null, null, 0, false]);
  one.present = 0;
  expect([one.seat, one.comesNext, one.mayAct]).toEqual([0, null, true]);
});

test('taking back takes the bots’ moves since with it, and making again brings them back', async () => {
  const one = table('person', 'novice', 'novice');
  await one.play({ kind: 'deal' });
  await one.play({ kind: 'draw', seat: 0 });
  if (one.mayAct && one.state.phase.kind === 'claiming') await one.play({ kind: 'pass', seat: 0 });
  await botsPlay(one);
  const played = one.view.log.done.length;
  const last = one.view.log.done.findLastIndex(({ command }) => !('seat' in command) || command.seat === 0);
  expect(played).toBeGreaterThan(last + 1);
  await one.undo();
  expect(one.view.log.done).toHaveLength(last);
  expect(one.botToMove).toBeNull();
  await one.redo();
  expect(one.view.log.done).toHaveLength(played);
  await Promise.all([one.undo(), one.redo()]);
  expect(one.view.log.done).toHaveLength(played);
});

test('a hand stays as its player put it while cards leave it, and a new deal begins anew', async () => {
  const one = table('person', 'person');
  await one.play({ kind: 'deal' });
  one.present = 0;
  const [first = -1, second = -1, ...rest] = one.hand.cards;
  one.hand.move(0, 1);
  expect(one.hand.cards).toEqual([second, first, ...rest]);
  one.hand.toggle(1);
  expect(one.hand.picked.map(makeKind)).toEqual([makeKind(first)]);
  one.present = 1;
  expect(one.hand.picked).toEqual([]);
  one.present = 0;
  await one.play({ kind: 'draw', seat: 0 });
  expect(one.hand.cards.slice(0, 2)).toEqual([second, first]);
  expect(one.hand.picked).toEqual([]);
});
