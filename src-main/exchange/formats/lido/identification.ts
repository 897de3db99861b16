import type { OwnInscription, OwnObject, OwnPart } from '#contract/own/records.ts';
import { type Count, understandCount } from '#contract/own/understand/count.ts';
import { understandDimensions, type Dimension } from '#contract/own/understand/dimensions.ts';
import { type Holding, ownFieldsOf, remarkOn, type Statement, statementsOf, titleOf } from '../holding.ts';
import { plainInscription } from '../inscription.ts';
import { element, type Element, type Markup, wrap } from '../markup.ts';
import { decimal } from '../measures.ts';
import { lido, measurement, name, note, TERMS, text } from './words.ts';

export function identificationOf(holding: Holding, object: OwnObject): Element {
  const all = (field: string) => statementsOf(holding, object, field);
  return lido(
    'objectIdentificationWrap',
    lido('titleWrap', ...titles(holding, object)),
    wrap('lido:inscriptionsWrap', [
      ...object.inscriptions.map((one) => inscribed(one, object)),
      ...all('marks').map(marked),
    ]),
    repositories(holding, object),
    wrap('lido:objectDescriptionWrap', [
      ...[...DESCRIPTIONS, ...ownFieldsOf(object)].flatMap((field) =>
        all(field).map((statement) => described(field, statement)),
      ),
      ...object.parts.map(partOf),
    ]),
    wrap('lido:objectMeasurementsWrap', [
      ...all('dimensions').map(measured),
      ...all('count').map(counted),
      ...object.parts.map(countedPart),
    ]),
  );
}

const DESCRIPTIONS = ['description', 'condition', 'provenance', 'notes', 'recorded-on'];

function titles(holding: Holding, object: OwnObject): Element[] {
  const told = statementsOf(holding, object, 'title').map(({ value, preferred, cited }) =>
    name('titleSet', value.text, value.lang, preferred ? TERMS.preferred : TERMS.alternative, cited),
  );
  return told.length > 0 ? told : [name('titleSet', titleOf(holding, object))];
}

/** The transcription keeps the Leiden signs; the standard text and the translations are notes on it. */
function inscribed(inscription: OwnInscription, { parts }: OwnObject): Element {
  const { title, leiden, lang, readings, transliterations, translations, direction, face } = inscription;
  const part = parts.find(({ id }) => id === inscription.part)?.name;
  const place = [title, part, face, direction].filter((part) => part !== undefined && part !== '').join('; ');
  return lido(
    'inscriptions',
    text('inscriptionTranscription', leiden.join('\n'), lang),
    note('inscriptionDescription', place),
    note('inscriptionDescription', plainInscription(inscription), lang),
    ...readings.map(({ lines, by, certainty, note: why }) =>
      note('inscriptionDescription', lines.join('\n'), lang, [by, certainty, why].filter(Boolean).join('; ')),
    ),
    ...transliterations.map(({ system, lines }) => note('inscriptionDescription', lines.join('\n'), undefined, system)),
    ...translations.map((made) => note('inscriptionDescription', made.lines.join('\n'), made.lang, made.by)),
  );
}

const marked = ({ value }: Statement): Element =>
  lido('inscriptions', text('inscriptionTranscription', value.text, value.lang));

/** Where it is and whose, with its number; what else may be so of either stands beside. */
function repositories(holding: Holding, object: OwnObject): Element {
  const [owner, ...owners] = statementsOf(holding, object, 'owner');
  const [location, ...locations] = statementsOf(holding, object, 'location');
  const number = element('lido:workID', { 'lido:type': 'accession number' }, object.accession);
  return lido(
    'repositoryWrap',
    repository(owner, number, location),
    ...owners.map((other) => repository(other, undefined, undefined)),
    ...locations.map((other) => repository(undefined, undefined, other)),
  );
}

const repository = (owner: Statement | undefined, number: Markup, location: Statement | undefined): Element =>
  lido.with(
    'repositorySet',
    { 'lido:type': TERMS.currentRepository },
    owner && lido('repositoryName', name('legalBodyName', owner.value.text, owner.value.lang)),
    number,
    location && lido('repositoryLocation', name('namePlaceSet', location.value.text, location.value.lang)),
    ...[owner, location].map((one) => one && optional('sourceRepositorySet', remarkOn(one))),
  );

const described = (field: string, statement: Statement): Element =>
  element(
    'lido:objectDescriptionSet',
    { 'lido:type': field },
    text('descriptiveNoteValue', statement.value.text, statement.value.lang),
    optional('sourceDescriptiveNote', remarkOn(statement)),
  );

const optional = (tag: string, words: string | undefined): Markup =>
  words === undefined || words === '' ? undefined : text(tag, words);

function partOf({ name: called, count, complete, state, number, note: words }: OwnPart): Element {
  const told = [number, called, piecesInWords(count, complete), state === 'present' ? undefined : state, words];
  return element(
    'lido:objectDescriptionSet',
    { 'lido:type': 'part' },
    text('descriptiveNoteValue', told.filter((part) => part !== undefined && part !== '').join('; ')),
  );
}

/** The words as they are, and each measure in decimals where they are understood. */
function measured(statement: Statement): Element {
  const { text: words, lang } = statement.value;
  const read = understandDimensions(words);
  const parts = read.kind === 'ok' ? read.value.parts : [];
  return lido(
    'objectMeasurementsSet',
    text('displayObjectMeasurements', words, lang),
    parts.length === 0
      ? undefined
      : lido(
          'objectMeasurements',
          ...parts.map(dimension),
          optional('qualifierMeasurements', read.kind === 'ok' && read.value.approximate ? 'approximate' : undefined),
        ),
  );
}

function dimension({ extent, measure, amount, most }: Dimension): Element {
  const value = decimal(amount) + (most ? `–${decimal(most)}` : '');
  return measurement('measurementsSet', extent ?? 'dimension', measure === 'mm' ? 'mm' : 'g', value);
}

/** The words as they are, and the number where they are understood. */
function counted({ value }: Statement): Element {
  const read = understandCount(value.text);
  return lido(
    'objectMeasurementsSet',
    text('displayObjectMeasurements', value.text, value.lang),
    read.kind === 'ok' ? pieces(numberOf(read.value), undefined, read.value.approximate) : undefined,
  );
}

const numberOf = ({ least, most }: Count): string =>
  least === most ? least.toString() : `${least.toString()}–${most.toString()}`;

const countedPart = ({ name: called, count, complete }: OwnPart): Element =>
  lido(
    'objectMeasurementsSet',
    text('displayObjectMeasurements', [called, piecesInWords(count, complete)].filter(Boolean).join(': ')),
    pieces(count.toString(), called, false),
  );

const pieces = (count: string, of: string | undefined, approximate: boolean): Element =>
  lido(
    'objectMeasurements',
    measurement('measurementsSet', 'count', 'pieces', count),
    optional('extentMeasurements', of),
    optional('qualifierMeasurements', approximate ? 'approximate' : undefined),
  );

const piecesInWords = (count: number, complete: number | undefined): string =>
  complete === undefined ? count.toString() : `${count.toString()} / ${complete.toString()}`;
