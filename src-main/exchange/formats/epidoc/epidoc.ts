import type { OwnInscription, OwnObject, Region } from '#contract/own/records.ts';
import type { Holding } from '../holding.ts';
import { element, type Element, type Markup, wrap, writeXml } from '../markup.ts';
import { uriPart } from '../uri.ts';
import { CERT, headerOf } from './header.ts';
import { lineOf } from './leiden-tei.ts';

/** An EpiDoc edition of everything written on one object. */
export const writeEpiDoc = (holding: Holding, object: OwnObject): string =>
  writeXml(
    element(
      'TEI',
      { xmlns: 'http://www.tei-c.org/ns/1.0', 'xml:lang': holding.lang },
      headerOf(holding, object),
      wrap(
        'facsimile',
        object.media.map((use) => surfaceOf(object, use)),
      ),
      element(
        'text',
        {},
        element('body', {}, ...object.inscriptions.flatMap((one, at) => divisionsOf(object, one, at))),
      ),
    ),
  );

/** Regions in fractions of the photograph, as the program has them. */
function surfaceOf({ regions }: OwnObject, { id, filename, caption }: OwnObject['media'][number]): Element {
  const zones = regions.filter(({ media }) => media === id);
  return element(
    'surface',
    { ulx: '0', uly: '0', lrx: '1', lry: '1' },
    element('graphic', { url: uriPart(filename) }, caption === '' ? undefined : element('desc', {}, caption)),
    ...zones.map((region) => zoneOf(region, zoneName(regions, region))),
  );
}

function zoneOf({ x, y, width, height, note }: Region, id: string): Element {
  const [lrx, lry] = [Math.min(x + width, 1), Math.min(y + height, 1)];
  const corners = { ulx: decimal(x), uly: decimal(y), lrx: decimal(lrx), lry: decimal(lry) };
  return element('zone', { 'xml:id': id, ...corners }, note === undefined ? undefined : element('note', {}, note));
}

const zoneName = (regions: readonly Region[], region: Region): string =>
  `zone-${(regions.indexOf(region) + 1).toString()}`;

/** The places on the photographs where a line of an inscription is seen. */
function placesOf({ regions, media }: OwnObject, { id }: OwnInscription, row: number): string | undefined {
  const isShown = (region: Region) => media.some((use) => use.id === region.media);
  const seen = regions.filter(
    (region) => region.shows?.inscription === id && region.shows.line === row && isShown(region),
  );
  return seen.length === 0 ? undefined : seen.map((region) => `#${zoneName(regions, region)}`).join(' ');
}

const decimal = (fraction: number): string => Number(fraction.toFixed(6)).toString();

function divisionsOf(object: OwnObject, inscription: OwnInscription, at: number): Markup[] {
  const n = (at + 1).toString();
  const { title, lang, leiden, face, direction, readings, transliterations, translations } = inscription;
  const place = [title, face].filter((one) => one !== undefined && one !== '').join(', ');
  const lines = leiden.flatMap((line, row) => [lb(row, placesOf(object, inscription, row)), ...lineOf(line)]);
  return [
    element(
      'div',
      { type: 'edition', 'xml:lang': lang, n },
      part(n, place, [element('ab', { rend: direction }, ...lines)]),
    ),
    ...transliterations.map(({ system, lines }) =>
      element('div', { type: 'edition', subtype: 'transliteration', n }, part(n, system, [paragraph('ab', lines)])),
    ),
    readings.length === 0
      ? undefined
      : element('div', { type: 'apparatus', n }, element('listApp', {}, ...readings.map(readingOf))),
    ...translations.map((made) =>
      element('div', { type: 'translation', 'xml:lang': made.lang, n }, heading(made.by), paragraph('p', made.lines)),
    ),
  ];
}

const part = (n: string, title: string, children: readonly Markup[]): Element =>
  element('div', { type: 'textpart', n }, heading(title), ...children);

const heading = (words: string): Markup => (words === '' ? undefined : element('head', {}, words));

const lb = (row: number, facs?: string): Element => element('lb', { n: (row + 1).toString(), facs });

const paragraph = (name: 'ab' | 'p', lines: readonly string[]): Element =>
  element(name, {}, ...lines.flatMap((line, row) => [lb(row), line]));

function readingOf({ lines, by, certainty, note }: OwnInscription['readings'][number]): Element {
  const words = [by, note].filter((one) => one !== undefined && one !== '').join('; ');
  return element(
    'app',
    {},
    element('rdg', { cert: certainty && CERT[certainty] }, ...lines.flatMap((line, row) => [lb(row), line])),
    words === '' ? undefined : element('note', {}, words),
  );
}
