import { CORE_FIELDS } from '#contract/own/core-fields.ts';
import type { OwnInscription, OwnObject } from '#contract/own/records.ts';
import { plainInscription } from '../inscription.ts';
import { type Holding, remarkOn, type Statement, statementsOf, titleOf } from '../holding.ts';
import { element, type Element, type Markup, wrap } from '../markup.ts';
import { page, paragraphs, pictureOf } from './page.ts';

/** What a page says in the language of the reader, and the pictures it shows. */
export interface Sheet {
  readonly title: string;
  readonly sources: string;
  /** Of a column; one without is headed by its id. */
  readonly headings: Readonly<Record<string, string>>;
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
  const fields = Object.keys(body.fields)
    .filter((field) => field !== 'title' || statementsOf(holding, body, field).length > 1)
    .sort((one, other) => rankOf(one) - rankOf(other));
  return element(
    'article',
    {},
    element('h2', { lang: title?.value.lang }, titleOf(holding, body)),
    element('p', { class: 'number' }, body.accession),
    picture && element('figure', {}, pictureOf(picture, captionOf(body))),
    wrap(
      'dl',
      fields.flatMap((field) => told(sheet.headings[field] ?? field, statementsOf(holding, body, field))),
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

/** In the order of the form; the user's own fields come after. */
const rankOf = (field: string): number => {
  const at = CORE_FIELDS.findIndex(({ id }) => id === field);
  return at === -1 ? CORE_FIELDS.length : at;
};

const captionOf = ({ media, primary }: OwnObject): string =>
  (media.find(({ id }) => id === primary) ?? media[0])?.caption ?? '';

function told(heading: string, statements: readonly Statement[]): Markup[] {
  if (statements.length === 0) return [];
  return [
    element('dt', {}, heading),
    ...statements.map((statement) => {
      const remark = remarkOn(statement);
      return element(
        'dd',
        { lang: statement.value.lang },
        ...paragraphs(statement.value.text),
        remark === undefined ? undefined : element('p', { class: 'remark' }, remark),
      );
    }),
  ];
}

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
ul { padding-left: 5mm; margin: 3mm 0 0; }
.number, .remark { font-size: 9pt; }
`;
