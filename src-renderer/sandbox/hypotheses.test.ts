import { expect, test } from 'vitest';
import { hypothesesIn } from './hypotheses.ts';

const KEPT = {
  hypothesis: {
    family: 'pairs',
    values: { T: 10, J: 10, Q: 10, K: 10 },
    tie: 'push',
    colours: false,
    seats: 4,
    limit: { total: 21, bankerStands: 17, highAce: 11 },
  },
  typed: null,
  standing: 'kept',
  notes: '',
  reasons: '',
  evidence: [],
};
const view = (name: string, state: unknown) => ({ id: name, room: 'hypotheses', name, state });

test('kept hypotheses can be played; rejected ones and what cannot be read are not offered', () => {
  const views = [view('a', KEPT), view('b', { ...KEPT, standing: 'rejected' }), view('c', { family: 'pairs' })];
  expect(hypothesesIn(views).map(({ entry }) => entry.title.en)).toEqual(['a (conjecture)']);
});
