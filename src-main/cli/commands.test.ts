import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { COMMANDS } from './commands/index.ts';
import { openContext } from './context.ts';
import { run } from './run.ts';

const context = openContext();
const folder = mkdtempSync(join(tmpdir(), 'variorum-test-'));
afterAll(async () => {
  await context.close();
  rmSync(folder, { recursive: true });
});

interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

const outcome = (...words: string[]) => run(context, COMMANDS, words);

async function json(...words: string[]): Promise<Record<string, unknown>> {
  const found = await outcome(...words);
  if (found.kind === 'failed') throw new Error(JSON.stringify(found.error));
  return found.value.json as Record<string, unknown>;
}

async function text(...words: string[]): Promise<string> {
  const found = await outcome(...words);
  return found.kind === 'ok' ? found.value.text() : found.error.error.message;
}

describe('what the commands print', () => {
  test('score names the combination, its worth, the clause and what it rests on', async () => {
    expect(await json('score', 'zhuangyuan/dobree', '333321')).toEqual({
      variant: 'zhuangyuan/dobree',
      throw: '123333',
      awards: [
        {
          combination: 'tuck',
          worth: 32,
          takes: ['zhuangyuan'],
          clause: 'tuck',
          basis: 'stated',
          passages: ['post-tallies#tuck'],
        },
      ],
      worth: 32,
    });
  });

  test('dice may be written with spaces and commas, in any order', async () => {
    expect(await json('score', 'zhuangyuan/dobree', '4,4 5', '6', '44')).toMatchObject({ throw: '444456', worth: 32 });
  });

  test('a reading chosen on the line decides', async () => {
    expect(await json('score', 'zhuangyuan/dobree', '444123', '--set', 'three-fours=eight')).toMatchObject({
      worth: 8,
    });
  });

  test('six alike are worth all', async () => {
    expect(await json('score', 'zhuangyuan/dobree', '555555')).toMatchObject({ worth: 'all' });
  });

  test('odds add up to every outcome', async () => {
    const { outcomes, combinations, worth, mean } = await json('odds', 'zhuangyuan/dobree');
    const sum = (rows: unknown) => (rows as { count: number }[]).reduce((total, row) => total + row.count, 0);
    expect([outcomes, sum(combinations), sum(worth), mean]).toEqual([46656, 46656, 46656, '15149/5832']);
  });

  test('settle gives exact nets and payments between seats counted from 0', async () => {
    expect(await json('settle', 'zhuangyuan/dobree', '--points', '80,50,30,20,12')).toEqual({
      average: '192/5',
      nets: ['208/5', '58/5', '-42/5', '-92/5', '-132/5'],
      payments: [
        { from: 4, to: 0, amount: '132/5' },
        { from: 3, to: 0, amount: '76/5' },
        { from: 2, to: 1, amount: '42/5' },
        { from: 3, to: 1, amount: '16/5' },
      ],
    });
  });

  test('whole amounts are numbers', async () => {
    expect(await json('settle', 'zhuangyuan/dobree', '--points', '64,65,63')).toEqual({
      average: 64,
      nets: [0, 1, -1],
      payments: [{ from: 2, to: 1, amount: 1 }],
    });
  });

  test('games says which variants can be played and where their gaps are', async () => {
    const { games } = (await json('games')) as { games: { game: string; variants: object[] }[] };
    expect(games.find(({ game }) => game === 'zhuangyuan')?.variants).toContainEqual({
      variant: 'zhuangyuan/dobree',
      title: 'Dobree, as printed',
      account: 'dobree-1955',
      playable: true,
      gaps: ['taking-from-pool', 'making-up'],
    });
  });

  test('variant prints each clause with its readings and the default', async () => {
    const { clauses } = (await json('variant', 'zhuangyuan/dobree')) as { clauses: Record<string, unknown>[] };
    expect(clauses.find(({ clause }) => clause === 'three-fours')).toMatchObject({
      option: 'award.three-fours',
      basis: 'stated',
      default: 'sixteen',
      readings: [{ reading: 'sixteen' }, { reading: 'eight' }],
    });
  });

  test.each([
    'games',
    'variant zhuangyuan/culin',
    'odds zhuangyuan/culin',
    'score zhuangyuan/culin 444412',
    'help',
    'help play',
  ])('a person gets text from %s', async (line) => {
    expect(await text(...line.split(' '))).toMatch(/─/);
  });
});

