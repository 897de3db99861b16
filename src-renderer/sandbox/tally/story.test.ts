import { expect, test } from 'vitest';
import { parseDice } from '#rules/dice/throw.ts';
import { compile } from '#rules/ruleset.ts';
import { TALLY_OPTIONS } from '#rules/tally/options.ts';
import type { TallyCommand, TallyEvent, TallyState } from '#rules/tally/state.ts';
import { tallyEngine } from '#rules/tally/tally.ts';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { realVariants } from '../real-variants.ts';
import { paid, tell } from './story.ts';

overwriteGetLocale(() => 'en');

const variants = realVariants();
const seats = ['Ah Seng', 'Mei Lan', 'Tan'].map((name) => ({ name, player: 'person' as const }));

/** Plays the throws in turn and tells the last one; `outside` is a number of dice. */
function toldAfter(variant: string, ...throws: (string | number)[]) {
  const compiled = compile(TALLY_OPTIONS, variants.get(variant)!, {}, 'preferred');
  if (compiled.kind === 'failed') throw new Error(JSON.stringify(compiled.error));
  const start = tallyEngine.start(compiled.value, { seats, seed: 1 });
  if (start.kind === 'failed') throw new Error(start.error.kind);
  let state: TallyState = start.value;
  let events: readonly TallyEvent[] = [];
  for (const one of throws) {
    const decided = tallyEngine.decide(compiled.value, state, command(one));
    if (decided.kind === 'failed') throw new Error(decided.error.kind);
    events = decided.value;
    state = events.reduce(tallyEngine.evolve, state);
  }
  return tell(events, seats);
}
function command(one: string | number): TallyCommand {
  if (typeof one === 'number') return { kind: 'throw', outside: one };
  const dice = parseDice(one, 6);
  if (dice.kind === 'failed') throw new Error(dice.error.kind);
  return { kind: 'throw', dice: dice.value };
}
const texts = (story: ReturnType<typeof tell>) => (story.kind === 'filled' ? [] : story.lines.map(({ text }) => text));

test('a throw tells what it is, what it takes and by which clause', () => {
  const story = toldAfter('zhuangyuan/dobree', '445566');
  expect(story).toMatchObject({ kind: 'throw', seat: 0, origin: 'entered' });
  if (story.kind !== 'throw') return;
  expect(paid(story.ruling).map(({ combination }) => combination)).toEqual(['high-pairs']);
  expect(story.lines[0]).toMatchObject({
    text: 'Ah Seng takes 1 榜眼 from the stock.',
    citations: [{ clause: 'high-pairs' }],
  });
});

test('a seizure names both players and both clauses', () => {
  const story = toldAfter('zhuangyuan/culin', '444456', '555556');
  const seized = story.kind === 'throw' ? story.lines.find(({ citations }) => citations.length === 2) : undefined;
  expect(seized?.text).toBe('Mei Lan takes the 狀元 from Ah Seng.');
  expect(seized?.citations.map(({ clause }) => clause)).toEqual(['taking', 'taking-from']);
});

test('pieces made up of several ranks are told in one line', () => {
  const story = toldAfter('zhuangyuan/culin', '444123', '444123', '444123', '444123', '444123');
  expect(texts(story)).toEqual(['Mei Lan makes up the worth from the stock: 2 進士.']);
});

test('a throw that earns nothing says nothing of pieces', () => {
  const story = toldAfter('zhuangyuan/dobree', '112356');
  expect(story).toMatchObject({ kind: 'throw', ruling: { awards: [] }, lines: [] });
});

test('a die outside the bowl is told with its clause', () => {
  const story = toldAfter('bo-bing/wikipedia', 2);
  expect(story).toMatchObject({ kind: 'void', seat: 0, outside: 2 });
  expect(texts(story)[0]).toContain('2 of Ah Seng’s dice fell outside the bowl');
});
