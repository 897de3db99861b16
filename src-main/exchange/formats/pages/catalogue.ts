import { CORE_FIELDS } from '#contract/own/core-fields.ts';
import { eventWords } from '#contract/own/events.ts';
import type { OwnInscription, OwnObject, ProvenanceEvent } from '#contract/own/records.ts';
import { plainInscription } from '../inscription.ts';
import { citedAs, type Holding, remarkOn, statementsOf, titleOf } from '../holding.ts';
import { element, type Element, type Markup, wrap } from '../markup.ts';
import { prose } from './markdown.ts';
import { page, paragraphs, pictureOf } from './page.ts';

/** What a page says in the language of the reader, and the pictures it shows. */
export interface Sheet {
  readonly title: string;
  readonly sources: string;
  /** Of a column; one without is headed by its id. */
  readonly headings: Readonly<Record<string, string>>;
  /** Fields written in Markdown. */
  readonly prose: ReadonlySet<string>;
  /** JPEG, by object. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

/** A catalogue to be printed: an entry for each object, and the sources they cite. */
export const writeCatalogue = (holding: Holding, sheet: Sheet): string =>
  page(holding.lang, sheet.title, STYLE, [
    element('h1', {}, sheet.title),
    ...holding.objects.map((object) => entryOf(holding, object, sheet)),
    sourcesOf(holding, sheet),
  ]);

function entryOf(holding: Holding, { id, body }: Holding['objects'][number], sheet: Sheet): Element {
  const picture = sheet.pictures.get(id);
  const [title] = statementsOf(holding, body, 'title');
  return element(
    'article',
    {},
    element('h2', { lang: title?.value.lang }, titleOf(holding, body)),
    element('p', { class: 'number' }, body.accession),
    picture && element('figure', {}, pictureOf(picture, captionOf(body))),
    wrap(
      'dl',
      fieldsOf(holding, body).flatMap((field) =>
        field === 'events' ? happened(holding, body, sheet) : told(holding, body, field, sheet),
      ),
    ),
    wrap(
      'ul',
      body.parts.map(({ name, count, note }) =>
        element('li', {}, `${count.toString()} × ${name}${note === undefined ? '' : `, ${note}`}`),
      ),
    ),
    ...body.inscriptions.map(inscribed),
  );
}

/** In the order of the form, the events after the story of them; the user's own fields come last. */
const ORDER = CORE_FIELDS.flatMap(({ id }) => (id === 'provenance' ? [id, 'events'] : [id]));

const fieldsOf = (holding: Holding, body: OwnObject): readonly string[] =>
  [...new Set([...ORDER, ...Object.keys(body.fields)])].filter(
    (field) => field !== 'title' || statementsOf(holding, body, field).length > 1,
  );

const captionOf = ({ media, primary }: OwnObject): string =>
  (media.find(({ id }) => id === primary) ?? media[0])?.caption ?? '';

function told(holding: Holding, body: OwnObject, field: string, sheet: Sheet): Markup[] {
  const statements = statementsOf(holding, body, field);
  if (statements.length === 0) return [];
  const set = sheet.prose.has(field) ? prose : paragraphs;
  return [
    element('dt', {}, sheet.headings[field] ?? field),
    ...statements.map((one) =>
      element('dd', { lang: one.value.lang }, ...set(one.value.text), remarked(remarkOn(one))),
    ),
  ];
}

function happened(holding: Holding, { events }: OwnObject, { headings }: Sheet): Markup[] {
  if (events.length === 0) return [];
  const heading = element('dt', {}, headings['events'] ?? 'events');
  return [heading, element('dd', {}, element('ol', {}, ...events.map((event) => eventOf(holding, event))))];
}

function eventOf({ references }: Holding, event: ProvenanceEvent): Element {
  const { note, certainty, source } = event;
  const remark = [certainty, source && citedAs(references, source)].filter((one) => one !== undefined).join('; ');
  return element('li', {}, element('p', {}, eventWords(event)), ...prose(note), remarked(remark));
}

const remarked = (remark: string | undefined): Markup =>
  remark ? element('p', { class: 'remark' }, remark) : undefined;

function inscribed(inscription: OwnInscription): Element {
  const { title, lang, translations } = inscription;
  return element(
    'section',
    {},
    element('h3', {}, title),
    element('div', { lang }, ...paragraphs(plainInscription(inscription))),
    ...translations.map((made) => element('div', { lang: made.lang }, ...paragraphs(made.lines.join('\n')))),
  );
}

function sourcesOf({ references }: Holding, { sources }: Sheet): Markup {
  const cited = [...new Map([...references.values()].map((one) => [one.id, one])).values()];
  if (cited.length === 0) return undefined;
  return element(
    'section',
    {},
    element('h2', {}, sources),
    element('ul', {}, ...cited.map(({ short, csl }) => element('li', {}, `${short}: ${textOf(csl['title'])}`))),
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Without signs that a page would have to write otherwise than a sheet of style does. */
const STYLE = `
@page { size: A4; margin: 20mm; }
body { font: 10.5pt/1.5 Variorum Latin, Variorum Han, Variorum Han Rest, serif; color: black; background: white; margin: 0; }
h1 { font-size: 20pt; margin: 0 0 12mm; }
h2 { font-size: 14pt; margin: 0; }
h3 { font-size: 10.5pt; margin: 4mm 0 0; }
p { margin: 0; }
article { break-inside: avoid-page; border-top: 0.3mm solid; padding: 4mm 0 8mm; }
figure { margin: 3mm 0; }
img { max-width: 100%; max-height: 90mm; }
dl { display: grid; grid-template-columns: 38mm 1fr; gap: 1mm 4mm; margin: 3mm 0 0; }
dt { grid-column: 1; font-style: italic; }
dd { grid-column: 2; margin: 0; }
h4, h5, h6 { font-size: 10.5pt; margin: 2mm 0 0; }
ul { padding-left: 5mm; margin: 3mm 0 0; }
dd ul, dd ol { padding-left: 5mm; margin: 0; }
blockquote { margin: 1mm 0 1mm 5mm; }
pre { white-space: pre-wrap; margin: 0; }
table { border-collapse: collapse; }
td, th { border: 0.2mm solid; padding: 0.5mm 2mm; text-align: left; }
dd p + p { margin-top: 1.5mm; }
.number, .remark { font-size: 9pt; }
`;