describe('a whole game', () => {
  const play = ['play', 'zhuangyuan/dobree', '--players', '3', '--seed', '7'];

  test('is the same for the same seed, and another for another', async () => {
    const [one, same, other] = [await text(...play), await text(...play), await text(...play.slice(0, -1), '8')];
    expect(one).toBe(same);
    expect(one).not.toBe(other);
  });

  test('cites a clause at each event that rests on one, and says what each rests on', async () => {
    const { clauses } = (await json(...play)) as { clauses: { clause: string }[] };
    expect(clauses).toContainEqual({
      clause: 'one-four',
      reading: 'stated',
      basis: 'stated',
      passages: ['post-tallies#one-four', 'post-tallies#tally-xiucai'],
    });
  });

  test('is saved, and replays as it was played', async () => {
    const log = join(folder, 'game.json');
    const told = await text(...play, '--log', log);
    expect(await text('replay', log)).toBe(told);
  });

  test('that was changed afterwards is found out', async () => {
    const log = join(folder, 'changed.json');
    await outcome(...play, '--log', log);
    writeFileSync(
      log,
      readFileSync(log, 'utf8').replace('"kind": "turn-passed",\n     "to": 1', '"kind": "turn-passed",\n     "to": 2'),
    );
    expect(await outcome('replay', log)).toMatchObject({
      kind: 'failed',
      error: { error: { kind: 'does-not-replay' } },
    });
  });
});

describe('a saved game under another variant', () => {
  const log = join(folder, 'kindred.json');

  test('is judged throw by throw, and says where the dice come to a stop', async () => {
    await outcome('play', 'zhuangyuan/dobree', '--players', '3', '--seed', '7', '--log', log);
    const judged = await json('replay', log, '--as', 'zhuangyuan/culin');
    expect(judged).toMatchObject({ variant: 'zhuangyuan/culin', playedUnder: 'zhuangyuan/dobree' });
    expect(['finished', 'ended-early', 'dice-ran-out']).toContain((judged['stop'] as { kind: string }).kind);
  });

  test('under its own variant comes out as it was played', async () => {
    const [played, judged] = [await json('replay', log), await json('replay', log, '--as', 'zhuangyuan/dobree')];
    expect(judged['points']).toEqual(played['points']);
    expect(judged['stop']).toEqual({ kind: 'finished' });
  });

  test('takes readings of its own', async () => {
    const eight = await json('replay', log, '--as', 'zhuangyuan/dobree', '--set', 'three-fours=eight');
    expect(eight['choices']).toEqual({ 'three-fours': 'eight' });
    expect(eight['points']).not.toEqual((await json('replay', log))['points']);
  });

  test('keeps its readings where it is replayed as it was', async () => {
    expect(await outcome('replay', log, '--set', 'three-fours=eight')).toMatchObject({
      kind: 'failed',
      error: { status: 2, error: { kind: 'bad-argument', field: '--set' } },
    });
  });

  test.each([
    ['koo-kiew/dobree', 'wrong-game'],
    ['zhuangyuan/dobre', 'unknown-variant'],
  ])('is refused under %s', async (as, kind) => {
    expect(await outcome('replay', log, '--as', as)).toMatchObject({
      kind: 'failed',
      error: { status: 2, error: { kind, field: '--as' } },
    });
  });
});

describe('simulate', () => {
  const simulate = (seed: string) =>
    json('simulate', 'zhuangyuan/dobree', '--players', '4', '--games', '200', '--seed', seed);

  test('gives means inside their intervals, and points that share out the stock', async () => {
    const { length, seats } = (await simulate('3')) as { length: Estimate; seats: { points: Estimate }[] };
    for (const { mean, low, high } of [length, ...seats.map(({ points }) => points)]) {
      expect(low).toBeLessThan(mean);
      expect(mean).toBeLessThan(high);
    }
    expect(seats.reduce((sum, { points }) => sum + points.mean, 0)).toBeCloseTo(192);
  });

  test('is the same for the same seed, and another for another', async () => {
    expect(await simulate('3')).toEqual(await simulate('3'));
    expect((await simulate('3'))['length']).not.toEqual((await simulate('4'))['length']);
  });
});

