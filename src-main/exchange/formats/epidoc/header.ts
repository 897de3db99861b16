import type { OwnObject } from '#contract/own/records.ts';
import { type Dimension, understandDimensions } from '#contract/own/understand/dimensions.ts';
import { datesOf, type Holding, remarkOn, type Statement, statementsOf, titleOf, typeOf } from '../holding.ts';
import { element, type Element, type Markup, wrap } from '../markup.ts';
import { languageTag } from '../language.ts';
import { decimal } from '../measures.ts';
import { type Happening, happeningsOf } from '../provenance.ts';

/** TEI knows three degrees. */
export const CERT = { certain: 'high', probable: 'medium', possible: 'low', doubtful: 'low' } as const;

export function headerOf(holding: Holding, object: OwnObject): Element {
  const languages = new Set([holding.lang, ...object.inscriptions.flatMap(({ lang }) => languageTag(lang) ?? [])]);
  const [title, ...others] = statementsOf(holding, object, 'title');
  return element(
    'teiHeader',
    {},
    element(
      'fileDesc',
      {},
      element(
        'titleStmt',
        {},
        element('title', { 'xml:lang': title?.value.lang }, titleOf(holding, object)),
        ...others.map(({ value }) => element('title', { type: 'alt', 'xml:lang': value.lang }, value.text)),
      ),
      element(
        'publicationStmt',
        {},
        element('authority', {}, statementsOf(holding, object, 'recorder')[0]?.value.text ?? 'Variorum'),
        element('idno', { type: 'filename' }, object.accession),
        wrap(
          'availability',
          statementsOf(holding, object, 'rights').map(({ value }) => element('p', {}, value.text)),
        ),
      ),
      element('sourceDesc', {}, manuscriptOf(holding, object)),
    ),
    element(
      'profileDesc',
      {},
      element('langUsage', {}, ...[...languages].map((ident) => element('language', { ident }, ident))),
    ),
  );
}

function manuscriptOf(holding: Holding, object: OwnObject): Element {
  const all = (field: string) => statementsOf(holding, object, field);
  const [owner] = all('owner');
  return element(
    'msDesc',
    {},
    element(
      'msIdentifier',
      {},
      owner && element('repository', {}, owner.value.text),
      element('idno', {}, object.accession),
    ),
    wrap(
      'msContents',
      all('description').map(({ value }) => element('p', { 'xml:lang': value.lang }, value.text)),
    ),
    element(
      'physDesc',
      {},
      element('objectDesc', {}, element('supportDesc', {}, element('support', {}, ...supportOf(holding, object)))),
    ),
    element(
      'history',
      {},
      originOf(holding, object),
      ...all('provenance').map(provenance),
      ...happeningsOf(holding, object).map(happened),
    ),
  );
}

function supportOf(holding: Holding, object: OwnObject): Markup[] {
  const all = (field: string) => statementsOf(holding, object, field);
  const names = all('object-name').map(({ value }) => value.text);
  return [
    ...(names.length > 0 ? names : [typeOf(holding, object)]).map((name) =>
      element('p', {}, element('objectType', {}, name)),
    ),
    ...all('materials').map(({ value }) => element('p', {}, element('material', {}, value.text))),
    ...all('dimensions').map(dimensionsOf),
    ...object.parts.map(({ name, count, note }) =>
      element('p', {}, `${count.toString()} × ${name}${note === undefined ? '' : ` (${note})`}`),
    ),
  ];
}

/** The words, and each measure with its number where they are understood. */
function dimensionsOf({ value }: Statement): Element {
  const read = understandDimensions(value.text);
  const parts = read.kind === 'ok' ? read.value.parts : [];
  return element('p', {}, value.text, wrap('dimensions', parts.map(dim)));
}

function dim({ extent, measure, amount, most }: Dimension): Element {
  const size = most ? { atLeast: decimal(amount), atMost: decimal(most) } : { quantity: decimal(amount) };
  return element('dim', { type: extent, unit: measure === 'mm' ? 'mm' : 'g', ...size });
}

const originOf = (holding: Holding, object: OwnObject): Element =>
  element(
    'origin',
    {},
    ...statementsOf(holding, object, 'place').map((statement) =>
      element('p', {}, element('origPlace', { cert: certOf(statement) }, statement.value.text), remarks(statement)),
    ),
    ...statementsOf(holding, object, 'date').map((statement) =>
      element('p', {}, dateOf(statement), remarks(statement)),
    ),
  );

const certOf = ({ value }: Statement): string | undefined => value.certainty && CERT[value.certainty];

function dateOf(statement: Statement): Element {
  const { earliest: notBefore, latest: notAfter } = datesOf(statement) ?? {};
  return element('origDate', { notBefore, notAfter, cert: certOf(statement) }, statement.value.text);
}

function remarks(statement: Statement): Markup {
  const remark = remarkOn(statement);
  return remark === undefined ? undefined : element('note', {}, remark);
}

const provenance = (statement: Statement): Element =>
  element('provenance', {}, element('p', {}, statement.value.text, remarks(statement)));

/** What happened, with its first and last day where the words for it are understood. */
function happened({ line, date, note, certainty, remark }: Happening): Element {
  const { earliest: notBefore, latest: notAfter } = (date && datesOf(date)) ?? {};
  const notes = [note, remark].map((one) => (one === undefined ? undefined : element('note', {}, one)));
  return element(
    'provenance',
    { notBefore, notAfter, cert: certainty && CERT[certainty] },
    element('p', {}, line, ...notes),
  );
}
