import { expect, test } from 'vitest';
import { parseDice } from '#rules/dice/throw.ts';
import { compile } from '#rules/ruleset.ts';
import { TALLY_OPTIONS } from '#rules/tally/options.ts';
import type { TallyEvent, TallySetup, TallyState } from '#rules/tally/state.ts';
import { tallyEngine } from '#rules/tally/tally.ts';
import { realVariants } from '../real-variants.ts';
import { secondOpinion } from './second-opinion.ts';
import { paid } from './story.ts';

const variants = realVariants();
const setupFor = (players: number): TallySetup => ({
  seats: Array.from({ length: players }, (_, at) => ({ name: `P${at + 1}`, player: 'person' as const })),
  seed: 'second opinion',
});

function play(variant: string, setup: TallySetup, throws: readonly string[]): readonly (readonly TallyEvent[])[] {
  const rules = compile(TALLY_OPTIONS, variants.get(variant)!, {}, 'preferred');
  if (rules.kind === 'failed') throw new Error('rules');
  const start = tallyEngine.start(rules.value, setup);
  if (start.kind === 'failed') throw new Error(start.error.kind);
  let state: TallyState = start.value;
  return throws.map((one) => {
    const dice = parseDice(one, 6);
    if (dice.kind === 'failed') throw new Error(dice.error.kind);
    const decided = tallyEngine.decide(rules.value, state, { kind: 'throw', dice: dice.value });
    if (decided.kind === 'failed') throw new Error(decided.error.kind);
    state = decided.value.reduce(tallyEngine.evolve, state);
    return decided.value;
  });
}
function opinion(played: string, under: string, throws: readonly string[]) {
  const setup = setupFor(3);
  const judged = secondOpinion(variants.get(under)!, setup, play(played, setup, throws));
  if (judged.kind === 'failed') throw new Error(judged.error.kind);
  return judged.value;
}

test('the same dice, read by both accounts', () => {
  const judged = opinion('zhuangyuan/dobree', 'zhuangyuan/culin', ['111222', '444123']);
  const first = judged.rows[0]!;
  expect([first.own, first.other].map((story) => story?.kind === 'throw' && paid(story.ruling).length)).toEqual([0, 1]);
  expect(judged.points).toEqual([16, 8, 0]);
  expect(judged.stop).toEqual({ kind: 'dice-ran-out' });
});

test('an account that ends the game earlier leaves the later throws without an answer', () => {
  const judged = opinion('bo-bing/wikipedia', 'zhuangyuan/dobree', ['111111', '123456']);
  expect(judged.rows.map(({ other }) => other?.kind ?? 'none')).toEqual(['throw', 'none']);
  expect(judged.stop).toMatchObject({ kind: 'ended-early', left: 1 });
});

test('an account that never had so many players says so', () => {
  const judged = secondOpinion(variants.get('zhuangyuan/dobree')!, setupFor(2), []);
  expect(judged).toMatchObject({ kind: 'failed', error: { refusal: { kind: 'too-few-players', min: 3 } } });
});
