import { expect, test } from 'vitest';
import { citedBy, eventWords } from './events.ts';
import { ownObject } from './records.ts';

const { events, ...rest } = ownObject.parse({
  accession: '1',
  type: 'object',
  fields: { date: { values: [{ id: 'a', text: '1900', source: { id: 'dobree-1955#p3' } }] } },
  events: [
    { id: 'a', what: 'sold', date: '1904', from: 'Lim', to: 'Tan', place: 'Xiamen', source: { id: 'own-1' } },
    { id: 'b', what: 'found', place: 'a drawer' },
    { id: 'c', what: '', date: '1910', from: 'Tan' },
    { id: 'd', what: 'given', to: 'Wee' },
    { id: 'e', what: ' ' },
  ],
});

test('an event is told in a line, without what is not known', () => {
  expect(events.map(eventWords)).toEqual([
    '1904, sold: Lim → Tan, Xiamen',
    'found: a drawer',
    '1910: Tan →',
    'given: → Wee',
    '',
  ]);
});

test('an object rests on the sources of its values and of its events', () => {
  expect(citedBy({ ...rest, events })).toEqual(['dobree-1955#p3', 'own-1']);
});
