import { expect, test } from 'vitest';
import { CORE_FIELDS } from '#contract/own/core-fields.ts';
import { ownObject } from '#contract/own/records.ts';
import { EVENTS, labelFor, withEvents } from './label.ts';

const body = ownObject.parse({
  accession: 'SG-001',
  type: 'object',
  fields: {
    provenance: { values: [{ id: 'a', text: 'From *Lim*.' }] },
    notes: { values: [{ id: 'a', text: ' ' }] },
    owner: { values: [{ id: 'a', text: '陳', lang: 'zh-Hant' }] },
  },
  events: [
    { id: 'a', what: 'made', date: '道光十二年' },
    { id: 'b', what: 'sold', from: 'Lim', to: 'Tan', note: 'for *two* dollars' },
  ],
});
const object = { kind: 'object', id: 'o', body, created: '', updated: '' } as const;
const linesOf = (...chosen: string[]) => labelFor(object, chosen, withEvents(CORE_FIELDS)).lines;

test('what is chosen stands in the order of the form, the events after the story of them', () => {
  expect(linesOf(EVENTS, 'owner', 'notes', 'provenance')).toEqual([
    { field: 'provenance', label: 'Provenance', words: [{ text: 'From *Lim*.', markdown: true }] },
    {
      field: EVENTS,
      label: 'Provenance events',
      words: [
        { text: '道光十二年, made', markdown: false },
        { text: 'sold: Lim → Tan', markdown: false },
        { text: 'for *two* dollars', markdown: true },
      ],
    },
    { field: 'owner', label: 'Owner', words: [{ text: '陳', markdown: false }], lang: 'zh-Hant' },
  ]);
});

test('events are left out where they are not chosen', () => {
  expect(linesOf('owner').map(({ field }) => field)).toEqual(['owner']);
});
