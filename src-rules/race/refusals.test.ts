import { describe, expect, it } from 'vitest';
import { mustFail } from '../testing.ts';
import { after, menAt, placed, raceRules, started } from './fixtures.ts';
import { raceEngine } from './race.ts';
import type { RaceCommand, RaceSetup } from './state.ts';

describe('a move is refused', () => {
  const moving = (
    readings: object,
    own: Readonly<Record<number, number>>,
    dice: readonly [number, number],
    foe = {},
  ) => {
    const rules = raceRules(readings as Record<string, unknown>);
    const state = after(rules, placed(rules, menAt(own), menAt(foe)), { kind: 'throw', dice });
    return (...steps: readonly (readonly [number, number])[]) =>
      mustFail(
        raceEngine.decide(rules, state, {
          kind: 'move',
          steps: steps.map(([from, count]) => ({ from, steps: count })),
        }),
      );
  };

  it('from a place with no man on it', () => {
    expect(moving({}, { 0: 2 }, [2, 4])([5, 2], [0, 4])).toEqual({ kind: 'no-man-there', from: 5 });
  });

  it('of two men where one stands', () => {
    expect(moving({}, { 0: 1, 3: 1 }, [2, 4])([0, 2], [0, 4])).toMatchObject({
      kind: 'needs-two-men',
      citation: { clause: 'single' },
    });
  });

  it('by numbers that the throw does not give', () => {
    expect(moving({}, { 0: 2 }, [2, 4])([0, 6])).toMatchObject({
      kind: 'not-this-throw',
      steps: [6],
      citation: { clause: 'single' },
    });
  });

  it('that leaves a part of the throw unused', () => {
    expect(moving({}, { 0: 2 }, [2, 4])([0, 2])).toMatchObject({
      kind: 'must-use-more',
      citation: { clause: 'unusable' },
    });
  });

  it('past home where the number must be exact', () => {
    expect(moving({ home: 'exact-count' }, { 0: 2, 13: 1 }, [2, 4])([0, 2], [13, 4])).toMatchObject({
      kind: 'overshoots',
      from: 13,
      citation: { clause: 'home' },
    });
  });

  it('past a block', () => {
    expect(moving({ blocks: { men: 8 } }, { 3: 1, 6: 1 }, [3, 5], { 13: 8 })([3, 3], [6, 5])).toMatchObject({
      kind: 'blocked',
      place: 5,
      citation: { clause: 'blocks' },
    });
  });

  it('of a man to the line he stands on', () => {
    expect(moving({ counting: 'lines' }, { 0: 2 }, [1, 4])([0, 1], [0, 4])).toMatchObject({
      kind: 'stands-still',
      citation: { clause: 'counting' },
    });
  });

  it('before the dice are thrown', () => {
    const rules = raceRules();
    expect(mustFail(raceEngine.decide(rules, started(rules), { kind: 'move', steps: [] }))).toEqual({
      kind: 'wrong-phase',
      phase: 'throwing',
    });
  });
});

describe('other things are refused', () => {
  const rules = raceRules();
  const losing = after(rules, started(rules), { kind: 'throw', dice: [1, 1] });

  it.each<[string, RaceCommand, object]>([
    ['losing a man who is not there', { kind: 'lose', from: 9 }, { kind: 'no-man-there', from: 9 }],
    ['a ransom where there is none', { kind: 'ransom' }, { kind: 'no-ransom', citation: { clause: 'double-one' } }],
    ['another throw before the loss', { kind: 'throw' }, { kind: 'wrong-phase', phase: 'losing' }],
  ])('%s', (_, command, expected) => {
    expect(mustFail(raceEngine.decide(rules, losing, command))).toMatchObject(expected);
  });

  it('saving the hindmost where he is the one to lose', () => {
    const strict = raceRules({ 'man-lost': 'hindmost', 'double-one': 'both-or-second-tenth' });
    const state = after(strict, started(strict, ['random', 'runner'], 10), { kind: 'throw', dice: [1, 1] });
    expect(mustFail(raceEngine.decide(strict, state, { kind: 'lose', from: 1 }))).toMatchObject({
      kind: 'must-lose-hindmost',
      from: 0,
    });
  });

  it('a position with too many men', () => {
    const men = { ...menAt({ 0: 8, 1: 8 }), home: 3 };
    const position = { men: [men, menAt({})], turn: 0 } as const;
    expect(mustFail(raceEngine.decide(rules, started(rules), { kind: 'set-up', position }))).toMatchObject({
      kind: 'wrong-men',
      side: 0,
      men: 19,
      expected: 16,
      citation: { clause: 'opening' },
    });
  });

  it.each<[string, unknown, object]>([
    ['a die that shows seven', { kind: 'throw', dice: [7, 1] }, { kind: 'bad-dice', dice: [7, 1] }],
    ['three dice', { kind: 'throw', dice: [1, 2, 3] }, { kind: 'bad-dice', dice: [1, 2, 3] }],
    ['a move of nothing', { kind: 'move', steps: [{}] }, { kind: 'not-a-command', field: 'steps' }],
    ['a loss from nowhere', { kind: 'lose', from: 'home' }, { kind: 'not-a-command', field: 'from' }],
    ['an unknown command', { kind: 'castle' }, { kind: 'not-a-command', field: 'kind' }],
    ['a position without men', { kind: 'set-up', position: {} }, { kind: 'not-a-command', field: 'position' }],
  ])('%s', (_, value, expected) => {
    expect(mustFail(raceEngine.parseCommand(value))).toEqual(expected);
  });

  it('a position with places that the board has not', () => {
    const men = { course: new Array<number>(17).fill(0).with(16, 16), home: 0, lost: 0 };
    const position = { men: [men, menAt({})], turn: 0 } as const;
    expect(mustFail(raceEngine.decide(rules, started(rules), { kind: 'set-up', position }))).toMatchObject({
      kind: 'wrong-men',
      side: 0,
    });
  });

  it('a game for three', () => {
    const seats = new Array<RaceSetup['seats'][number]>(3).fill({ name: 'A', player: 'person' });
    expect(mustFail(raceEngine.start(rules, { seats, seed: 1 }))).toEqual({ kind: 'wrong-seats', seats: 3 });
  });

  it.each<[string, object, string]>([
    ['a stake of nothing', { seats: [{ name: 'A', player: 'person' }], seed: 1, stake: 0 }, 'stake'],
    ['a player that is none', { seats: [{ name: 'A', player: 'genius' }], seed: 1 }, 'seats'],
    ['no seed', { seats: [] }, 'seed'],
  ])('%s', (_, value, field) => {
    expect(mustFail(raceEngine.parseSetup(value))).toEqual({ kind: 'not-a-setup', field });
  });
});
