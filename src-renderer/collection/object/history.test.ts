import { expect, test } from 'vitest';
import type { Change } from '#contract/own/changes.ts';
import type { RefusalCode } from '#contract/reply.ts';
import { newEvent } from './events.ts';
import { changedWords, placeName, whyRefused } from './history.ts';

const change = (path: Change['path'], before: unknown, after: unknown): Change => ({
  kind: 'object',
  id: 'o',
  path,
  before,
  after,
});

test('a field is told by its values, the preferred or not', () => {
  const one = change(['fields', 'date'], undefined, {
    values: [
      { id: 'a', text: '1832' },
      { id: 'b', text: '1840' },
    ],
  });
  expect([placeName(one), changedWords(one, 'before'), changedWords(one, 'after')]).toEqual([
    'Date of making',
    '',
    '1832 | 1840',
  ]);
});

test('parts, inscriptions and links are told by their names and what they say', () => {
  const parts = change(['parts'], [], [{ id: 'p', name: 'Tally', count: 62, state: 'present' }]);
  expect(changedWords(parts, 'after')).toBe('Tally (62)');
  const inscription = { id: 'i', title: 'Front', leiden: ['狀元', '及第'], readings: [] };
  expect(changedWords(change(['inscriptions'], [], [inscription]), 'after')).toBe('Front: 狀元 及第');
  expect(changedWords(change(['links'], [], [{ id: 'l', to: { kind: 'game', id: 'bo-bing' } }]), 'after')).toBe(
    'bo-bing',
  );
});

test('events are told in a line each, and a change in one by its number', () => {
  const sold = { ...newEvent('a'), what: 'sold', date: '1904', from: 'Lim', to: 'Tan' };
  const events = [newEvent('b'), sold];
  const whole = change(['events'], [], events);
  expect([placeName(whole), changedWords(whole, 'before'), changedWords(whole, 'after')]).toEqual([
    'Provenance events',
    '',
    '…; 1904, sold: Lim → Tan',
  ]);
  expect(placeName(change(['events', 'a', 'date'], '', '1904'), { events })).toBe('Provenance, event 2: When');
  const cited = change(['events', 'a', 'source'], undefined, { id: 'dobree-1955', locator: 'p. 3' });
  expect([changedWords(cited, 'before'), changedWords(cited, 'after')]).toEqual(['', 'dobree-1955, p. 3']);
});

test('a part is told of by its name, or its place, and what of it', () => {
  const tally = { id: 'p', name: '秀才', count: 32, state: 'present' };
  const now = { parts: [{ ...tally, id: 'o', name: '' }, tally] };
  const named = (...path: Change['path']) => placeName({ path: ['parts', ...path] }, now);
  expect([named(), named('p'), named('p', 'count'), named('o', 'state'), named('gone', 'note')]).toEqual([
    'Parts',
    'Parts, 秀才',
    'Parts, 秀才: Present',
    'Parts, 1: State',
    'Parts, one since removed: Note',
  ]);
  expect(changedWords(change(['parts', 'p'], undefined, tally), 'after')).toBe('秀才 (32)');
  expect(changedWords(change(['parts', 'p', 'state'], 'present', 'extra'), 'after')).toBe('Extra');
});

test('a record made, binned or restored has no words of its own', () => {
  expect([placeName(change([], undefined, {})), changedWords(change([], undefined, {}), 'after')]).toEqual(['', '']);
});

test('a number and a tag stand as they are', () => {
  expect(changedWords(change(['accession'], 'SG-001', 'SG-002'), 'after')).toBe('SG-002');
  expect(changedWords(change(['tags'], ['a'], ['a', 'b']), 'after')).toBe('a; b');
});

test('why something cannot stand is told by the name of its field, or by what is in its place', () => {
  const why = (path: Change['path'], code: RefusalCode) => whyRefused({ path, after: 'SG-001', why: { code } });
  expect(why(['fields', 'notes'], 'bad-argument')).toContain('“Notes”');
  expect(why(['parts', 'p', 'count'], 'bad-argument')).toBe('A whole number is wanted here, such as 62.');
  expect(why(['accession'], 'taken')).toContain('SG-001');
  expect(why(['accession'], 'stale')).toContain('elsewhere');
});
