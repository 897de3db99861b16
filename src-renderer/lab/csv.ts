import { plainText } from '#contract/collection/runs.ts';
import { formatShare } from '#rules/share.ts';
import { assertNever } from '#rules/result.ts';
import { decimal, type Cell, type Column, type Sheet } from './sheet.ts';

/** Digits after the point; more than any spreadsheet keeps. */
const PLACES = 20;

/** What a share's second column is headed, as a decimal number beside the fraction. */
export type DecimalHeading = (column: string) => string;

/** A sheet as RFC 4180 has it: counts as whole numbers, shares as a fraction and, in a column of its own, a decimal. */
export function csvOf({ columns, rows }: Sheet, decimalHeading: DecimalHeading): string {
  const headings = columns.flatMap((column) =>
    column.kind === 'share' ? [column.name, decimalHeading(column.name)] : [column.name],
  );
  const lines = rows.map((row) => row.flatMap((cell, at) => fields(cell, columns[at])));
  return [headings, ...lines].map((line) => `${line.map(quoted).join(',')}\r\n`).join('');
}

function fields(cell: Cell, column: Column | undefined): readonly string[] {
  switch (cell.kind) {
    case 'text':
      return [plainText(cell.text)];
    case 'count':
      return [String(cell.count)];
    case 'share':
      return [formatShare(cell.share), decimal(cell.share, PLACES).replace(/\.?0+$/, '')];
    case 'none':
      return column?.kind === 'share' ? ['', ''] : [''];
    default:
      return assertNever(cell);
  }
}

const quoted = (field: string): string => (/[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field);
