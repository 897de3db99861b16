import { expect, test } from 'vitest';
import type { ProvenanceEvent } from '#contract/own/records.ts';
import { byDate, eventChanged, moved, newEvent } from './events.ts';

const event = (id: string, date = ''): ProvenanceEvent => ({ ...newEvent(id), date });
const ids = (events: readonly ProvenanceEvent[]) => events.map(({ id }) => id).join('');

test('an event is moved past its neighbour, and at the end it stays', () => {
  const events = [event('a'), event('b'), event('c')];
  expect([ids(moved(events, 1, -1)), ids(moved(events, 1, 1)), ids(moved(events, 2, 1))]).toEqual([
    'bac',
    'acb',
    'abc',
  ]);
});

test('events are sorted by what their dates mean, the undated with the one they follow', () => {
  const events = [
    event('a', '1904'),
    event('b', 'after the war, she said'),
    event('c', '道光十二年'),
    event('d', 'circa 1900'),
    event('e'),
  ];
  expect(ids(byDate(events))).toBe('cdeab');
});

test('an undated event before all others stays there, and equal dates keep their order', () => {
  expect(ids(byDate([event('a'), event('b', '1904'), event('c', '1904'), event('d', '1890')]))).toBe('adbc');
});

test('a change is told by the number its event has on the form', () => {
  const events = [event('a'), event('b')];
  expect(eventChanged(events, 'b', 'date')).toBe('Provenance, event 2: When');
  expect(eventChanged(events, 'gone', 'source')).toBe('Provenance, an event since removed: Source');
  expect(eventChanged([], '0', 'what')).toBe('Provenance, event 1: What happened');
});
