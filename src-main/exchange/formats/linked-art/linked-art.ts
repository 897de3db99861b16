import { MEDIA_TYPES } from '#contract/own/media.ts';
import type { OwnInscription, OwnObject, OwnRecord } from '#contract/own/records.ts';
import { plainInscription } from '../inscription.ts';
import { type Holding, type Statement, statementsOf, titleOf, typeOf } from '../holding.ts';
import { dimensionsOf, pieces } from './dimensions.ts';
import {
  aat,
  actor,
  assignment,
  languages,
  node,
  type Node,
  place,
  remarks,
  statement,
  term,
  timespan,
} from './nodes.ts';

/** Linked Art in JSON-LD: the object where there is one, a list of them where there are several. */
export function writeLinkedArt(holding: Holding): string {
  const documents = holding.objects.map((object) => documentOf(holding, object));
  return `${JSON.stringify(documents.length === 1 ? documents[0] : documents, undefined, 2)}\n`;
}

const ACCESSION = aat(300312355, 'Accession Numbers');
const PRIMARY = aat(300404670, 'Primary Name');

/** Fields told in words, each with the kind of statement it makes. */
const STATEMENTS: readonly (readonly [field: string, kind: Node])[] = [
  ['description', aat(300435416, 'Description')],
  ['materials', aat(300435429, 'Material Statement')],
  ['dimensions', aat(300435430, 'Dimension Statement')],
  ['marks', aat(300435414, 'Inscription Statement')],
  ['condition', aat(300435425, 'Condition Statement')],
  ['provenance', aat(300435438, 'Provenance Statement')],
  ['rights', aat(300435434, 'Rights Statement')],
  ['count', term('count')],
  ['price', term('price')],
  ['notes', term('notes')],
];

function documentOf(holding: Holding, { id, body }: OwnRecord<'object'>): object {
  const all = (field: string) => statementsOf(holding, body, field);
  const [location] = all('location');
  const { type, ...properties } = node('HumanMadeObject', {
    _label: titleOf(holding, body),
    classified_as: [typeOf(holding, body), ...all('object-name').map(({ value }) => value.text), ...body.tags].map(
      (label) => term(label),
    ),
    identified_by: [
      node('Identifier', { classified_as: [ACCESSION], content: body.accession }),
      ...all('title').map(nameOf),
    ],
    referred_to_by: STATEMENTS.flatMap(([field, kind]) =>
      all(field).map(({ value }) => statement(value.text, kind, value.lang)),
    ),
    dimension: all('dimensions').flatMap(dimensionsOf),
    made_of: all('materials').map(({ value }) => term(value.text, 'Material')),
    part: body.parts.map(partOf),
    current_owner: all('owner').map(actor),
    current_location: location && place(location),
    carries: body.inscriptions.map(inscriptionOf),
    representation: body.media.map((use) => pictureOf(holding, use)),
    produced_by: production(all),
    changed_ownership_through: acquisitions(all),
    attributed_by: competing(all),
  });
  return {
    '@context': 'https://linked.art/ns/v1/linked-art.json',
    id: `urn:x-variorum:object:${id}`,
    type,
    ...properties,
  };
}

type All = (field: string) => readonly Statement[];

const nameOf = (told: Statement): Node =>
  node('Name', {
    classified_as: told.preferred ? [PRIMARY] : [],
    content: told.value.text,
    language: languages(told.value.lang),
    referred_to_by: remarks([told]),
  });

function production(all: All): Node | undefined {
  const [[maker], [where], [when]] = [all('maker'), all('place'), all('date')];
  const made = node('Production', {
    carried_out_by: maker && [actor(maker)],
    took_place_at: where && [place(where)],
    timespan: when && timespan(when),
    technique: all('technique').map(({ value }) => term(value.text)),
    referred_to_by: remarks([maker, where, when]),
  });
  return Object.keys(made).length > 1 ? made : undefined;
}

function competing(all: All): Node[] {
  const others = (field: string, property: (told: Statement) => object) =>
    all(field)
      .slice(1)
      .map((told) => assignment('produced_by', node('Production', { ...property(told) }), told));
  return [
    ...others('maker', (told) => ({ carried_out_by: [actor(told)] })),
    ...others('place', (told) => ({ took_place_at: [place(told)] })),
    ...others('date', (told) => ({ timespan: timespan(told) })),
  ];
}

function acquisitions(all: All): Node[] {
  const [[from], [on], [how]] = [all('acquired-from'), all('acquired-on'), all('acquisition-method')];
  const acquired = node('Acquisition', {
    classified_as: how && [term(how.value.text)],
    transferred_title_from: from && [actor(from)],
    timespan: on && timespan(on),
    referred_to_by: remarks([from, on, how]),
  });
  return Object.keys(acquired).length > 1 ? [acquired] : [];
}

const partOf = ({ name, number, count, note, state }: OwnObject['parts'][number]): Node =>
  node('HumanMadeObject', {
    _label: name,
    classified_as: state === 'present' ? [] : [term(state)],
    identified_by: number === undefined ? [] : [node('Identifier', { content: number })],
    dimension: [pieces(count)],
    referred_to_by: note === undefined ? [] : [statement(note, term('notes'))],
  });

/** The content is the text in standard characters; the signs of Leiden, readings and the rest are texts about it. */
function inscriptionOf(inscription: OwnInscription): Node {
  const { title, leiden, lang, readings, transliterations, translations } = inscription;
  return node('LinguisticObject', {
    _label: title,
    classified_as: [aat(300028702, 'Inscription')],
    content: plainInscription(inscription),
    language: languages(lang),
    referred_to_by: [
      statement(leiden.join('\n'), term('Leiden transcription'), lang),
      ...readings.map(({ lines, by, certainty }) =>
        statement(lines.join('\n'), term(['reading', by, certainty].filter(Boolean).join('; ')), lang),
      ),
      ...transliterations.map(({ system, lines }) => statement(lines.join('\n'), term(`transliteration: ${system}`))),
      ...translations.map((made) => statement(made.lines.join('\n'), aat(300421068, 'Translation'), made.lang)),
    ],
  });
}

function pictureOf({ media }: Holding, { sha256, filename, caption }: OwnObject['media'][number]): Node {
  const kept = media.get(sha256);
  const file = node('DigitalObject', {
    _label: filename,
    identified_by: [node('Name', { content: filename }), node('Identifier', { content: `sha256:${sha256}` })],
    format: kept && MEDIA_TYPES[kept.type].mime,
  });
  return node('VisualItem', { _label: caption, digitally_shown_by: [file] });
}
