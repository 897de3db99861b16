import { expect, test } from 'vitest';
import { comparingEngine } from '#rules/comparing/comparing.ts';
import { COMPARING_OPTIONS } from '#rules/comparing/options.ts';
import type { ComparingCommand, ComparingState } from '#rules/comparing/state.ts';
import { compile } from '#rules/ruleset.ts';
import { realVariants } from '../real-variants.ts';
import type { ComparingAct } from './deals.ts';
import { judgeByOthers } from './others.ts';

const variants = realVariants();
const own = variants.get('daun-tiga/dobree-long')!;

function dealt(): { readonly start: ComparingState; readonly acts: readonly ComparingAct[] } {
  const rules = compile(COMPARING_OPTIONS, own, {}, 'preferred');
  if (rules.kind === 'failed') throw new Error(JSON.stringify(rules.error));
  const seats = ['A', 'B', 'C'].map((name) => ({ name, player: 'person' as const }));
  const start = comparingEngine.start(rules.value, { seats, bystanders: [], seed: 'others' });
  if (start.kind === 'failed') throw new Error(start.error.kind);
  let state = start.value;
  const stakes = [1, 2].map((seat): ComparingCommand => ({ kind: 'stake', seat, stakes: [10, 30] }));
  const acts = [{ kind: 'deal' } as const, ...stakes, { kind: 'reveal' } as const].map((command): ComparingAct => {
    const decided = comparingEngine.decide(rules.value, state, command);
    if (decided.kind === 'failed') throw new Error(JSON.stringify(decided.error));
    state = decided.value.reduce(comparingEngine.evolve, state);
    return { kind: 'act', command, events: decided.value };
  });
  return { start: start.value, acts };
}

test('the other accounts of the game judge the deal, and not the one being played', () => {
  const { start, acts } = dealt();
  const judged = judgeByOthers([...variants.values()], own, start, acts).map(({ variant }) => variant.entry.id);
  expect(judged.length).toBeGreaterThan(0);
  expect(judged.every((id) => id.startsWith('daun-tiga/'))).toBe(true);
  expect(judged).not.toContain(own.entry.id);
});
