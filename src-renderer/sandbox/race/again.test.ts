import { describe, expect, test } from 'vitest';
import type { ReadingId } from '#rules/citation.ts';
import { botGame, menAt, raceRules } from '#rules/race/fixtures.ts';
import type { RaceCommand, RaceEvent } from '#rules/race/state.ts';
import { realVariants } from '../real-variants.ts';
import { judgeOtherwise, readingsAfter, witnessesOf } from './again.ts';
import { anotherGame, termsOf } from './another.ts';

const hyde = realVariants().get('coan-ki/hyde')!;
const game = botGame(raceRules({ 'first-turn': 'any' }), ['random', 'runner'], 'again');
const thrown: RaceEvent = {
  kind: 'thrown',
  side: 0,
  dice: [5, 4],
  throw: 'joined',
  origin: 'entered',
  generator: null,
  citations: [],
};
const read = (choices: Readonly<Record<string, string>>, acts = game.acts) =>
  judgeOtherwise(hyde, game.start, choices as Readonly<Record<string, ReadingId>>, acts);

describe('the same dice and moves', () => {
  test('come to the same end under the readings they were played by', () => {
    const judged = read({});
    if (judged.kind === 'failed') throw new Error(JSON.stringify(judged.error));
    expect(judged.value.stopsAt).toBeNull();
    expect(judged.value.state.men).toEqual(game.end.men);
    expect(judged.value.state.phase).toEqual(game.end.phase);
  });

  test('stop at the first entry that is not legal otherwise', () => {
    const judged = read({ joined: 'five-six' });
    if (judged.kind === 'failed') throw new Error(JSON.stringify(judged.error));
    const { stop, stopsAt } = judged.value;
    expect(stop.kind).toBe('refused');
    const before = game.acts.slice(0, stopsAt! - 1);
    expect(read({ joined: 'five-six' }, before)).toMatchObject({ value: { stopsAt: null } });
    expect(game.acts[stopsAt! - 1]?.command.kind).toBe('move');
  });

  test('stop after an entry that brings about something else there', () => {
    const position = { men: [menAt({ 15: 1 }), menAt({ 0: 8, 1: 8 })], turn: 0 } as const;
    const commands: readonly RaceCommand[] = [
      { kind: 'set-up', position },
      { kind: 'throw', dice: [5, 4] },
      { kind: 'move', steps: [{ from: 15, steps: 9 }] },
    ];
    const acts = commands.map((command) => ({ kind: 'act', command, events: [thrown] }) as const);
    const judged = read({ unusable: 'whole-or-lost' }, acts);
    if (judged.kind === 'failed') throw new Error(JSON.stringify(judged.error));
    const { stop, stopsAt, last } = judged.value;
    expect(stop).toMatchObject({ kind: 'refused', refusal: { kind: 'wrong-phase' } });
    expect(stopsAt).toBe(3);
    expect(last.map(({ kind }) => kind)).toEqual(['thrown', 'unusable', 'turn']);
  });

  test('are told by their entry in the log where gaps were filled in between', () => {
    const filling = { kind: 'fill-gap', clause: 'man-lost', reading: 'chosen' } as never;
    const acts = [{ kind: 'act', command: filling, events: [] } as const, ...game.acts];
    const plain = read({ joined: 'five-six' });
    const filled = read({ joined: 'five-six' }, acts);
    if (plain.kind === 'failed' || filled.kind === 'failed') throw new Error('misread');
    expect(filled.value.stopsAt).toBe(plain.value.stopsAt! + 1);
  });

  test('are not judged by a reading there is not', () => {
    expect(read({ joined: 'never' }).kind).toBe('failed');
  });
});

describe('witnesses', () => {
  test('are those on whom a reading rests that we do not prefer', () => {
    expect(witnessesOf(hyde)).toContain('ludii-tsun-ki-code');
    expect(witnessesOf(hyde)).toContain('wikipedia-coan-ki');
  });

  test('have the readings that rest on them, and no others', () => {
    expect(readingsAfter(hyde, 'wikipedia-coan-ki')).toMatchObject({ blocks: 'eight', 'double-one': 'both' });
    expect(readingsAfter(hyde, 'ludii-tsun-ki-code')).toMatchObject({ home: 'starting-places', 'all-lost': 'wins' });
    expect(readingsAfter(hyde, 'ludii-tsun-ki-code')).not.toHaveProperty('blocks');
  });
});

test('another game has the same sides, terms and stake, and its own dice', () => {
  const start = botGame(raceRules(), ['random', 'runner'], 'again', 5).start;
  const setup = { seats: start.seats, seed: 'again', stake: 5 };
  const sandbox = {
    frozen: hyde,
    title: 'Bottles',
    choices: { home: 'exact-count' },
    gapPolicy: 'ask',
    setup,
  } as never;
  expect(anotherGame(sandbox)).toEqual({
    variant: 'coan-ki/hyde',
    title: 'Bottles',
    choices: { home: 'exact-count' },
    gapPolicy: 'ask',
    setup: { seats: start.seats, stake: 5 },
  });
  expect(termsOf(game.start)).toEqual({ seats: game.start.seats });
});
