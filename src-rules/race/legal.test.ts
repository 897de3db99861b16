import { describe, expect, it } from 'vitest';
import { formatFraction } from '../fraction.ts';
import { after, botGame, raceRules, started } from './fixtures.ts';
import { legalCommands } from './legal.ts';
import { odds } from './odds.ts';
import { raceEngine } from './race.ts';
import { simulate } from './simulate.ts';

describe('what may be done in a position', () => {
  const rules = raceRules({ 'double-one': 'both-or-second-tenth', 'first-turn': 'higher-throw' });
  const { states, acts } = botGame(rules, ['random', 'random'], 'legal', 10);

  it('is accepted, every bit of it, and includes what was done', () => {
    states.forEach((state, at) => {
      const legal = legalCommands(rules, state);
      for (const command of legal) expect(raceEngine.decide(rules, state, command)).toMatchObject({ kind: 'ok' });
      if (acts[at]) expect(legal).toContainEqual(acts[at].command);
    });
  });

  it('after a double one is to lose any man, or to pay', () => {
    const rules2 = raceRules({ 'double-one': 'both-or-second-tenth' });
    const state = after(rules2, started(rules2, ['random', 'runner'], 10), { kind: 'throw', dice: [1, 1] });
    expect(legalCommands(rules2, state)).toEqual([
      { kind: 'lose', from: 0 },
      { kind: 'lose', from: 1 },
      { kind: 'ransom' },
    ]);
  });
});

describe('simulated games', () => {
  const rules = raceRules();
  const { games, seats, length } = simulate(rules, started(rules, ['random', 'runner']), 100, 'seed');

  it('are won by one side each, mostly by the one that runs', () => {
    expect((seats[0]!.wins.mean + seats[1]!.wins.mean) * games).toBeCloseTo(games, 9);
    expect(seats[1]!.wins.mean).toBeGreaterThan(0.6);
    expect(length.mean).toBeGreaterThan(20);
  });

  it('are the same for the same seed', () => {
    expect(simulate(rules, started(rules, ['random', 'runner']), 100, 'seed').seats).toEqual(seats);
  });
});

it('odds count the 36 throws, and how far each can run', () => {
  const { outcomes, kinds, furthest } = odds(raceRules());
  expect(outcomes).toBe(36);
  expect(Object.fromEntries(kinds.map(({ kind, count }) => [kind, count]))).toEqual({
    'double-one': 1,
    doublet: 5,
    joined: 10,
    single: 20,
  });
  // Doublets run 8 to 24 places, joined numbers twice their total less one, single ones their total.
  const doublets = 4 * (2 + 3 + 4 + 5 + 6);
  const joined = 2 * (5 + 9 + 13 + 17 + 21);
  const single = 2 * (4 + 5 + 6 + 7 + 6 + 7 + 8 + 8 + 9 + 10);
  expect(formatFraction(furthest)).toBe(formatFraction({ num: (doublets + joined + single) / 2, den: 18 }));
});
