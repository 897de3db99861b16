import { describe, expect, it } from 'vitest';
import { botGame, meldRules, started } from './fixtures.ts';
import { legalCommands } from './legal.ts';
import { meldEngine } from './meld.ts';
import { simulate } from './simulate.ts';
import type { MeldCommand } from './state.ts';

const READINGS = [{}, { undiscardable: 'generals-and-jokers' }, { 'discard-after-meld': 'may' }];

describe.each(READINGS)('what may be done in a position, under %o', (readings) => {
  const rules = meldRules(readings);
  const { states, acts } = botGame(rules, ['novice', 'steady', 'novice'], 'legal');

  it('is accepted, every bit of it', () => {
    for (const state of states)
      for (const command of legalCommands(rules, state))
        expect(meldEngine.decide(rules, state, command)).toMatchObject({ kind: 'ok' });
  });

  it('includes what was done', () => {
    const key = (command: MeldCommand): string =>
      JSON.stringify(command.kind === 'claim' ? { ...command, meld: [...command.meld].sort() } : command);
    acts.forEach(({ command }, at) => {
      expect(legalCommands(rules, states[at]!).map(key)).toContain(key(command));
    });
  });
});

it('simulated hands are won by one seat each, or drawn, and cost what they pay', () => {
  const rules = meldRules();
  const { games, drawn, length, seats } = simulate(rules, started(rules, ['steady', 'expert', 'steady']), 60, 'seed');
  const sum = (of: 'wins' | 'points'): number => seats.reduce((all, seat) => all + seat[of].mean, 0);
  expect(sum('wins') * games + drawn).toBeCloseTo(games, 9);
  expect(sum('points')).toBeCloseTo(0, 9);
  expect(length.mean).toBeGreaterThan(3);
  expect(simulate(rules, started(rules, ['steady', 'expert', 'steady'], 'another'), 60, 'seed').seats).toEqual(seats);
});
