import { MEDIA_TYPES } from '#contract/own/media.ts';
import type { OwnObject, OwnPart, OwnRecord } from '#contract/own/records.ts';
import { addressOf, type Holding, ownFieldsOf, type Statement, statementsOf, titleOf, typeOf } from '../holding.ts';
import { happeningsOf } from '../provenance.ts';
import { uriPart } from '../uri.ts';
import { countsOf, dimensionsOf, pieces } from './dimensions.ts';
import { relationsOf } from './links.ts';
import {
  aat,
  actor,
  competing,
  document,
  isSaid,
  kindOfText,
  languages,
  named,
  node,
  type Node,
  NOTE,
  numbered,
  ownKindOfText,
  place,
  type Reference,
  reference,
  remarks,
  statement,
  term,
  timespan,
} from './nodes.ts';
import { activityOf } from './provenance.ts';
import { textIn, textOf } from './texts.ts';

const ACCESSION = aat(300312355, 'Accession Number');
const PRIMARY = aat(300404670, 'Primary Name');
const ALTERNATE = aat(300264273, 'Alternate Name');
const WORK = aat(300435443, 'Type of Work');
const PART = aat(300241583, 'Part Type');
const DIGITAL_IMAGE = aat(300215302, 'Digital Image');

/** Fields told in words, each with the kind of statement it makes. */
const STATEMENTS: readonly (readonly [field: string, kind: Node])[] = [
  ['description', kindOfText(300435416, 'Description')],
  ['materials', kindOfText(300435429, 'Material Statement')],
  ['dimensions', kindOfText(300435430, 'Dimension Statement')],
  ['marks', kindOfText(300435420, 'Markings')],
  ['condition', kindOfText(300435425, 'Condition Statement')],
  ['provenance', kindOfText(300435438, 'Provenance Statement')],
  ['rights', kindOfText(300435434, 'Copyright/License Statement')],
  ['price', kindOfText(300055694, 'Price Statement')],
  ['count', ownKindOfText('count')],
  ['recorder', ownKindOfText('recorder')],
  ['recorded-on', ownKindOfText('recorded on')],
  ['notes', NOTE],
];

export function documentsOf(holding: Holding, { id: local, body }: OwnRecord<'object'>): readonly Node[] {
  const id = addressOf({ kind: 'object', id: local });
  const whole = reference(id, 'HumanMadeObject', [titleOf(holding, body)].find(isSaid) ?? local);
  return [
    objectOf(holding, whole, body),
    ...body.parts.map((part) => partOf(whole, part, body)),
    ...body.inscriptions.map((inscription) => textOf(id, inscription)),
    ...happeningsOf(holding, body).map((happening) => activityOf(whole, happening)),
  ];
}

function objectOf(holding: Holding, { id, _label }: Reference, body: OwnObject): Node {
  const all = (field: string) => statementsOf(holding, body, field);
  const [location] = all('location');
  const [partOfOthers, attributed, texts] = relationsOf(holding, body);
  return document(id, 'HumanMadeObject', {
    _label,
    classified_as: [
      ...[typeOf(holding, body), ...all('object-name').map(({ value }) => value.text)].map((name) =>
        term(name, 'Type', WORK),
      ),
      ...body.tags.map((tag) => term(tag)),
    ],
    identified_by: [numbered(body.accession, ACCESSION), ...all('title').map(nameOf)],
    referred_to_by: [
      ...STATEMENTS.flatMap(([field, kind]) => all(field).map(told(kind))),
      ...ownFieldsOf(body).flatMap((field) => all(field).map(told(ownKindOfText(field)))),
      ...texts,
    ],
    dimension: [...all('dimensions').flatMap(dimensionsOf), ...all('count').flatMap(countsOf)],
    made_of: all('materials').map(({ value }) => term(value.text, 'Material')),
    part_of: partOfOthers,
    current_owner: all('owner').slice(0, 1).map(actor),
    current_location: location && place(location),
    carries: body.inscriptions.filter((one) => !isOnPart(body, one)).map((one) => textIn(id, one)),
    representation: body.media.map((use) => pictureOf(holding, use)),
    produced_by: production(all),
    changed_ownership_through: acquisition(all),
    attributed_by: [...otherwise(all), ...attributed],
  });
}

