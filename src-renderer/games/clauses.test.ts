import { expect, test } from 'vitest';
import type { FullClause } from '#contract/records.ts';
import { clausesShown } from './clauses.ts';

type Told = Pick<FullClause, 'id' | 'readings' | 'gap' | 'statedIn'> & Partial<FullClause>;
const told = (clause: { id: string; readings?: number; gap?: boolean; statedIn?: string; lacuna?: string }) =>
  ({ gap: false, statedIn: 'game/base', ...clause, readings: Array(clause.readings ?? 1).fill({}) }) as unknown as Told;

const CLAUSES = [
  told({ id: 'plain' }),
  told({ id: 'open', readings: 2 }),
  told({ id: 'gap', gap: true }),
  told({ id: 'lost', lacuna: 'pictures' }),
  told({ id: 'own', statedIn: 'game/heir' }),
] as FullClause[];

test.each([
  ['all', ['plain', 'open', 'gap', 'lost', 'own']],
  ['open', ['open']],
  ['gaps', ['gap', 'lost']],
  ['own', ['own']],
] as const)('%s shows %o', (filter, ids) => {
  expect(clausesShown(CLAUSES, filter, 'game/heir').map(({ id }) => id)).toEqual(ids);
});
