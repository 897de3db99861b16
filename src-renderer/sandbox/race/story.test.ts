import { expect, test } from 'vitest';
import { after, botGame, menAt, placed, raceRules } from '#rules/race/fixtures.ts';
import type { RaceRefusal } from '#rules/race/state.ts';
import { must } from '#rules/testing.ts';
import { raceEngine } from '#rules/race/race.ts';
import { linesOf } from './story.ts';
import { citationOf, refusalText, wayWords } from './words.ts';

const NAMES = ['Ah Seng', 'Mei Lan'];

test('every throw, move, loss and payment of a whole game is told, each with a clause', () => {
  const { acts } = botGame(
    raceRules({ 'double-one': 'both', 'man-lost': 'hindmost' }),
    ['random', 'runner'],
    'told',
    5,
  );
  const lines = acts.flatMap(({ events }) => linesOf(events, NAMES));
  expect(lines.every(({ text, citations }) => text !== '' && citations.length > 0)).toBe(true);
  const told = lines.map(({ text }) => text).join('\n');
  for (const part of ['throws', 'moves a man', 'home', 'loses the man', 'pays', 'wins', 'takes the pot'])
    expect(told).toContain(part);
});

test('a tenth is told exactly, and places as one counts them', () => {
  const rules = raceRules({ 'double-one': 'both', 'man-lost': 'hindmost' });
  const state = placed(rules, menAt({ 3: 2 }), undefined, 5);
  const events = must(raceEngine.decide(rules, state, { kind: 'throw', dice: [1, 1] }));
  const told = linesOf(events, NAMES).map(({ text }) => text);
  expect(told).toEqual([
    'Ah Seng throws 1 1, as entered: double one.',
    'Ah Seng pays Mei Lan 1/2.',
    'Ah Seng loses the man on place 4.',
  ]);
  expect(after(rules, state, { kind: 'throw', dice: [1, 1] }).men[0].lost).toBe(1);
});

test('the two ways of a joined throw are told apart', () => {
  const way = { sameMan: false, by: 'joined-ways' } as const;
  expect(wayWords({ ...way, steps: [5, 11] })).toBe('one man 5, another 11');
  expect(wayWords({ ...way, steps: [10, 11] })).toBe('two men 10, and one of them one place on');
});

test('a refusal names the clause where one decides', () => {
  const citation = { clause: 'single', reading: 'two-men' } as never;
  const refusal: RaceRefusal = { kind: 'not-this-throw', steps: [3, 5], citation };
  expect(refusalText(refusal)).toBe('This throw does not move men by 3 and 5.');
  expect(citationOf(refusal)).toBe(citation);
  expect(citationOf({ kind: 'no-man-there', from: 2 })).toBeNull();
});
