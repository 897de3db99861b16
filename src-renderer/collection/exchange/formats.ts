import type { ExportFormat } from '#contract/own/exchange.ts';
import { m } from '../../paraglide/messages.js';

/** A format records are written in, as the dialog offers it. */
export interface Format {
  readonly id: ExportFormat | 'pdf';
  readonly label: () => string;
  readonly extension: string;
  /** What the dialog asks and says of it: tables have headings, and a text may be opened by programs that compute cells. */
  readonly kind: 'text-table' | 'workbook' | 'objects' | 'sources' | 'pages';
}

const named = (id: Format['id'], label: () => string, extension: string, kind: Format['kind']): Format => ({
  id,
  label,
  extension,
  kind,
});

export const FORMATS: readonly Format[] = [
  named('csv', m.exchange_format_csv, 'csv', 'text-table'),
  named('xlsx', m.exchange_format_xlsx, 'xlsx', 'workbook'),
  named('pdf', m.formats_pdf, 'pdf', 'pages'),
  named('linked-art', m.formats_linked_art, 'json', 'objects'),
  named('lido', m.formats_lido, 'xml', 'objects'),
  named('dublin-core', m.formats_dublin_core, 'xml', 'objects'),
  named('epidoc', m.formats_epidoc, 'zip', 'objects'),
  named('iiif', m.formats_iiif, 'zip', 'objects'),
  named('csl-json', m.formats_csl, 'json', 'sources'),
  named('bibtex', m.formats_bibtex, 'bib', 'sources'),
];
