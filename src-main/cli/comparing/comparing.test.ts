import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { COMMANDS } from '../commands/index.ts';
import { openContext } from '../context.ts';
import { run } from '../run.ts';

const context = openContext();
const folder = mkdtempSync(join(tmpdir(), 'variorum-comparing-'));
afterAll(async () => {
  await context.close();
  rmSync(folder, { recursive: true });
});

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

describe('hand', () => {
  test('names class, points and the clause', async () => {
    expect(await json('hand', 'koo-kiew/dobree', 'YP', 'WP')).toEqual({
      variant: 'koo-kiew/dobree',
      hand: 'YP WP',
      category: 'points-4',
      points: 4,
      clause: 'residue',
      basis: 'stated',
      passages: ['post-koo-kiew#last-digit'],
    });
  });

  test.each([
    ['daun-tiga/dobree-long', '5 3 Q', { long: true }],
    ['daun-tiga/dobree-long', '5 2 Q', { long: false }],
    ['daun-tiga/perak', 'K Q J', { category: 'courts', terus: true, out: false }],
    ['daun-tiga/perak', 'K T T', { category: 'out', terus: false, out: true }],
    ['daun-tiga/selangor', 'K T T', { category: 'points-0', terus: false }],
  ])('%s %s', async (variant, cards, expected) => {
    expect(await json('hand', variant, cards)).toMatchObject(expected);
  });

  test('a person reads it in words', async () => {
    expect(await text('hand', 'daun-tiga/dobree-long', '5 3 Q')).toBe('5 3 Q: 8 points [residue]\nLong');
    expect(await text('hand', 'daun-tiga/perak', 'A A A')).toBe('A A A: three A [hands]\ntĕrus\nnot out');
  });
});

describe('compare', () => {
  test('names the winner and what decided', async () => {
    expect(await json('compare', 'koo-kiew/dobree', 'GP RA', 'RH WR')).toMatchObject({
      winner: 'first',
      decidedBy: [{ clause: 'tie-break', basis: 'implied' }, { clause: 'card-order' }],
      hands: [
        { hand: 'GP RA', category: 'points-9', points: 9 },
        { hand: 'RH WR', category: 'points-9', points: 9 },
      ],
    });
    expect(await text('compare', 'koo-kiew/dobree', 'RP*2', 'RK WK')).toBe(
      'RP RP: a pair\nRK WK: 2 points\nthe first hand wins [pairs]',
    );
  });

  test('a reading chosen on the line decides', async () => {
    const tie = await json('compare', 'koo-kiew/dobree', 'GP RA', 'RH WR', '--set', 'tie-break=colour-only');
    expect(tie).toMatchObject({ winner: 'tie', decidedBy: [{ clause: 'tie' }] });
  });
});

describe('settle', () => {
  const settle = (variant: string, ...words: string[]) =>
    json('settle', variant, '--banker', '2 3 K', '--player', '5 3 Q', '--stakes', ...words);

  test('tells each stake, its clause and the net', async () => {
    const { player, payments } = await settle('daun-tiga/dobree-long', '10,30');
    expect(player).toBe(40);
    expect(payments).toMatchObject([
      { stake: 10, amount: 10, clause: 'long-player' },
      { stake: 30, amount: 30, clause: 'long-player' },
    ]);
  });

  test('a single stake where two are allowed', async () => {
    expect(await settle('daun-tiga/perak', '10')).toMatchObject({ player: 10 });
  });

  test('a person gets a table', async () => {
    const line = ['--banker', '5 3 Q', '--player', '2 3 K', '--stakes', '10'];
    expect(await text('settle', 'daun-tiga/dobree', ...line)).toContain('the player loses 10');
  });
});

