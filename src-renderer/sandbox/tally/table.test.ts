import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Sandbox } from '#contract/sandbox.ts';
import type { Entry } from '#rules/play.ts';
import { fold } from '#rules/play.ts';
import type { TallyCommand, TallyEvent } from '#rules/tally/state.ts';
import { tallyEngine } from '#rules/tally/tally.ts';
import type { Call } from '../sandbox.svelte.ts';
import { realVariants } from '../real-variants.ts';
import { gapDice } from './gap-dice.ts';
import { TallyTable, TUMBLE_MS } from './table.svelte.ts';
import { tallyGame } from './tally-game.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const variants = realVariants();

/** A table whose catalogue is the engine itself, and a list for a log. */
function table(players: ('person' | 'bot')[], gapPolicy: Sandbox['gapPolicy'] = 'preferred') {
  const sandbox = {
    id: 'g',
    frozen: variants.get('zhuangyuan/dobree-emended')!,
    choices: {},
    gapPolicy,
    setup: { seats: players.map((player, at) => ({ name: `P${at + 1}`, player })), seed: 'table' },
    entries: [],
  } as unknown as Sandbox;
  const read = tallyGame(sandbox);
  if (read.kind === 'failed') throw new Error(JSON.stringify(read.error));
  const game = read.value;
  const log: Entry<TallyCommand, TallyEvent>[] = [];
  const call = ((method: string, { command }: { command: TallyCommand }) => {
    const entry = answer(method, command);
    if (!entry) return Promise.resolve({ kind: 'refused', refusal: { code: 'gap', detail: { clauses: ['x'] } } });
    log.push(entry);
    return Promise.resolve({ kind: 'ok', value: { head: log.length, entries: [entry] } });
  }) as unknown as Call;
  function answer(method: string, command: TallyCommand): Entry<TallyCommand, TallyEvent> | null {
    if (method !== 'sandbox.act') return { kind: method === 'sandbox.undo' ? 'undo' : 'redo' };
    const decided = tallyEngine.decide(game.rules, fold(tallyEngine.evolve, game.start, log), command);
    return decided.kind === 'ok' ? { kind: 'act', command, events: decided.value } : null;
  }
  return new TallyTable(call, sandbox, game);
}
const HIGH_PAIRS = { dice: [4, 4, 5, 5, 6, 6] } as const;

test('while the dice roll the outcome is not shown, and then it is', async () => {
  const one = table(['person', 'person', 'person']);
  await one.throw(HIGH_PAIRS, true);
  expect([one.rolling, one.canThrow, one.story, one.dice]).toEqual([true, false, null, HIGH_PAIRS.dice]);
  expect(one.pointsOf(one.state, 0)).toBe(0);
  vi.advanceTimersByTime(TUMBLE_MS);
  expect([one.rolling, one.canThrow]).toEqual([false, true]);
  expect(one.pointsOf(one.state, 0)).toBe(16);
});

test('a roll is cut short', async () => {
  const one = table(['person', 'person', 'person']);
  await one.throw(HIGH_PAIRS, true);
  one.settle();
  expect(one.story).toMatchObject({ kind: 'throw', seat: 0 });
});

test('bots are called on when it is their turn, unless they are told to wait', async () => {
  const one = table(['person', 'bot', 'person']);
  expect(one.botsTurn).toBe(false);
  await one.throw(HIGH_PAIRS, false);
  expect(one.botsTurn).toBe(true);
  one.paused = true;
  expect(one.botsTurn).toBe(false);
});

test('after an undo bots wait for a person, or they would throw the same dice again at once', async () => {
  const one = table(['person', 'bot', 'person']);
  await one.throwFor(HIGH_PAIRS, false);
  await one.throw({}, false);
  await one.undo();
  expect([one.seat?.player, one.botsTurn]).toEqual(['bot', false]);
  await one.undo();
  await one.throwFor(HIGH_PAIRS, false);
  expect(one.botsTurn).toBe(true);
});

test('nobody throws while an earlier state is on show', async () => {
  const one = table(['person', 'person', 'person']);
  await one.throw(HIGH_PAIRS, false);
  one.show(0);
  expect([one.canThrow, one.pieces.every(({ place }) => place === 'stock')]).toEqual([false, true]);
  one.show(1);
  expect(one.canThrow).toBe(true);
});

test('a throw that runs into a gap shows its dice though it is not yet made', async () => {
  const one = table(['person', 'person', 'person'], 'ask');
  const command = { kind: 'throw', dice: [5, 5, 5, 5, 5, 6] } as const;
  await one.throw({ dice: command.dice }, false);
  expect([one.view.gap?.command, one.canThrow, one.stories.length]).toEqual([command, false, 0]);
  expect(gapDice(one, command)).toEqual(command.dice);
});

test('dice drawn for a throw that waits are those that will fall', async () => {
  const asking = table(['person', 'person', 'person'], 'ask');
  const foreseen = gapDice(asking, { kind: 'throw' });
  const playing = table(['person', 'person', 'person']);
  await playing.throw({}, false);
  expect(playing.dice).toEqual(foreseen);
});
