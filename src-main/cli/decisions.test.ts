import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { COMMANDS } from './commands/index.ts';
import { openContext } from './context.ts';
import { run } from './run.ts';

const context = openContext();
const folder = mkdtempSync(join(tmpdir(), 'variorum-decisions-'));
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

async function refusal(...words: string[]) {
  const found = await outcome(...words);
  return found.kind === 'failed' ? found.error : found.value.json;
}

let files = 0;
function written(position: unknown): string {
  const path = join(folder, `${files++}.json`);
  writeFileSync(path, JSON.stringify(position));
  return path;
}

const MELDED = 'YR*3 YH*3 YC*3 GK GA GE WR WH WC J*2 YP RP GP WP';
/** Seat 1 can win on a yellow cannon, seat 2 can pong it, seat 0 could use it itself. */
const HANDS = [
  'YR YH GA GE WA WE RA RE GR GH WR WH RR RH YA YE YP GP WC RK',
  'YR YH RC*3 GC*3 WR*3 WH*3 RP*3 WK GK YK',
  'YC*2 GA GE WA WE RA RE GR GH WP RR RH YA YE YP WC RK YK J',
];
const shown = (card: string, hands = HANDS) => ({ hands, next: { shown: { card, from: 0, origin: 'draw' } } });

describe('melds', () => {
  test('finds the best partition of a winning hand', async () => {
    const found = await json('melds', 'four-colour/usenet', `${MELDED} J`);
    expect(found).toMatchObject({ wins: false, score: 16, left: [] });
    expect(await json('melds', 'four-colour/usenet', MELDED)).toMatchObject({
      wins: true,
      score: 13,
      partition: expect.arrayContaining([['YP', 'RP', 'GP', 'WP'], ['J'], ['GK', 'GA', 'GE']]) as unknown,
    });
  });

  test('lists the cards that would complete twenty', async () => {
    const { waits, wins } = await json(
      'melds',
      'four-colour/usenet',
      'YR*3 YH*3 YC*3 GK GA GE WR WH J*2 YP RP GP WP',
      '--waits',
    );
    expect({ waits, wins }).toEqual({ waits: ['WC'], wins: false });
  });

  test('cards may follow one another unquoted', async () => {
    expect(await json('melds', 'four-colour/usenet', 'WR*2', 'WH', 'J')).toMatchObject({ score: 3, left: ['WH'] });
  });

  test('a reading chosen on the line decides', async () => {
    expect(await json('melds', 'four-colour/usenet', 'WR*4', '--set', 'scores=grandmother')).toMatchObject({
      score: 4,
    });
  });

  test('hand says whether it is won, ready or open', async () => {
    const category = async (cards: string) => (await json('hand', 'four-colour/usenet', cards))['category'];
    expect(await category(MELDED)).toBe('won');
    expect(await category('YR*3 YH*3 YC*3 GK GA GE WR WH J*2 YP RP GP WP')).toBe('ready');
    expect(await category('YA GE WR RC')).toBe('open');
  });

  test('odds count every deal of twenty-one cards', async () => {
    const { cards, outcomes, categories } = await json('odds', 'four-colour/usenet', '--set', 'deck=no-jokers');
    const counts = (categories as { category: number; count: string }[]).map(({ count }) => BigInt(count));
    expect({ cards, outcomes }).toEqual({ cards: 21, outcomes: '28584957601351781525280' });
    expect(counts.reduce((sum, count) => sum + count, 0n)).toBe(28584957601351781525280n);
  });
});

describe('odds of melds', () => {
  test('count deals of as many cards as are asked for, best score and all', async () => {
    const found = await json('odds', 'four-colour/usenet', '--cards', '1');
    expect(found).toMatchObject({
      cards: 1,
      outcomes: '117',
      points: [
        { melded: 1, score: 3, count: '5' },
        { melded: 1, score: 1, count: '16' },
        { melded: 0, score: 0, count: '96' },
      ],
    });
    expect(await text('odds', 'four-colour/usenet', '--cards', '2')).toContain('best score');
  });

  test.each([
    ['four-colour/usenet', '--cards', '118', 'too-few-cards'],
    ['four-colour/usenet', '--player', 'GK', 'wrong-game'],
    ['coan-ki/hyde', '--cards', '2', 'wrong-game'],
  ])('of %s refuse %s %s', async (variant, flag, value, kind) => {
    expect(await refusal('odds', variant, flag, value)).toMatchObject({ error: { kind, field: flag } });
  });
});

