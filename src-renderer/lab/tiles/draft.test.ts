import { describe, expect, test } from 'vitest';
import { parseKeptHypothesis } from '#contract/kept-hypothesis.ts';
import { DISTRIBUTIONS } from '#rules/comparing/distribution.ts';
import { FAMILIES } from '#rules/comparing/hypothesis.ts';
import { must } from '#rules/testing.ts';
import {
  copiesProblem,
  draftOf,
  hypothesisIn,
  keptFrom,
  nameProblem,
  numberProblem,
  setProblem,
  tilesIn,
  typedIn,
} from './draft.ts';

const draft = (changes: object = {}) => ({ ...draftOf('A guess'), ...changes });
const numbers = (changes: object) => ({ numbers: { ...draftOf().numbers, ...changes } });

test.each(FAMILIES)('the plainest hypothesis of the family %s can be kept and read back', (family) => {
  const kept = keptFrom(draft({ family, evidence: ' one \n\ntwo' }));
  expect(must(parseKeptHypothesis(kept))).toMatchObject({
    hypothesis: { family },
    typed: null,
    evidence: ['one', 'two'],
  });
});

test('a form filled in from a kept hypothesis gives it back', () => {
  const kept = keptFrom(
    draft({ family: 'limit', tiles: 'typed', ...numbers({ total: '31', highAce: '1' }), notes: 'why' }),
  );
  expect(keptFrom(draftOf('A guess', kept), kept)).toEqual(kept);
});

test('a change leaves standing and reasons as they were', () => {
  const before = { ...keptFrom(draft())!, standing: 'rejected' as const, reasons: 'No use.' };
  expect(keptFrom(draft({ notes: 'new' }), before)).toMatchObject({
    standing: 'rejected',
    reasons: 'No use.',
    notes: 'new',
  });
});

describe('a number', () => {
  test.each(['', 'ten', '-1', '1.5', '21', '1e1'])('%o is no value of a court', (typed) => {
    const wrong = draft(numbers({ J: typed }));
    expect(numberProblem(wrong, 'J')).toEqual({ kind: 'out-of-range', least: 0, most: 20 });
    expect([hypothesisIn(wrong), keptFrom(wrong)]).toEqual([undefined, undefined]);
  });

  test('spaces around it do no harm', () => {
    expect(hypothesisIn(draft(numbers({ J: ' 11 ' })))?.values.J).toBe(11);
  });

  test('that the family does not look at stands in nobody’s way', () => {
    const wrong = draft({ family: 'rank-and-pair', ...numbers({ J: 'ten', total: '' }) });
    expect(hypothesisIn(wrong)).toBeDefined();
  });

  test('the banker does not stand above the limit', () => {
    const wrong = draft({ family: 'limit', ...numbers({ total: '16', bankerStands: '17' }) });
    expect(numberProblem(wrong, 'bankerStands')).toEqual({ kind: 'above-limit', total: 16 });
  });
});

describe('a set typed in', () => {
  const set = (copies: object) => draft({ tiles: 'typed', copies: { ...draftOf().copies, ...copies } });

  test('begins as the tiles were found', () => {
    expect(typedIn(set({}))).toEqual(DISTRIBUTIONS.found);
    expect(tilesIn(set({}))).toBe(32);
  });

  test('of more than eight copies is refused where they are typed', () => {
    expect(copiesProblem(set({ A: '9' }), 'A')).toEqual({ kind: 'out-of-range', least: 0, most: 8 });
    expect([typedIn(set({ A: '9' })), keptFrom(set({ A: '9' }))]).toEqual([undefined, undefined]);
  });

  test('without a single tile is no set', () => {
    const none = Object.fromEntries(Object.keys(draftOf().copies).map((rank) => [rank, '0']));
    expect(setProblem(set(none))).toEqual({ kind: 'no-tiles' });
    expect(typedIn(set(none))).toBeUndefined();
  });

  test('is not looked at while the tiles as found are chosen', () => {
    const wrong = { ...set({ A: 'many' }), tiles: 'found' as const };
    expect([copiesProblem(wrong, 'A'), typedIn(wrong)]).toEqual([undefined, null]);
  });
});

test('a name is needed, and belongs to one hypothesis', () => {
  expect(nameProblem(draft({ name: '  ' }), [])).toEqual({ kind: 'no-name' });
  expect(nameProblem(draft({ name: ' A guess ' }), ['A guess'])).toEqual({ kind: 'name-taken' });
  expect(nameProblem(draft(), ['Another'])).toBeUndefined();
});