describe('odds', () => {
  test('are exact, for the hands and for the duel', async () => {
    const found = await json('odds', 'koo-kiew/dobree');
    expect(found).toMatchObject({
      outcomes: 6216,
      duel: { outcomes: 37_264_920, win: 18_605_160, tie: 54_600, lose: 18_605_160 },
      edge: { first: '65/44363' },
    });
    expect(found['edge']).not.toHaveProperty('second');
  });

  test('tell a second stake where the account has one', async () => {
    expect((await json('odds', 'daun-tiga/perak'))['edge']).toEqual({
      first: 0,
      second: '2246519/12724075',
      both: '2246519/25448150',
    });
  });

  test('take what is known out of the deck', async () => {
    const duel = async (...words: string[]) => (await json('odds', 'koo-kiew/dobree', ...words))['duel'];
    expect(await duel('--player', 'YK YK')).toEqual({ outcomes: 5995, win: 5994, tie: 1, lose: 0 });
    expect(await duel('--player', 'YK YK', '--seen', 'YK')).toEqual({ outcomes: 5886, win: 5886, tie: 0, lose: 0 });
  });

  test('tell how each reading moves the edge', async () => {
    const { readings } = await json('odds', 'daun-tiga/perak', '--readings');
    expect(readings).toContainEqual({
      clause: 'terus-player',
      readings: [
        { reading: 'never', chosen: true, edge: { first: 0, second: '2246519/12724075', both: '2246519/25448150' } },
        { reading: 'wins-both', chosen: false, edge: { first: 0, second: 0, both: 0 } },
      ],
    });
  });

  test('of a game to a limit go by where the player stands', async () => {
    const { policies } = (await json('odds', 'singapore-tiles/after-blackjack')) as { policies: { stands: number }[] };
    expect(policies.map(({ stands }) => stands)).toEqual([12, 13, 14, 15, 16, 17, 18, 19, 20, 21]);
    expect(policies.find(({ stands }) => stands === 16)).toMatchObject({ edge: '9622338220753/111270711552000' });
  });

  test.each(['koo-kiew/dobree', 'daun-tiga/perak --readings', 'singapore-tiles/after-blackjack'])(
    'a person gets tables of %s',
    async (line) => {
      expect(await text('odds', ...line.split(' '))).toMatch(/─/);
    },
  );
});

describe('whole games', () => {
  const play = ['play', 'daun-tiga/dobree-long', '--players', '4', '--seed', '3'];
  const log = join(folder, 'game.json');

  test('last as many deals as there are seats, and the money sums to zero', async () => {
    const { deals, balances } = (await json(...play, '--log', log)) as { deals: number; balances: number[] };
    expect(deals).toBe(4);
    expect(balances.reduce((sum, one) => sum + one, 0)).toBe(0);
  });

  test('replay as they were played', async () => {
    expect(await text('replay', log)).toBe(await text(...play));
  });

  test('are judged deal by deal under another account', async () => {
    const judged = await json('replay', log, '--as', 'daun-tiga/selangor');
    expect(judged).toMatchObject({ playedUnder: 'daun-tiga/dobree-long', stop: { kind: 'finished' } });
    expect(judged['balances']).not.toEqual((await json('replay', log))['balances']);
  });

  test('come out alike under their own', async () => {
    const judged = await json('replay', log, '--as', 'daun-tiga/dobree-long');
    expect(judged['balances']).toEqual((await json('replay', log))['balances']);
  });

  test('are judged without the second stakes where the other account knows none, and say so', async () => {
    expect((await json('replay', log, '--as', 'daun-tiga/dobree'))['stop']).toEqual({
      kind: 'finished',
      leftOut: ['second-stakes'],
    });
    expect(await text('replay', log, '--as', 'daun-tiga/dobree')).toContain(
      'left out, since the account does not allow',
    );
  });
});

test('every answer on the tiles whose game nobody knows says that it is conjecture', async () => {
  const lines = [
    ['hand', 'singapore-tiles/in-pairs', '2 2'],
    ['compare', 'singapore-tiles/in-pairs', '2 2', '3 4'],
    ['settle', 'singapore-tiles/in-pairs', '--banker', '2 2', '--player', '3 4', '--stakes', '5'],
    ['odds', 'singapore-tiles/in-pairs'],
    ['simulate', 'singapore-tiles/in-pairs', '--players', '3', '--games', '9'],
    ['play', 'singapore-tiles/in-pairs', '--players', '3', '--seed', '1'],
  ];
  for (const line of lines) {
    expect(await text(...line)).toMatch(/^conjecture: /);
    expect(await json(...line)).toMatchObject({ conjecture: true });
  }
  expect(await text('hand', 'daun-tiga/dobree', '2 3 4')).not.toContain('conjecture');
});

test('odds are printed as a table for spreadsheets', async () => {
  const lines = (await text('odds', 'daun-tiga/perak', '--csv', '--readings')).split('\r\n');
  expect(lines[0]).toBe('variant,conjecture,table,entry,count,exactly,share');
  expect(lines).toContain('daun-tiga/perak,false,class,courts,220,11/1105,0.009954751131221719');
  expect(lines).toContain('daun-tiga/perak,false,edge,first,,0,0');
  expect(lines).toContain('daun-tiga/perak,false,edge both,terus-player=wins-both,,0,0');
  expect(lines.filter((line) => line.split(',').length !== 7)).toEqual([]);
});

test('simulate tells of a second stake where the account has one', async () => {
  const edges = async (variant: string) =>
    Object.keys((await json('simulate', variant, '--players', '3', '--games', '9'))['edge'] as object);
  expect([await edges('daun-tiga/dobree'), await edges('daun-tiga/perak')]).toEqual([
    ['first'],
    ['first', 'second', 'both'],
  ]);
});