describe('claims', () => {
  test('says who may take a card, by which priority, and who gets it', async () => {
    const found = await json('claims', 'four-colour/usenet', written(shown('YC')));
    const claims = found['claims'] as { seat: number; call: string; priority: number }[];
    expect(claims.map(({ seat, call, priority }) => [seat, call, priority])).toEqual([
      [1, 'hu', 1],
      [2, 'pong', 2],
      [0, 'own', 3],
      [1, 'chi', 4],
    ]);
    expect(found['taker']).toMatchObject({ seat: 1, call: 'hu', meld: ['YR', 'YH', 'YC'], gives: ['YR', 'YH'] });
  });

  test('says so where nobody can use the card', async () => {
    const pairs = 'YA*2 YE*2 GR*2 GH*2 WR*2 WH*2 YP*2 GP*2 WA*2 GA*2';
    const found = await json('claims', 'four-colour/usenet', written(shown('RA', [pairs, pairs])));
    expect(found).toMatchObject({ claims: [], taker: null });
  });

  test('counts players from 1 in words, and refuses melds of a seat there is not', async () => {
    expect(await text('claims', 'four-colour/usenet', written(shown('YC')))).toContain('player 2 gets it by hu');
    const melds = [[], [], [], ['J']];
    const refused = await refusal('moves', 'four-colour/usenet', written({ ...shown('YC'), melds }));
    expect(refused).toMatchObject({ error: { kind: 'no-such-seat', field: 'position.melds.3' } });
  });

  test('moves lists what each seat asked may answer', async () => {
    const { phase, moves } = await json('moves', 'four-colour/usenet', written(shown('YC')));
    expect(phase).toBe('claiming');
    expect(moves).toContainEqual({ kind: 'claim', seat: 2, call: 'pong', meld: ['YC', 'YC', 'YC'] });
    expect(moves).toContainEqual({ kind: 'pass', seat: 0 });
  });

  test('moves lists what may be discarded', async () => {
    const hands = [`${HANDS[0]!} J`, HANDS[1]!, HANDS[2]!];
    const { phase, moves } = await json('moves', 'four-colour/usenet', written({ hands, next: { discard: 0 } }));
    expect(phase).toBe('discarding');
    expect(moves).toHaveLength(21);
  });
});

describe('the race', () => {
  const position = (change: object) =>
    written({ men: [{ course: [2, 0, 0, 1], home: 13 }, { course: [8, 8] }], ...change });

  test('moves lists every way to play a throw, with the clause', async () => {
    const { throw: thrown, moves } = await json('moves', 'coan-ki/hyde', position({ throw: '56' }));
    expect(thrown).toEqual({ dice: [5, 6], kind: 'joined' });
    expect(moves).toHaveLength(6);
    expect(moves).toContainEqual({
      kind: 'move',
      steps: [
        { from: 0, steps: 5, to: 5 },
        { from: 3, steps: 11, to: 14 },
      ],
      clause: 'joined-ways',
      basis: 'stated',
      passages: ['culin-coan-ki#five-and-six'],
    });
  });

  test('moves lists the men that may be lost, and what a stake changes', async () => {
    expect(await json('moves', 'coan-ki/hyde', position({ throw: '11' }))).toMatchObject({
      phase: 'losing',
      moves: [
        { kind: 'lose', from: 0 },
        { kind: 'lose', from: 3 },
      ],
    });
    expect(await json('moves', 'coan-ki/hyde', position({ throw: '11', stake: 10 }))).toMatchObject({
      phase: 'throwing',
      turn: 1,
    });
  });

  test('odds divide the 36 throws', async () => {
    expect(await json('odds', 'coan-ki/hyde')).toMatchObject({
      outcomes: 36,
      categories: [
        { category: 'double-one', count: 1 },
        { category: 'doublet', count: 5 },
        { category: 'joined', count: 10 },
        { category: 'single', count: 20 },
      ],
    });
  });
});

describe.each([
  ['four-colour/usenet', 'four-colour/usenet --players 3 --seed 7 --bots expert,novice', 'melds'],
  ['coan-ki/hyde', 'coan-ki/hyde --players 2 --seed 7 --stake 25', 'double-one'],
])('a whole game of %s', (variant, line, clause) => {
  const play = ['play', ...line.split(' ')];

  test('is the same for the same seed, and cites its clauses', async () => {
    expect(await text(...play)).toBe(await text(...play));
    const { clauses, winner } = (await json(...play)) as { clauses: { clause: string }[]; winner: number };
    expect(clauses.map((one) => one.clause)).toContain(clause);
    expect(winner).toBeTypeOf('number');
  });

  test('is saved, replays as it was played, and is judged again', async () => {
    const log = join(folder, `${variant.replace('/', '-')}.json`);
    const told = await text(...play, '--log', log);
    expect(await text('replay', log)).toBe(told);
    expect(await json('replay', log, '--as', variant)).toMatchObject({ stop: { kind: 'finished' } });
  });

  test('is simulated with its bots', async () => {
    const { length, seats } = await json('simulate', variant, '--players', '2', '--games', '20', '--seed', '1');
    expect(length).toMatchObject({ mean: expect.any(Number) as unknown });
    expect(seats).toHaveLength(2);
  });
});

