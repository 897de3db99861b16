import { expect, test } from 'vitest';
import type { ReadingId } from '#rules/citation.ts';
import { NewGame } from './new-game.svelte.ts';
import { realVariants } from './real-variants.ts';

const variants = realVariants();
const dobree = variants.get('zhuangyuan/dobree')!;
const culin = variants.get('zhuangyuan/culin')!;
const reading = (id: string) => id as ReadingId;
const begin = (variant = dobree) => new NewGame(variant, (number) => `Player ${number}`);
const clause = (id: string) => dobree.clauses.find((one) => one.id === id)!;
const gap = dobree.clauses.find((one) => one.gap)!;

test('seats as many as the account asks for, one of them a person', () => {
  const game = begin();
  expect(game.seats.map(({ name, player }) => `${name} ${player}`)).toEqual([
    'Player 1 person',
    'Player 2 bot',
    'Player 3 bot',
  ]);
  expect([game.least, game.most]).toEqual([3, 8]);
});

test('no seat is taken below the least or added above the most', () => {
  const game = begin();
  game.removeSeat(0);
  expect(game.seats).toHaveLength(3);
  for (let at = 0; at < 10; at++) game.addSeat();
  expect(game.seats).toHaveLength(8);
  expect(new Set(game.seats.map(({ name }) => name)).size).toBe(8);
});

test('another reading of how many may play moves the limits with it', () => {
  const game = begin();
  game.choose(clause('players'), reading('two-or-more'));
  expect(game.least).toBe(2);
  game.removeSeat(2);
  game.choose(clause('players'), null);
  expect(game.seats).toHaveLength(3);
});

test('only a reading that differs from what holds anyway is a choice', () => {
  const game = begin();
  game.choose(clause('three-fours'), reading('eight'));
  expect(game.args.choices).toEqual({ 'three-fours': 'eight' });
  game.choose(clause('three-fours'), reading('sixteen'));
  expect(game.args.choices).toEqual({});
});

test('a gap stays open unless somebody fills it, even with the reading we prefer', () => {
  const game = begin();
  expect(game.readingOf(gap)).toBeNull();
  game.choose(gap, gap.preferred);
  expect(game.args.choices).toEqual({ [gap.id]: gap.preferred });
  game.choose(gap, null);
  game.gapPolicy = 'preferred';
  expect(game.readingOf(gap)).toBe(gap.preferred);
});

test('lays down a whole stake where the game takes one, or none', () => {
  const game = begin(variants.get('coan-ki/hyde'));
  expect([game.takesStake, game.ready, game.args.setup]).toEqual([
    true,
    true,
    { seats: game.seats.map(({ name, player }) => ({ name, player })) },
  ]);
  game.stake = ' 5 ';
  expect([game.ready, game.args.setup]).toEqual([true, expect.objectContaining({ stake: 5 })]);
  for (const wrong of ['0', '-1', '1/2', 'five', '1234567890']) {
    game.stake = wrong;
    expect(game.ready).toBe(false);
  }
  game.follow(dobree);
  expect([game.ready, game.args.setup]).toEqual([true, expect.not.objectContaining({ stake: 5 })]);
});

test('following another account forgets the readings of the first', () => {
  const game = begin();
  game.choose(clause('three-fours'), reading('eight'));
  game.follow(culin);
  expect(game.args).toMatchObject({ variant: 'zhuangyuan/culin', choices: {} });
  expect(game.least).toBe(2);
});

test('leaves the seed to chance unless one is given', () => {
  const game = begin();
  expect(game.args.setup).not.toHaveProperty('seed');
  game.seed = ' 1955 ';
  expect(game.args.setup).toHaveProperty('seed', '1955');
});

test('a player without a name keeps the game from beginning', () => {
  const game = begin();
  expect(game.ready).toBe(true);
  game.seats[0]!.name = ' ';
  expect(game.ready).toBe(false);
});
