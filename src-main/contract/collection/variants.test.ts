import { expect, test } from 'vitest';
import { parseCollection } from './parse.ts';
import { filesWith } from './testing.ts';
import { fullVariants } from './variants.ts';

function variant(id: string) {
  const parsed = parseCollection(filesWith('topics.yaml', '', ''));
  const found = parsed.kind === 'ok' && fullVariants(parsed.value).find((one) => one.id === id);
  if (!found) throw new Error(`no variant ${id}`);
  return found;
}

test('a heir keeps what it does not state, with the reading it prefers, told of where it was stated', () => {
  const [pay] = variant('toy/jones').clauses;
  expect(pay).toMatchObject({ id: 'pay', statedIn: 'toy/smith', preferred: 'three' });
});

test('a clause of its own takes the place of the inherited clause for the same option', () => {
  expect(variant('toy/jones').clauses.map(({ id, option }) => [id, option])).toEqual([
    ['pay', 'worth'],
    ['face', 'side'],
  ]);
});

test('a bare value is a single reading called stated', () => {
  expect(variant('toy/smith').clauses[1]).toMatchObject({
    preferred: 'stated',
    readings: [{ id: 'stated', value: 'heads', basis: 'ours', passages: [] }],
  });
});

test('a reading has the basis and passages of its clause unless it has its own', () => {
  expect(variant('toy/smith').clauses[0]?.readings).toMatchObject([
    { id: 'two', basis: 'stated', passages: ['smith-1900#rows'] },
    { id: 'three', basis: 'conjectured', passages: ['smith-1900#rows'] },
  ]);
});

test('the engine is that of the game', () => {
  expect(variant('toy/smith').engine).toBe('tally');
});
