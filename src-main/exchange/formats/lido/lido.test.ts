import { expect, test } from 'vitest';
import { attributesAt, BARE, holdingOf, TALLIES, textsAt } from '../testing.ts';
import { writeLido } from './lido.ts';
import { errorsIn } from '../validate.testing.ts';

const written = writeLido(holdingOf(TALLIES, BARE));
const bare = writeLido(holdingOf(BARE));
const at = (path: string) => textsAt(written, path);

test('is LIDO as far as we write it', async () => {
  expect(await errorsIn(written, 'lido-excerpt.xsd')).toEqual([]);
  const bad = written.replace('<lido:titleWrap>', '<lido:titleWrap><lido:titleSet></lido:titleSet>');
  expect(await errorsIn(bad, 'lido-excerpt.xsd')).not.toEqual([]);
});

test.each([
  ['a type where an element has none', '<lido:eventMethod>', '<lido:eventMethod lido:type="x">'],
  ['an identifier without its kind', /<lido:recordID[^>]*>/u, '<lido:recordID>'],
  ['an order that is not a number', 'lido:sortorder="1"', 'lido:sortorder="first"'],
])('refuses %s', async (_, is, wrong) => {
  expect(await errorsIn(written.replace(is, wrong), 'lido-excerpt.xsd')).not.toEqual([]);
});

test('a language that is none is left out', async () => {
  const [first] = TALLIES.inscriptions;
  const odd = { ...TALLIES, inscriptions: [{ ...first!, lang: '漢 文' }] };
  expect(await errorsIn(writeLido(holdingOf(odd)), 'lido-excerpt.xsd')).toEqual([]);
});

test('has one record for each object', () => {
  expect(at('lido/lidoRecID')).toEqual(['urn:x-variorum:object:o1', 'urn:x-variorum:object:o2']);
  expect(at('workID')).toEqual(['T-001', 'T-002']);
  expect(at('recordMetadataDate')).toContain('2026-02-03T04:05:06.000Z');
});

test('titles stand side by side, the preferred one first', () => {
  expect(textsAt(written, 'titleSet/appellationValue').slice(0, 2)).toEqual([
    '狀元籌 𠮷',
    'Tallies of "Top Scholar" <set> & box',
  ]);
  expect(attributesAt(written, 'titleSet/appellationValue', 'lido:pref').slice(0, 2)).toEqual([
    'http://terminology.lido-schema.org/lido00169',
    'http://terminology.lido-schema.org/lido00170',
  ]);
  expect(textsAt(bare, 'titleSet/appellationValue')).toEqual(['T-002']);
});

test('each competing statement is an event of its own', () => {
  expect(at('eventDate/displayDate')).toEqual([
    '道光十二年',
    'the time of my grandmother',
    'after 1850',
    '2019-05',
    '3 March 1921',
    'long ago',
  ]);
  expect(at('date/earliestDate')).toEqual(['1832-02-02', '1851-01-01', '2019-05-01', '1921-03-03']);
  expect(at('date/latestDate')).toEqual(['1833-02-19', '2019-05-31', '1921-03-03']);
  expect(at('nameActorSet/appellationValue').slice(0, 3)).toEqual(['Ông Bó͘', '陳記', 'a stall']);
  expect(at('attributionQualifierActor')[0]).toBe('possible');
  expect(at('eventDescriptionSet/descriptiveNoteValue').slice(0, 3)).toEqual([
    'probable; Chan 1901, p. 3',
    'possible',
    'doubtful; told at New Year',
  ]);
});

test('each event of the provenance is told by type, parties, place and note', () => {
  expect(at('eventName/appellationValue')).toEqual(['Sold at auction', 'Kept in a temple', 'Lent for a year']);
  expect(at('eventType/term').slice(-3)).toEqual(['Acquisition', 'Provenance', 'Provenance']);
  expect(at('eventType/conceptID').slice(-3)).toEqual(
    ['00001', '00227', '00227'].map((number) => `http://terminology.lido-schema.org/lido${number}`),
  );
  expect(at('nameActorSet/appellationValue').slice(3)).toEqual(['Chan & Sons', '林家', 'a priest', 'the museum']);
  expect(at('roleActor/term').slice(3)).toEqual(['previous owner', 'new owner', 'from', 'to']);
  expect(at('attributionQualifierActor').slice(1)).toEqual(['probable', 'probable']);
  expect(at('eventPlace/displayPlace')).toEqual(['廈門', 'Amoy']);
  expect(at('eventDescriptionSet/descriptiveNoteValue').slice(3)).toEqual(['in its box', 'probable; Chan 1901, p. 9']);
});

test('other owners and places may be so, each with its reason', async () => {
  const value = (id: string, text: string) => ({ id, text, note: `says ${id}` });
  const fields = {
    owner: { values: [value('a', 'A'), value('b', 'B')], preferred: 'b' },
    location: { values: [value('c', 'C'), value('d', 'D')] },
  };
  const one = writeLido(holdingOf({ ...BARE, fields }));
  expect(await errorsIn(one, 'lido-excerpt.xsd')).toEqual([]);
  expect(textsAt(one, 'repositoryName/legalBodyName')).toEqual(['B', 'A']);
  expect(textsAt(one, 'repositoryLocation/namePlaceSet')).toEqual(['C', 'D']);
  expect(textsAt(one, 'sourceRepositorySet')).toEqual(['says b', 'says c', 'says a', 'says d']);
});

test('measures in words, and in decimals where they are understood', () => {
  expect(at('displayObjectMeasurements')).toEqual([
    'c. l. 12.5 cm; w. 1/2 in; wt. 3 g',
    '63 (of 64)',
    '狀元: 1 / 1',
    '秀才: 31 / 32',
  ]);
  expect(at('measurementsSet/measurementType')).toEqual(['length', 'width', 'weight', 'count', 'count', 'count']);
  expect(at('measurementsSet/measurementValue')).toEqual(['125', '12.7', '3', '63', '1', '31']);
  expect(at('objectMeasurements/extentMeasurements')).toEqual(['狀元', '秀才']);
  expect(at('qualifierMeasurements')).toEqual(['approximate']);
});

test('parts, inscriptions, photographs and relations are told', () => {
  expect(attributesAt(written, 'objectDescriptionSet', 'lido:type')).toEqual(['description', 'pips', 'part', 'part']);
  expect(at('objectDescriptionSet/descriptiveNoteValue')).toContain('秀才; 31 / 32; missing; one lost');
  expect(at('inscriptionTranscription')[0]).toBe(TALLIES.inscriptions[0]?.leiden.join('\n'));
  expect(at('inscriptionDescription/descriptiveNoteValue')).toEqual([
    'Great tally; 狀元; front; vertical-rl',
    '狀元□□及第\n五紅奪銫甲丁戊\n[broken',
    '狀元榜眼及第',
    'tsiōng-guân',
    'First scholar',
  ]);
  expect(at('inscriptionDescription/sourceDescriptiveNote')).toEqual(['Ông; possible', 'Tâi-lô', 'me']);
  expect(at('linkResource')).toEqual(['正面 1.jpg']);
  expect(at('resourceMeasurementsSet/measurementValue')).toEqual(['4000', '3000']);
  expect(at('relatedWork/object/objectID')).toEqual([
    'urn:x-variorum:game:zhuangyuan-chou',
    'urn:x-variorum:source:own-1',
    'urn:x-variorum:object:o2',
    'urn:x-variorum:variant:new%231',
  ]);
  expect(at('relatedWork/displayObject')).toEqual(['The game of the Top Scholar', 'Chan 1901', 'A box', 'new#1']);
});
