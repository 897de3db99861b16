import { describe, expect, it } from 'vitest';
import type { Basis, ClauseId, PassageId, ReadingId, VariantId } from '#rules/citation.ts';
import type { FullClause, FullVariant } from '#contract/records.ts';
import { clauseOn, clauseOver, offersOf, preferring, undecided, withPassages, withValue } from './clauses.ts';

const reading = (title: string, value: unknown) => ({
  id: title as ReadingId,
  title,
  value,
  basis: 'stated' as Basis,
  argument: '',
  passages: [],
});

function clause(option: string, ...readings: ReturnType<typeof reading>[]): FullClause {
  return {
    id: 'taking' as ClauseId,
    option,
    text: `As to ${option}.`,
    basis: 'stated',
    passages: ['book#1' as PassageId],
    questions: [],
    readings,
    preferred: readings.at(-1)?.id ?? ('' as ReadingId),
    gap: true,
    statedIn: 'g/a',
    sic: [],
  };
}

function variant(id: string, ...clauses: FullClause[]): FullVariant {
  const title = { en: id, 'zh-Hant': id, 'zh-Hans': id };
  const entry = { id, game: 'g', title, account: '', witnesses: [], prefer: {}, summary: '', clauses: [], body: '' };
  return { id: id as VariantId, engine: 'tally', entry, clauses };
}

const A = variant('a', clause('seizing', reading('as stated', { a: 1, b: 2 })));
const B = variant('b', clause('seizing', reading('one', { b: 2, a: 1 }), reading('two', 'none')), clause('turn'));
const nameOf = ({ id }: FullVariant) => id;

describe('values offered for an option', () => {
  it('are those of every account and every reading, each once, with whose they are', () => {
    expect(offersOf('seizing', [A, B], nameOf).map(({ words, accounts }) => [words, accounts])).toEqual([
      ['As to seizing.', ['a', 'b']],
      ['two', ['b']],
    ]);
  });

  it('are none where no account decides it', () => {
    expect(offersOf('pool', [A, B], nameOf)).toEqual([]);
  });
});

it('options only other accounts decide are undecided', () => {
  expect(undecided(A, [A, B])).toEqual(['turn']);
});

describe('a clause of one’s own', () => {
  const over = clauseOver(clause('seizing', reading('one', 1), reading('two', 2)));

  it('begins as the preferred reading of the one it stands over, cites nothing and leaves no gap', () => {
    expect(over).toMatchObject({ id: 'taking', option: 'seizing', value: 2, basis: 'ours', passages: [], gap: false });
  });

  it('gets an id from its option where it stands over none', () => {
    const offer = { key: '', value: 3, words: 'Three.', accounts: [] };
    expect(clauseOn('award.oneFour', offer)).toMatchObject({ id: 'award-onefour', text: 'Three.', value: 3 });
  });

  it('is stated with its first passage, and its author’s own again without the last', () => {
    const stated = withPassages(over, ['book#1']);
    expect(stated.basis).toBe('stated');
    expect(withPassages({ ...stated, basis: 'implied' }, ['book#1', 'book#2']).basis).toBe('implied');
    expect(withPassages(stated, []).basis).toBe('ours');
  });

  it('has one value in the place of its readings', () => {
    const { value: _, ...read } = over;
    const several = { ...read, readings: [{ id: 'one', title: 'one', value: 1 }], preferred: 'one' };
    expect(withValue(several, 5)).toEqual({ ...read, value: 5 });
  });
});

it('a reading preferred is kept, and one that is read so anyway is forgotten', () => {
  const taking = clause('take', reading('all', 1), reading('half', 2));
  const prefer = { other: 'x' };
  expect(preferring(prefer, taking, 'all' as ReadingId)).toEqual({ other: 'x', taking: 'all' });
  expect(preferring({ other: 'x', taking: 'all' }, taking, 'half' as ReadingId)).toEqual(prefer);
  expect(preferring({ other: 'x', taking: 'all' }, taking, null)).toEqual(prefer);
});
