import { expect, test } from 'vitest';
import { ownObject, type OwnObject } from '#contract/own/records.ts';
import { BARE, holdingOf, TALLIES } from '../testing.ts';
import { writeLinkedArt } from './linked-art.ts';
import { documents } from './model.testing.ts';

type Json = Readonly<Record<string, unknown>>;
const written = (...bodies: readonly OwnObject[]) => JSON.parse(writeLinkedArt(holdingOf(...bodies))) as Json[];
const all = written(TALLIES, BARE);
const ofType = (type: string) => all.filter((one) => one['type'] === type);
const tallies = all[0]!;
const bare = all.at(-1)!;

/** What lies at the end of a path, of every member where there are several. */
function at(value: unknown, path: string): unknown[] {
  const step = (from: unknown[], name: string) =>
    from.flatMap((one) => (one as Json)[name] as unknown[]).filter((one) => one !== undefined);
  return path.split('/').reduce(step, [value].flat());
}

test('every document is of a class of the model, and nothing in it is looser than the model', () => {
  expect(documents.safeParse(all).error?.issues).toBeUndefined();
  const first = { ...tallies, made_of: [{ type: 'Material', _label: 'bone' }] };
  expect(documents.safeParse([first]).success).toBe(false);
});

test('everything is named by an id, and what is named within the collection is there', () => {
  const ids = all.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const named = ['carries/id', 'part_of/id'].flatMap((path) => at(all, path));
  expect(named).toHaveLength(4);
  for (const id of named) expect(ids).toContain(id);
  expect(at(all, 'part/transferred_title_of/id')).toEqual(['urn:x-variorum:object:o1']);
});

test('a document names its context, itself and its label', () => {
  expect(tallies).toMatchObject({ id: 'urn:x-variorum:object:o1', type: 'HumanMadeObject', _label: '狀元籌 𠮷' });
  expect(bare).toMatchObject({ _label: 'T-002', identified_by: [{ type: 'Identifier', content: 'T-002' }] });
  expect(written(BARE)).toMatchObject({ _label: 'T-002' });
});

test('names and dates, the competing ones with how sure they are', () => {
  expect(at(tallies, 'identified_by/content')).toEqual(['T-001', '狀元籌 𠮷', 'Tallies of "Top Scholar" <set> & box']);
  expect(at(tallies, 'identified_by/classified_as/_label')).toEqual([
    'Accession Number',
    'Primary Name',
    'Alternate Name',
  ]);
  expect(at(tallies, 'produced_by/timespan')).toMatchObject([
    {
      type: 'TimeSpan',
      identified_by: [{ content: '道光十二年', language: [{ _label: 'Chinese' }, { _label: 'zh-Hant' }] }],
      begin_of_the_begin: '1832-02-02T00:00:00Z',
      end_of_the_end: '1833-02-19T23:59:59Z',
    },
  ]);
  expect(at(tallies, 'produced_by/referred_to_by/content')).toEqual(['probable; Chan 1901, p. 3']);
  expect(at(tallies, 'produced_by/attributed_by/classified_as/_label')).toEqual(['Possibly', 'doubtful']);
  expect(at(tallies, 'produced_by/attributed_by/assigned/timespan/identified_by/content')).toEqual([
    'the time of my grandmother',
    'after 1850',
  ]);
  expect(at(tallies, 'changed_ownership_through/transferred_title_from/_label')).toEqual(['a stall']);
});

test('fields of the owner’s own are told as what they are called', () => {
  expect(tallies['referred_to_by']).toContainEqual(
    expect.objectContaining({ content: 'red fours', classified_as: [expect.objectContaining({ _label: 'pips' })] }),
  );
});

test('other owners and places may be so, each with its reason', () => {
  const value = (id: string, text: string) => ({ id, text, note: `says ${id}` });
  const fields = {
    owner: { values: [value('a', 'A'), value('b', 'B')], preferred: 'b' },
    location: { values: [value('c', 'C'), value('d', 'D')] },
  };
  const one = written(ownObject.parse({ accession: '1', type: 'tiles', fields }));
  expect(documents.safeParse([one]).success).toBe(true);
  expect(one).toMatchObject({ current_owner: [{ _label: 'B' }], current_location: { _label: 'C' } });
  expect(at(one, 'attributed_by/assigned/_label')).toEqual(['A', 'D']);
  expect(at(one, 'attributed_by/assigned_property')).toEqual(['current_owner', 'current_location']);
  expect(at(one, 'attributed_by/referred_to_by/content')).toEqual(['says a', 'says d']);
});