type All = (field: string) => readonly Statement[];

const told =
  (kind: Node) =>
  (one: Statement): Node | undefined =>
    statement(one.value.text, kind, one.value.lang, remarks([one]));

const nameOf = (one: Statement): Node =>
  node('Name', {
    classified_as: [one.preferred ? PRIMARY : ALTERNATE],
    content: one.value.text,
    language: languages(one.value.lang),
    referred_to_by: remarks([one]),
  });

/** What only may be so of where the object is and whose. */
const otherwise = (all: All): Node[] => [
  ...all('owner')
    .slice(1)
    .map((one) => competing(one, 'current_owner', actor(one))),
  ...all('location')
    .slice(1)
    .map((one) => competing(one, 'current_location', place(one))),
];

/** Several techniques may well have been used together. */
function production(all: All): Node | undefined {
  const made = eventOf(all, 'Production', [
    ['maker', (one) => ({ carried_out_by: [actor(one)] })],
    ['place', (one) => ({ took_place_at: [place(one)] })],
    ['date', (one) => ({ timespan: timespan(one) })],
  ]);
  const technique = all('technique').map(({ value }) => term(value.text));
  return technique.length > 0 ? { ...(made ?? node('Production', {})), technique } : made;
}

function acquisition(all: All): Node[] {
  const acquired = eventOf(all, 'Acquisition', [
    ['acquired-from', (one) => ({ transferred_title_from: [actor(one)] })],
    ['acquired-on', (one) => ({ timespan: timespan(one) })],
    ['acquisition-method', (one) => ({ classified_as: [term(one.value.text)] })],
  ]);
  return acquired ? [acquired] : [];
}

type Telling = readonly [field: string, tell: (one: Statement) => object];

/** What the preferred statements tell is so; what the others tell may be so, each as a part of the event. */
function eventOf(all: All, type: string, tellings: readonly Telling[]): Node | undefined {
  const preferred = tellings.flatMap(([field, tell]) => all(field).slice(0, 1).map(tell));
  const others = tellings.flatMap(([field, tell]) =>
    all(field)
      .slice(1)
      .map((one) => competing(one, 'part', node(type, { ...tell(one) }))),
  );
  if (preferred.length === 0) return undefined;
  return node(type, {
    ...preferred.reduce((one, other) => ({ ...one, ...other }), {}),
    referred_to_by: remarks(tellings.map(([field]) => all(field)[0])),
    attributed_by: others,
  });
}

const partIdOf = (whole: string, { id }: OwnPart): string => `${whole}:part:${uriPart(id)}`;

const isOnPart = ({ parts }: OwnObject, { part }: OwnObject['inscriptions'][number]): boolean =>
  parts.some(({ id }) => id === part);

function partOf(whole: Reference, part: OwnPart, { inscriptions }: OwnObject): Node {
  const { id, name, number, count, complete, note, state } = part;
  const called = [name, number].find(isSaid) ?? id;
  return document(partIdOf(whole.id, part), 'HumanMadeObject', {
    _label: called,
    classified_as: [...(isSaid(name) ? [term(name, 'Type', PART)] : []), ...(state === 'present' ? [] : [term(state)])],
    identified_by: [named(name, PRIMARY), numbered(number)],
    dimension: [pieces(count)],
    part_of: [whole],
    carries: inscriptions.filter((one) => one.part === part.id).map((one) => textIn(whole.id, one)),
    referred_to_by: [
      ...(complete === undefined ? [] : [statement(`${count.toString()} / ${complete.toString()}`, COMPLETE)]),
      statement(note, NOTE),
    ],
  });
}

const COMPLETE = ownKindOfText('pieces there are and pieces of a complete set');

function pictureOf({ media }: Holding, { sha256, filename, caption }: OwnObject['media'][number]): Node {
  const kept = media.get(sha256);
  const file = node('DigitalObject', {
    _label: isSaid(filename) ? filename : sha256,
    classified_as: kept && MEDIA_TYPES[kept.type].mime.startsWith('image/') ? [DIGITAL_IMAGE] : [],
    identified_by: [named(filename), numbered(`sha256:${sha256}`)],
    format: kept && MEDIA_TYPES[kept.type].mime,
  });
  return node('VisualItem', { _label: caption, digitally_shown_by: [file] });
}
