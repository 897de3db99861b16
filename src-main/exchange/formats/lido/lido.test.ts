import { expect, test } from 'vitest';
import { attributesAt, BARE, errorsIn, holdingOf, TALLIES, textsAt } from '../testing.ts';
import { writeLido } from './lido.ts';

const written = writeLido(holdingOf(TALLIES, BARE));
const bare = writeLido(holdingOf(BARE));
const at = (path: string) => textsAt(written, path);

test('is LIDO as far as we write it', async () => {
  expect(await errorsIn(written, 'lido-excerpt.xsd')).toEqual([]);
  const bad = written.replace('<lido:titleWrap>', '<lido:titleWrap><lido:titleSet></lido:titleSet>');
  expect(await errorsIn(bad, 'lido-excerpt.xsd')).not.toEqual([]);
});

test('has one record for each object', () => {
  expect(at('lido/lidoRecID')).toEqual(['variorum:o1', 'variorum:o2']);
  expect(at('workID')).toEqual(['T-001', 'T-002']);
  expect(at('recordMetadataDate')).toContain('2026-02-03T04:05:06.000Z');
});

test('titles stand side by side, the preferred one first', () => {
  expect(textsAt(written, 'titleSet/appellationValue').slice(0, 2)).toEqual([
    '狀元籌 𠮷',
    'Tallies of "Top Scholar" <set> & box',
  ]);
  expect(attributesAt(written, 'titleSet/appellationValue', 'lido:pref').slice(0, 2)).toEqual([
    'preferred',
    'alternative',
  ]);
  expect(textsAt(bare, 'titleSet/appellationValue')).toEqual(['T-002']);
});

test('each competing statement is an event of its own', () => {
  expect(at('eventDate/displayDate')).toEqual(['道光十二年', 'the time of my grandmother', 'after 1850', '2019-05']);
  expect(at('date/earliestDate')).toEqual(['1832-02-02', '1851-01-01', '2019-05-01']);
  expect(at('date/latestDate')).toEqual(['1833-02-19', '2019-05-31']);
  expect(at('nameActorSet/appellationValue')).toEqual(['Ông Bó͘', '陳記', 'a stall']);
  expect(at('attributionQualifierActor')).toEqual(['possible']);
  expect(at('eventDescriptionSet/descriptiveNoteValue')).toEqual([
    'probable; Chan 1901, p. 3',
    'possible',
    'doubtful; told at New Year',
  ]);
});

test('measures in words, and in decimals where they are understood', () => {
  expect(at('displayObjectMeasurements')).toEqual(['c. l. 12.5 cm; w. 1/2 in; wt. 3 g', '63 (of 64)']);
  expect(at('measurementsSet/measurementType')).toEqual(['length', 'width', 'weight']);
  expect(at('measurementsSet/measurementValue')).toEqual(['125', '12.7', '3']);
  expect(at('qualifierMeasurements')).toEqual(['approximate']);
});

test('parts, inscriptions, photographs and relations are told', () => {
  expect(attributesAt(written, 'objectDescriptionSet', 'lido:type')).toEqual(['description', 'part', 'part']);
  expect(at('objectDescriptionSet/descriptiveNoteValue')).toContain('秀才; 31 / 32; missing; one lost');
  expect(at('inscriptionTranscription')[0]).toBe(TALLIES.inscriptions[0]?.leiden.join('\n'));
  expect(at('inscriptionDescription/descriptiveNoteValue')).toEqual([
    'Great tally; front; vertical-rl',
    '狀元□□及第\n五紅奪銫甲丁戊\n[broken',
    '狀元榜眼及第',
    'tsiōng-guân',
    'First scholar',
  ]);
  expect(at('inscriptionDescription/sourceDescriptiveNote')).toEqual(['Ông; possible', 'Tâi-lô', 'me']);
  expect(at('linkResource')).toEqual(['正面 1.jpg']);
  expect(at('resourceMeasurementsSet/measurementValue')).toEqual(['4000', '3000']);
  expect(at('relatedWork/object/objectID')).toEqual(['variorum:game/zhuangyuan-chou']);
});