test('measures and counts in numbers, of a range its middle', () => {
  expect(at(tallies, 'dimension/value')).toEqual([125, 12.7, 3, 63]);
  expect(at(tallies, 'dimension/unit/_label')).toEqual(['millimeters', 'millimeters', 'grams', 'numbers']);
  const fields = { dimensions: { values: [{ id: 'a', text: 'h. 10–12 cm' }] } };
  expect(at(written(ownObject.parse({ accession: '1', type: 'tiles', fields })), 'dimension')).toMatchObject([
    { value: 110, lower_value_limit: 100, upper_value_limit: 120, classified_as: [{ _label: 'Height' }] },
  ]);
});

test('parts are objects of their own that carry what is written on them', () => {
  const parts = ofType('HumanMadeObject').slice(1, 3);
  expect(at(parts, '_label')).toEqual(['狀元', '秀才']);
  expect(at(parts, 'part_of/_label')).toEqual(['狀元籌 𠮷', '狀元籌 𠮷']);
  expect(at(parts, 'dimension/value')).toEqual([1, 31]);
  expect(at(parts, 'referred_to_by/content')).toEqual(['1 / 1', '31 / 32', 'one lost']);
  expect(at(parts, 'carries/_label')).toEqual(['Great tally']);
  expect(at(tallies, 'carries')).toEqual([]);
});

test('inscriptions and photographs', () => {
  const texts = ofType('LinguisticObject');
  expect(at(texts, 'content')).toEqual(['狀元□□及第\n五紅奪銫甲丁戊\n[broken']);
  expect(at(texts, 'referred_to_by/content')).toContain('tsiōng-guân');
  expect(at(texts, 'referred_to_by/referred_to_by/content')).toEqual(['Ông; possible', 'me']);
  expect(at(tallies, 'representation/digitally_shown_by/_label')).toEqual(['正面 1.jpg']);
  expect(at(tallies, 'representation/digitally_shown_by/format')).toEqual(['image/jpeg']);
});

test('events: a change of owner, of keeper, or what the owner calls it', () => {
  const events = ofType('Activity');
  expect(at(events, '_label')).toEqual(['Sold at auction', 'Kept in a temple', 'Lent for a year']);
  expect(at(events, 'part/type')).toEqual(['Acquisition', 'Activity', 'TransferOfCustody']);
  expect(at(events, 'part/transferred_title_from/_label')).toEqual(['Chan & Sons']);
  expect(at(events, 'part/transferred_title_to/_label')).toEqual(['林家']);
  expect(at(events, 'part/transferred_custody_to/_label')).toEqual(['the museum']);
  expect(at(events, 'timespan/begin_of_the_begin')).toEqual(['1921-03-03T00:00:00Z']);
  expect(at(events, 'timespan/identified_by/content')).toEqual(['3 March 1921', 'long ago']);
  expect(at(events, 'took_place_at/_label')).toEqual(['Amoy']);
  expect(at(events, 'referred_to_by/content')).toEqual(['in its box', 'probable; Chan 1901, p. 9']);
});

test.each([
  ['shown at a fair', 'Activity', 'Exhibiting'],
  ['遷', 'Move', undefined],
  ['found in a well', 'Encounter', undefined],
  ['stolen', 'TransferOfCustody', 'Loss'],
  ['修補', 'Activity', 'Conservation Activity'],
  ['贈', 'Acquisition', undefined],
  ['', 'Activity', 'Provenance Activity'],
])('an event «%s» is of %s', (what, type, kind) => {
  const events = [{ id: 'e', what, from: 'A', to: 'B' }];
  const [object, event] = written(ownObject.parse({ accession: '1', type: 'tiles', fields: {}, events }));
  expect(documents.safeParse([object, event]).error?.issues).toBeUndefined();
  expect(at(event, 'part/type')).toEqual([type]);
  expect(at(event, 'part/classified_as/_label')).toEqual(kind === undefined ? [] : [kind]);
});

test('links: what an object is part of, what refers to it, and what else it has to do with', () => {
  expect(tallies['part_of']).toEqual([{ id: 'urn:x-variorum:object:o2', type: 'HumanMadeObject', _label: 'A box' }]);
  expect(tallies['referred_to_by']).toContainEqual({
    id: 'urn:x-variorum:source:own-1',
    type: 'LinguisticObject',
    _label: 'Chan 1901',
  });
  expect(at(tallies, 'attributed_by/identified_by/content')).toEqual(['related', 'shows']);
  expect(at(tallies, 'attributed_by/assigned/_label')).toEqual(['The game of the Top Scholar', 'new#1']);
  expect(at(tallies, 'attributed_by/referred_to_by/content')).toEqual(['played with']);
});
