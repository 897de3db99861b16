import { expect, it } from 'vitest';
import { OWN_KINDS } from '#contract/own/records.ts';
import { valuesCiting } from './citing.ts';

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
