import { expect, test } from 'vitest';
import type { Sandbox } from '#contract/sandbox.ts';
import { comparingGame } from './comparing/comparing-game.ts';
import { realVariants } from './real-variants.ts';
import { tallyGame } from './tally/tally-game.ts';

const variants = realVariants();
const BACKWARDS = '\u202Egnes hA';
const kept = (variant: string, setup: object): Sandbox =>
  ({ frozen: variants.get(variant), choices: {}, gapPolicy: 'preferred', setup }) as Sandbox;
const people = (...names: readonly string[]) => names.map((name) => ({ name, player: 'person' }));

test('no name of a player turns round the words beside it', () => {
  const game = tallyGame(kept('zhuangyuan/dobree', { seats: people(BACKWARDS, 'Mei Lan', 'Tan'), seed: 1 }));
  if (game.kind === 'failed') throw new Error(JSON.stringify(game.error));
  const names = game.value.start.seats.map(({ name }) => name);
  expect(names).toEqual([`\u2068${BACKWARDS}\u2069`, 'Mei Lan', 'Tan']);
});

test('nor does the name of a bystander', () => {
  const setup = { seats: people('Ah Seng', 'Mei Lan'), bystanders: people(BACKWARDS), seed: 1 };
  const game = comparingGame(kept('daun-tiga/dobree', setup));
  if (game.kind === 'failed') throw new Error(JSON.stringify(game.error));
  expect(game.value.start.bystanders.map(({ name }) => name)).toEqual([`\u2068${BACKWARDS}\u2069`]);
});