describe('what is refused, by field and with a remedy', () => {
  const JUNK = join(folder, 'junk.json');
  writeFileSync(JUNK, '{');
  const EMPTY = join(folder, 'empty.json');
  writeFileSync(EMPTY, '{}');
  const NOTHING = join(folder, 'nothing.json');
  writeFileSync(NOTHING, 'null');

  test.each([
    ['score zhuangyuan/dobree 44445', 'wrong-number-of-dice', 'throw', 'write six digits such as 444456'],
    ['score zhuangyuan/dobree 444457', 'not-a-face', 'throw', 'a die shows 1 to 6; write six digits such as 444456'],
    ['score zhuangyuan/dobree 44445x', 'not-a-face', 'throw', 'a die shows 1 to 6; write six digits such as 444456'],
    ['score zhuangyuan/dobre 444456', 'unknown-variant', 'variant', 'did you mean zhuangyuan/dobree?'],
    [
      'score koo-kiew/dobree 444456',
      'wrong-game',
      'variant',
      'variorum games says which engine each variant is played by',
    ],
    ['score zhuangyuan/dobree 444456 --set three-four=eight', 'unknown-clause', '--set', 'did you mean three-fours?'],
    ['score zhuangyuan/dobree 444456 --set three-fours=nine', 'unknown-reading', '--set', 'known: sixteen, eight'],
    ['settle zhuangyuan/dobree --points 1,2,3', 'points-do-not-add-up', '--points', 'the whole stock is worth 192'],
    ['settle zhuangyuan/dobree --points 200,-8', 'bad-argument', '--points', undefined],
    ['settle zhuangyuan/dobree --points 1,x', 'bad-argument', '--points', undefined],
    ['play zhuangyuan/dobree --players 2', 'too-few-players', '--players', 'let at least 3 play'],
    ['play zhuangyuan/dobree --players 9', 'too-many-players', '--players', 'let at most 8 play'],
    ['play zhuangyuan/dobree --players three', 'bad-argument', '--players', undefined],
    ['simulate zhuangyuan/dobree --players 4 --games 0', 'bad-argument', '--games', undefined],
    ['simulate zhuangyuan/dobree --players 1 --games 9', 'too-few-players', '--players', 'let at least 3 play'],
    ['score zhuangyuan/dobree 444456 --set a=b --set a=c', 'bad-argument', '--set', undefined],
    ['replay /nowhere/game.json', 'cannot-read', 'file', 'give a file that play --log wrote'],
    [`replay ${JUNK}`, 'not-json', 'file', 'give a file that play --log wrote'],
    [`replay ${EMPTY}`, 'bad-game', 'format', 'give a file that play --log wrote'],
    [`replay ${NOTHING}`, 'bad-game', 'file', 'give a file that play --log wrote'],
    ['verify --library /nowhere', 'no-library', '--library', 'name its folder'],
    ['help scor', 'unknown-command', 'command', undefined],
  ])('%s', async (line, kind, field, remedy) => {
    const refusal = await outcome(...line.split(' '));
    expect(refusal.kind === 'failed' && refusal.error).toEqual({
      status: 2,
      error: { kind, field, message: expect.any(String) as string, ...(remedy !== undefined && { remedy }) },
    });
  });

  test.each(['--help', '-h'])('%s is help', async (flag) => {
    expect(await json(flag)).toEqual(await json('help'));
    expect(await json(flag, 'score')).toEqual(await json('help', 'score'));
  });

  test('a log that cannot be written is a fault', async () => {
    const fault = await outcome('play', 'zhuangyuan/dobree', '--players', '3', '--log', '/nowhere/game.json');
    expect(fault).toMatchObject({
      kind: 'failed',
      error: { status: 1, error: { kind: 'cannot-write', field: '--log' } },
    });
  });
});