test('a game judged under readings that refuse a move stops there and says why', async () => {
  const log = join(folder, 'stopped.json');
  await text('play', 'coan-ki/hyde', '--players', '2', '--seed', '3', '--log', log);
  const again = await outcome('replay', log, '--as', 'coan-ki/hyde', '--set', 'joined=five-six');
  expect(again.kind === 'ok' && again.value.json).toMatchObject({
    stop: { kind: 'refused', refusal: { kind: 'not-this-throw' } },
  });
  expect(again.kind === 'ok' && again.value.text()).toMatch(/the next act is refused: .* \[single=two-men\]/);
});

describe('a position that names a seat nobody sits in names the field and the seats there are', () => {
  const seats = (position: object) => ({ hands: HANDS, next: { draw: 0 }, ...position });

  test.each([
    ['dealer', seats({ dealer: 3 }), 3],
    ['next.draw', seats({ next: { draw: -1 } }), -1],
    ['next.discard', seats({ next: { discard: 7 } }), 7],
    ['next.shown.from', seats({ next: { shown: { card: 'YC', from: 3, origin: 'draw' } } }), 3],
    ['next.shown.from', seats({ next: { discard: 0, shown: { from: 0.5, origin: 'draw' } } }), 0.5],
    ['discards.3', seats({ discards: ['', '', '', 'YC'] }), 3],
  ])('%s of the four-colour game', async (field, position, seat) => {
    expect(await refusal('claims', 'four-colour/usenet', written(position))).toEqual({
      status: 2,
      error: {
        kind: 'no-such-seat',
        field: `position.${field}`,
        message: `there is no seat ${seat}`,
        remedy: 'the seats are 0 to 2',
      },
    });
  });

  test('turn of the race', async () => {
    const position = written({ men: [{ course: [16] }, { course: [16] }], turn: 2 });
    expect(await refusal('moves', 'coan-ki/hyde', position)).toMatchObject({
      error: { kind: 'no-such-seat', field: 'position.turn', remedy: 'the seats are 0 to 1' },
    });
  });
});

test.each([
  ['coan-ki/hyde', 'variorum moves'],
  ['zhuangyuan/dobree', 'variorum score'],
])('hand says what to ask of %s instead', async (variant, remedy) => {
  expect(await refusal('hand', variant, 'WR')).toMatchObject({
    error: { kind: 'wrong-game', field: 'variant', remedy: expect.stringContaining(remedy) as unknown },
  });
});

describe('what is refused, by field and with a remedy', () => {
  const four = 'four-colour/usenet';
  const race = 'coan-ki/hyde';

  test.each([
    ['a fifth copy', ['melds', four, 'WR*5'], 'too-many-copies', 'cards'],
    ['a card that is none', ['melds', four, 'BK'], 'unreadable-card', 'cards'],
    ['another kind of game', ['melds', race, 'WR'], 'wrong-game', 'variant'],
    ['a race for three', ['play', race, '--players', '3'], 'wrong-seats', 'players'],
    ['cards for five', ['play', four, '--players', '5'], 'wrong-seats', 'players'],
    ['a bot that is none', ['play', four, '--players', '2', '--bots', 'genius'], 'unknown-bot', '--bots'],
    ['a stake where there is none', ['play', four, '--players', '2', '--stake', '5'], 'no-stake', '--stake'],
    ['a position file that is not there', ['moves', race, '/nowhere.json'], 'cannot-read', 'position'],
    ['no position', ['claims', four, written({})], 'bad-position', 'position.hands'],
    ['a hand too small', ['claims', four, written(shown('YC', ['YC', 'RC']))], 'wrong-hand-size', 'position.hands.0'],
    [
      'a card held by too many',
      ['claims', four, written(shown('WR', [HANDS[1]!, HANDS[1]!]))],
      'too-many-copies',
      'position',
    ],
    ['two cards shown', ['claims', four, written(shown('YC YC'))], 'bad-position', 'position.next.shown.card'],
    ['no card shown', ['claims', four, written({ hands: HANDS, next: { draw: 0 } })], 'no-card-shown', 'position.next'],
    [
      'a meld that is none',
      ['claims', four, written({ ...shown('YC', [HANDS[0]!.replace(' WC RK', ''), HANDS[1]!]), melds: [['WC RK']] })],
      'no-such-meld',
      'meld',
    ],
    [
      'too many men',
      ['moves', race, written({ men: [{ course: [17] }, { course: [16] }] })],
      'wrong-men',
      'position.men.0',
    ],
    [
      'a throw of three dice',
      ['moves', race, written({ men: [{ course: [16] }, { course: [16] }], throw: '123' })],
      'wrong-number-of-dice',
      'position.throw',
    ],
    ['no moves to list', ['moves', 'koo-kiew/dobree', written({})], 'wrong-game', 'variant'],
  ])('%s', async (_, words, kind, field) => {
    expect(await refusal(...words)).toMatchObject({ status: 2, error: { kind, field } });
  });
});
