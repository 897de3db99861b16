import { describe, expect, test } from 'vitest';
import type { Sandbox } from '#contract/sandbox.ts';
import { fold, type Entry } from '#rules/play.ts';
import { raceEngine } from '#rules/race/race.ts';
import type { RaceCommand, RaceEvent } from '#rules/race/state.ts';
import { realVariants } from '../real-variants.ts';
import type { Call } from '../sandbox.svelte.ts';
import { asText } from './export.ts';
import { showPlace } from './place-shown.ts';
import { raceGame } from './race-game.ts';
import { RaceTable } from './table.svelte.ts';

const hyde = realVariants().get('coan-ki/hyde')!;

/** A table whose catalogue is the engine itself, and a list for a log. */
function table(second: 'person' | 'runner' = 'person', choices: Readonly<Record<string, string>> = {}): RaceTable {
  const seats = [
    { name: 'Ah Seng', player: 'person' },
    { name: 'Mei Lan', player: second },
  ];
  const setup = { seats, seed: 'the upright game', stake: 5 };
  const sandbox = { id: 'g', title: 'Bottles', frozen: hyde, choices, gapPolicy: 'preferred', setup, entries: [] };
  const read = raceGame(sandbox as unknown as Sandbox);
  if (read.kind === 'failed') throw new Error(JSON.stringify(read.error));
  const { rules, start } = read.value;
  const log: Entry<RaceCommand, RaceEvent>[] = [];
  const call = ((method: string, { command }: { command: RaceCommand }) => {
    if (method !== 'sandbox.act') log.push({ kind: method === 'sandbox.undo' ? 'undo' : 'redo' });
    else {
      const decided = raceEngine.decide(rules, fold(raceEngine.evolve, start, log), command);
      if (decided.kind === 'failed') throw new Error(`the table sent ${JSON.stringify(command)}`);
      log.push({ kind: 'act', command, events: decided.value });
    }
    return Promise.resolve({ kind: 'ok', value: { head: log.length, entries: [log.at(-1)] } });
  }) as unknown as Call;
  return new RaceTable(call, sandbox as unknown as Sandbox, read.value);
}

async function touch(one: RaceTable, ...places: readonly number[]): Promise<void> {
  for (const place of places) await one.touch(place);
}

describe('a turn', () => {
  test('shows the men as they stand with the move in the making, and forgets it when put back', async () => {
    const one = table();
    await one.throw([4, 2]);
    await touch(one, 0, 4);
    expect([one.men[0].course[0], one.men[0].course[4]]).toEqual([7, 1]);
    one.putBack();
    expect([one.men[0].course[0], one.men[0].course[4]]).toEqual([8, 0]);
  });

  test('is sent when the move is whole, and then is the other side’s', async () => {
    const one = table();
    await one.throw([4, 2]);
    await touch(one, 0, 4, 1, 3);
    expect([one.view.log.done.length, one.state.turn, one.mayThrow]).toEqual([2, 1, true]);
  });

  test('is told with its throw and its moves', async () => {
    const one = table();
    await one.throw([4, 2]);
    await touch(one, 0, 4, 1, 3);
    expect(one.lastTurn).toHaveLength(3);
    expect(one.dice).toEqual([4, 2]);
    expect(asText(one)).toContain('2. Ah Seng moves a man from place 1 to place 5. [single=two-men]');
  });

  test('sends nothing for a touch that is not legal, and says why', async () => {
    const one = table();
    await one.throw([4, 2]);
    await touch(one, 0, 9);
    expect([one.view.log.done.length, one.hand.why?.kind]).toEqual([1, 'not-this-throw']);
  });
});

describe('a man owed', () => {
  test('is given up by touching him, and nowhere else', async () => {
    const one = table('person', { 'double-one': 'both' });
    await one.throw([1, 1]);
    expect([one.losable, one.mayRansom]).toEqual([[0, 1], false]);
    await touch(one, 6);
    expect(one.hand.why).toEqual({ kind: 'no-man-there', from: 6 });
    await touch(one, 1);
    expect(one.state.men[0].lost).toBe(1);
  });

  test('may be bought back where the account lets one', async () => {
    const one = table('person', { 'double-one': 'both-or-second-tenth' });
    await one.throw([1, 1]);
    expect(one.mayRansom).toBe(true);
    await one.play({ kind: 'ransom' });
    expect(one.state.balances[0]).toEqual({ num: -1, den: 1 });
  });
});

test('both sides throw for the first turn where the account has it so, and again where they are equal', async () => {
  const one = table('person', { 'first-turn': 'higher-throw' });
  await one.throw([4, 2]);
  expect([one.state.phase.kind, one.state.turn, one.dice]).toEqual(['beginning', 1, [4, 2]]);
  await one.throw([3, 3]);
  expect([one.state.phase.kind, one.state.turn]).toEqual(['beginning', 0]);
  await one.throw([1, 2]);
  await one.throw([6, 6]);
  expect([one.state.phase.kind, one.state.turn, one.mayThrow]).toEqual(['throwing', 1, true]);
  expect(one.lastTurn.map(({ text }) => text)).toEqual(['Mei Lan throws 6 6 for the first turn.', 'Mei Lan begins.']);
});

test('a bot’s turn is no person’s, and waits after an undo', async () => {
  const one = table('runner');
  await one.throw([4, 2]);
  await touch(one, 0, 4, 1, 3);
  expect([one.mayAct, one.botsMove]).toEqual([false, { kind: 'throw' }]);
  await one.undo();
  expect([one.mayAct, one.botsMove]).toEqual([true, null]);
});

test('an earlier state is looked at, not played on', async () => {
  const one = table();
  await one.throw([4, 2]);
  await touch(one, 0, 4, 1, 3);
  one.show(1);
  expect([one.mayAct, one.choices]).toEqual([false, []]);
});

test('a place says who stands on it and what touching it would do', async () => {
  const one = table();
  await one.throw([4, 2]);
  expect(showPlace(one, 0).label).toBe('Place 1, Ah Seng: 8, can be moved');
  await touch(one, 0);
  expect(showPlace(one, 0).label).toBe('Place 1, Ah Seng: 8, in hand');
  expect(showPlace(one, 4).label).toBe('Place 5, empty, reached by 4');
  expect(showPlace(one, 8).label).toBe('Place 9, Mei Lan: 8');
});