test('simulate finds the edge that odds count', async () => {
  const line = ['--players', '6', '--games', '100000', '--seed', '1'];
  const { edge } = (await json('simulate', 'daun-tiga/perak', ...line)) as {
    edge: Record<'both', { low: number; high: number; mean: number }>;
  };
  const { mean, low, high } = edge.both;
  expect(Math.abs(mean - 2_246_519 / 25_448_150)).toBeLessThan((high - low) * 2);
});

describe('what is refused, by field and with a remedy', () => {
  const HANDS = ['--banker', '2 3 K', '--player', '5 3 Q', '--stakes'];
  const refusals: readonly (readonly [words: readonly string[], kind: string, field: string, remedy?: string])[] = [
    [['hand', 'daun-tiga/dobree', 'TS TS 5H'], 'too-many-copies', 'cards', 'no card can be in two places'],
    [['hand', 'daun-tiga/dobree', 'T 5'], 'wrong-size', 'cards', 'give 3 cards'],
    [['hand', 'daun-tiga/dobree', 'T 5 X'], 'unknown-card', 'cards'],
    [['hand', 'daun-tiga/dobree', 'T 5 ?'], 'unreadable-card', 'cards'],
    [['hand', 'koo-kiew/playing-cards', 'K QS'], 'suit-needed', 'cards', 'write KS or KD or KH or KC'],
    [['hand', 'zhuangyuan/dobree', 'T 5 K'], 'wrong-game', 'variant'],
    [['compare', 'daun-tiga/dobree', '7 7 7', '7 7 2'], 'too-many-copies', 'second'],
    [['settle', 'daun-tiga/dobree', ...HANDS, '10,30'], 'no-second-stake', '--stakes', 'lay one stake'],
    [['settle', 'daun-tiga/perak', ...HANDS, '30,10'], 'stake-too-large', '--stakes'],
    [['settle', 'daun-tiga/perak', ...HANDS, '1,2,3'], 'too-many-stakes', '--stakes', 'lay one or two'],
    [['settle', 'daun-tiga/perak', ...HANDS, '10', '--set', 'stakes=as-the-post'], 'second-stake-owed', '--stakes'],
    [['settle', 'daun-tiga/dobree', ...HANDS, '-5'], 'bad-stake', '--stakes', 'a stake is a whole number above 0'],
    [['settle', 'daun-tiga/dobree', ...HANDS, '2.5'], 'bad-stake', '--stakes', 'a stake is a whole number above 0'],
    [['settle', 'daun-tiga/dobree', ...HANDS, 'ten'], 'bad-argument', '--stakes'],
    [['settle', 'daun-tiga/dobree', ...HANDS.slice(0, 4)], 'missing-argument', '--stakes'],
    [
      ['play', 'daun-tiga/dobree', '--players', '18'],
      'wrong-seats',
      '--players',
      'let 2 to 17 play, the banker among them',
    ],
    [['play', 'koo-kiew/dobree', '--players', '57'], 'wrong-seats', '--players'],
    [['play', 'koo-kiew/dobree', '--players', '4', '--bots', 'bald'], 'unknown-bot', '--bots'],
    [['simulate', 'koo-kiew/dobree', '--players', '1', '--games', '9'], 'wrong-seats', '--players'],
    [['odds', 'singapore-tiles/after-blackjack', '--player', 'T K'], 'bad-argument', '--player'],
    [['odds', 'zhuangyuan/dobree', '--csv'], 'wrong-game', '--csv'],
    [['odds', 'singapore-tiles/after-blackjack', '--readings'], 'bad-argument', '--readings'],
    [['simulate', 'singapore-tiles/after-blackjack', '--players', '3', '--games', '9'], 'wrong-game', 'variant'],
    [['odds', 'koo-kiew/dobree', '--player', 'YK'], 'wrong-size', '--player'],
    [['odds', 'koo-kiew/dobree', '--seen', 'YK*5'], 'too-many-copies', '--seen'],
    [['odds', 'koo-kiew/dobree', '--player', 'YK*2', '--seen', 'YK*3'], 'too-many-copies', '--seen'],
    [
      ['odds', 'singapore-tiles/in-pairs', '--seen', 'A*2 2*3 3*3 4*3 5*3 6*3 7*3 8*2 9*2 T*2 J*2 Q*2'],
      'deck-too-small',
      '--seen',
    ],
  ];

  test.each(refusals.map((one) => [one[0].join(' '), one] as const))('%s', async (_, [words, kind, field, remedy]) => {
    const error = { kind, field, ...(remedy !== undefined && { remedy }) };
    expect(await outcome(...words)).toMatchObject({ kind: 'failed', error: { status: 2, error } });
  });
});
