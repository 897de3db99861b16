import type { ExportFormat } from '#contract/own/exchange.ts';
import { m } from '../../paraglide/messages.js';

/** A format records are written in, as the dialog offers it. */
export interface Format {
  readonly id: ExportFormat;
  readonly label: () => string;
  readonly extension: string;
  /** Whether it is opened by programs that compute cells. */
  readonly kind: 'text-table' | 'workbook';
}

export const FORMATS: readonly Format[] = [
  { id: 'csv', label: m.exchange_format_csv, extension: 'csv', kind: 'text-table' },
  { id: 'xlsx', label: m.exchange_format_xlsx, extension: 'xlsx', kind: 'workbook' },
];
