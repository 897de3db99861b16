import { expect, test } from 'vitest';
import { compile } from '#rules/ruleset.ts';
import { TALLY_OPTIONS } from '#rules/tally/options.ts';
import type { TallyEvent, TallyState } from '#rules/tally/state.ts';
import { lots } from '#rules/tally/stock.ts';
import { tallyEngine } from '#rules/tally/tally.ts';
import { realVariants } from '../real-variants.ts';
import { layOut, place, type Piece } from './placement.ts';

const culin = realVariants().get('zhuangyuan/culin')!;
const compiled = compile(TALLY_OPTIONS, culin, {}, 'preferred');
if (compiled.kind === 'failed') throw new Error(JSON.stringify(compiled.error));
const rules = compiled.value;
const seats = ['a', 'b', 'c'].map((name) => ({ name, player: 'bot' as const }));

function playOut(seed: string, each: (state: TallyState, pieces: readonly Piece[]) => void): TallyState {
  const begun = tallyEngine.start(rules, { seats, seed });
  if (begun.kind === 'failed') throw new Error(begun.error.kind);
  let state = begun.value;
  let pieces = layOut(state.stock);
  while (!state.over) {
    const decided = tallyEngine.decide(rules, state, { kind: 'throw' });
    if (decided.kind === 'failed') throw new Error(decided.error.kind);
    const events: readonly TallyEvent[] = decided.value;
    state = events.reduce(tallyEngine.evolve, state);
    pieces = events.reduce(place, pieces);
    each(state, pieces);
  }
  return state;
}

function counted(pieces: readonly Piece[], where: Piece['place']) {
  const counts: Record<string, number> = {};
  for (const { rank } of pieces.filter((piece) => piece.place === where)) counts[rank] = (counts[rank] ?? 0) + 1;
  return counts;
}

test('every heap holds what the rules count there, all through a game', () => {
  const over = playOut('placement', (state, pieces) => {
    const heaps = { stock: state.stock, 0: state.hands[0]!, 1: state.hands[1]!, 2: state.hands[2]! };
    for (const [where, heap] of Object.entries(heaps)) {
      const expected = Object.fromEntries(lots(heap).map(({ rank, count }) => [rank, count]));
      expect(counted(pieces, where === 'stock' ? 'stock' : Number(where))).toEqual(expected);
    }
    expect(new Set(pieces.map(({ id }) => id)).size).toBe(63);
  });
  expect(over.settlement).not.toBeNull();
});

test('a piece that is seized goes from hand to hand', () => {
  const pieces: readonly Piece[] = [
    { id: 'zhuangyuan-1', rank: 'zhuangyuan', place: 0 },
    { id: 'juren-1', rank: 'juren', place: 0 },
  ];
  const citation = rules.citations['seizing.throws'];
  const after = place(pieces, { kind: 'seized', rank: 'zhuangyuan', from: 0, to: 2, citation, against: citation });
  expect(after.map((piece) => piece.place)).toEqual([2, 0]);
});
