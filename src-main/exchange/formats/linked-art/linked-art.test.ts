import { expect, test } from 'vitest';
import { BARE, holdingOf, TALLIES } from '../testing.ts';
import { writeLinkedArt } from './linked-art.ts';

type Json = Readonly<Record<string, unknown>>;
const [tallies, bare] = JSON.parse(writeLinkedArt(holdingOf(TALLIES, BARE))) as [Json, Json];

const ENTITY = ['type', '_label', 'classified_as', 'identified_by', 'referred_to_by'];
const EVENT = [...ENTITY, 'timespan', 'took_place_at', 'carried_out_by', 'technique'];
/** The properties that the model gives each class, as far as they are used. */
const MODEL: Readonly<Record<string, readonly string[]>> = {
  HumanMadeObject: [
    ...ENTITY,
    ...['@context', 'id', 'dimension', 'made_of', 'part', 'current_owner', 'current_location', 'carries'],
    ...['representation', 'produced_by', 'changed_ownership_through', 'attributed_by'],
  ],
  Identifier: ['type', 'classified_as', 'content'],
  Name: ['type', 'classified_as', 'content', 'language', 'referred_to_by'],
  LinguisticObject: [...ENTITY, 'content', 'language'],
  Dimension: ['type', 'classified_as', 'value', 'lower_value_limit', 'upper_value_limit', 'unit'],
  TimeSpan: ['type', 'identified_by', 'begin_of_the_begin', 'end_of_the_end'],
  Production: EVENT,
  Acquisition: [...EVENT, 'transferred_title_from'],
  AttributeAssignment: [...ENTITY, 'assigned_property', 'assigned'],
  VisualItem: [...ENTITY, 'digitally_shown_by'],
  DigitalObject: [...ENTITY, 'format'],
  Group: ENTITY,
  Place: ENTITY,
  Type: ['id', 'type', '_label'],
  Material: ['id', 'type', '_label'],
  Language: ['type', '_label'],
  MeasurementUnit: ['id', 'type', '_label'],
};

/** Every node within a document, itself included. */
function nodesIn(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Json, ...Object.values(value).flatMap(nodesIn)];
}

/** What lies at the end of a path, of every member where there are several. */
function at(value: unknown, path: string): unknown[] {
  const step = (from: unknown[], name: string) =>
    from.flatMap((one) => (one as Json)[name] as unknown[]).filter((one) => one !== undefined);
  return path.split('/').reduce(step, [value]);
}

test('every node is of a class of the model and has nothing but its properties', () => {
  for (const node of nodesIn([tallies, bare])) {
    const allowed = MODEL[node['type'] as string];
    expect(allowed, JSON.stringify(node)).toBeDefined();
    expect(Object.keys(node).filter((name) => !allowed?.includes(name))).toEqual([]);
  }
});

test('a document names its context, itself and its label', () => {
  for (const document of [tallies, bare]) expect(document['@context']).toBe('https://linked.art/ns/v1/linked-art.json');
  expect(tallies).toMatchObject({ id: 'urn:x-variorum:object:o1', type: 'HumanMadeObject', _label: '狀元籌 𠮷' });
  expect(bare).toMatchObject({ _label: 'T-002', identified_by: [{ type: 'Identifier', content: 'T-002' }] });
  expect(JSON.parse(writeLinkedArt(holdingOf(BARE)))).toMatchObject({ _label: 'T-002' });
});

test('names and dates, the competing ones with how sure they are', () => {
  expect(at(tallies, 'identified_by/content')).toEqual(['T-001', '狀元籌 𠮷', 'Tallies of "Top Scholar" <set> & box']);
  expect(at(tallies, 'produced_by/timespan')).toEqual([
    {
      type: 'TimeSpan',
      identified_by: [{ type: 'Name', content: '道光十二年', language: [{ type: 'Language', _label: 'zh-Hant' }] }],
      begin_of_the_begin: '1832-02-02T00:00:00Z',
      end_of_the_end: '1833-02-19T23:59:59Z',
    },
  ]);
  expect(at(tallies, 'produced_by/referred_to_by/content')).toEqual(['probable; Chan 1901, p. 3']);
  expect(at(tallies, 'attributed_by/classified_as/_label')).toEqual(['possible', 'doubtful']);
  expect(at(tallies, 'attributed_by/assigned/timespan/identified_by/content')).toEqual([
    'the time of my grandmother',
    'after 1850',
  ]);
  expect(at(tallies, 'changed_ownership_through/transferred_title_from/_label')).toEqual(['a stall']);
});

test('measures, parts, inscriptions and photographs', () => {
  expect(at(tallies, 'dimension/value')).toEqual([125, 12.7, 3]);
  expect(at(tallies, 'part/_label')).toEqual(['狀元', '秀才']);
  expect(at(tallies, 'part/dimension/value')).toEqual([1, 31]);
  expect(at(tallies, 'carries/content')).toEqual(['狀元□□及第\n五紅奪銫甲丁戊\n[broken']);
  expect(at(tallies, 'carries/referred_to_by/content')).toContain('tsiōng-guân');
  expect(at(tallies, 'representation/digitally_shown_by/_label')).toEqual(['正面 1.jpg']);
  expect(at(tallies, 'representation/digitally_shown_by/format')).toEqual(['image/jpeg']);
});
