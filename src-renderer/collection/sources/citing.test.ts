import { expect, it } from 'vitest';
import { OWN_KINDS } from '#contract/own/records.ts';
import { eventsCiting, valuesCiting } from './citing.ts';

it('values that name the source or a passage of it are found, others not', () => {
  const fields = {
    date: {
      values: [
        { id: 'a', text: '1900', source: { id: 'tan', locator: 'minute 3' } },
        { id: 'b', text: '1910', source: { id: 'tan-2' } },
      ],
    },
    place: {
      values: [
        { id: 'c', text: 'Penang', source: { id: 'tan#stake' } },
        { id: 'd', text: 'Ipoh' },
      ],
    },
  };
  const body = OWN_KINDS.object.parse({ accession: '1', type: 'object', fields });
  expect(valuesCiting({ body }, 'tan').map(({ field, value }) => [field, value.text])).toEqual([
    ['date', '1900'],
    ['place', 'Penang'],
  ]);
});

it('events that name it are found, others not', () => {
  const source = { id: 'tan', locator: 'minute 9' };
  const events = [
    { id: '1', what: 'sold', source },
    { id: '2', what: 'lent' },
  ];
  const body = OWN_KINDS.object.parse({ accession: '1', type: 'object', fields: {}, events });
  expect(eventsCiting({ body }, 'tan').map(({ what }) => what)).toEqual(['sold']);
});
