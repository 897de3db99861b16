import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WRITING_DIRECTIONS } from '#contract/collection/schema.ts';
import { CORE_FIELDS } from '#contract/own/core-fields.ts';
import { type OwnObject, ownObject } from '#contract/own/records.ts';
import { LINK_RELATIONS, RECORD_KINDS } from '#contract/records.ts';
import { writeDublinCore } from './dublin-core.ts';
import { writeEpiDoc } from './epidoc/epidoc.ts';
import { writeManifest } from './iiif/manifest.ts';
import { manifest } from './iiif/model.testing.ts';
import { writeLido } from './lido/lido.ts';
import { writeLinkedArt } from './linked-art/linked-art.ts';
import { documents } from './linked-art/model.testing.ts';
import { holdingOf, TALLIES } from './testing.ts';
import { errorsIn } from './validate.testing.ts';

/** What people leave empty, paste and mistype. */
const words = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\ud800',
    '\u0000',
    ']]><b>&',
    '𠮷 籌',
    'Bó͘',
    '1890',
    '道光',
    '12 x 3–4 cm',
    '63 of 64',
    'sold',
    '借',
  ),
  fc.string(),
);
const leiden = fc.oneof(words, fc.constantFrom('狀[2]<元(緒?[3])>', '([2])', '{<[—]>}', '[[丙?(=丁)]]', '(甲[乙]?)'));
const lang = fc.constantFrom('zh-Hant', 'en', '', 'no language', 'nan-Latn-tailo');
const certainty = fc.constantFrom(undefined, 'certain', 'probable', 'possible', 'doubtful');
const source = fc.constantFrom(undefined, { id: 'own-1', locator: 'p. 3' }, { id: 'gone' });
const some = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 3 });
const numbered = (all: readonly object[]) => all.map((one, at) => ({ id: `${at.toString()} é`, ...one }));

const value = fc.record({ text: words, lang, certainty, source, note: words });
const part = fc.record({ name: words, count: fc.nat(99), number: words, note: words });
const inscription = fc.record({
  title: words,
  part: fc.constantFrom('0 é', 'gone'),
  face: words,
  direction: fc.constantFrom(...WRITING_DIRECTIONS),
  lang,
  leiden: some(leiden),
  readings: some(fc.record({ lines: some(words), by: words, certainty, note: words })).map(numbered),
  translations: some(fc.record({ lang, lines: some(words), by: words })).map(numbered),
});
const fraction = fc.double({ min: 0, max: 1, noNaN: true });
const region = fc.record({
  media: fc.constantFrom('m1', 'gone'),
  x: fraction,
  y: fraction,
  width: fraction,
  height: fraction,
  shows: fc.constantFrom(undefined, { inscription: '0 é', line: 1, at: 0, length: 2 }),
  note: words,
});
const event = fc.record({
  what: words,
  date: words,
  from: words,
  to: words,
  place: words,
  note: words,
  certainty,
  source,
});
const link = fc.record({
  relation: fc.constantFrom(...LINK_RELATIONS),
  to: fc.record({ kind: fc.constantFrom(...RECORD_KINDS), id: words.map((id) => `x${id}`) }),
  note: words,
});
const crop = fc.constantFrom(undefined, { x: 0.25, y: 0.25, width: 0.5, height: 0.5 });
const media = fc
  .record({ turns: fc.nat(3), crop, caption: words, filename: words })
  .map((use) => [{ ...TALLIES.media[0]!, ...use }]);

const object: fc.Arbitrary<OwnObject> = fc
  .record({
    accession: words,
    type: fc.constantFrom('tallies', 'x'),
    fields: fc.dictionary(
      fc.constantFrom(...CORE_FIELDS.map(({ id }) => id), 'pips'),
      some(value).map((values) => ({ values: numbered(values) })),
    ),
    tags: some(words.filter((tag) => tag !== '')),
    parts: some(part).map(numbered),
    inscriptions: some(inscription).map(numbered),
    regions: some(region).map(numbered),
    events: some(event).map(numbered),
    links: some(link).map(numbered),
    media,
  })
  .map((body) => ownObject.parse(JSON.parse(JSON.stringify(body))));

test('any object is a document of Linked Art and of IIIF', () => {
  fc.assert(
    fc.property(object, (body) => {
      const holding = holdingOf(body);
      const art: unknown = JSON.parse(writeLinkedArt(holding));
      expect(documents.safeParse([art].flat()).error?.issues).toBeUndefined();
      const picture = { use: body.media[0]!, name: '1.jpg', width: 40, height: 30 };
      const shown: unknown = JSON.parse(writeManifest(holding, holding.objects[0]!, '籌', [picture]));
      expect(manifest.safeParse(shown).error?.issues).toBeUndefined();
    }),
    { numRuns: 100 },
  );
});

test('any object is a record of LIDO, Dublin Core and EpiDoc', async () => {
  const bodies = fc.sample(object, 60);
  const holding = holdingOf(...bodies);
  expect(await errorsIn(writeLido(holding), 'lido-excerpt.xsd')).toEqual([]);
  expect(await errorsIn(writeDublinCore(holding), 'oai_dc.xsd')).toEqual([]);
  const inscribed = bodies.filter(({ inscriptions }) => inscriptions.length > 0).slice(0, 6);
  for (const body of inscribed) expect(await errorsIn(writeEpiDoc(holding, body), 'epidoc-excerpt.rng')).toEqual([]);
});
