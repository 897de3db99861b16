import { failed, ok, type Result } from '#rules/result.ts';
import type { ParsedArgs } from '#contract/methods.ts';
import type { OwnRecord } from '#contract/own/records.ts';
import type { Refusal } from '#contract/reply.ts';
import { delimitedRow, BYTE_ORDER_MARK } from '../../exchange/delimited.ts';
import { guard } from '../../exchange/guard.ts';
import { rowXml, workbookOf } from '../../exchange/workbook-out.ts';
import type { ReadableDb } from '../sql.ts';
import { inSlices, type Task } from '../tasks.ts';
import { columnsOf, type Column } from './columns.ts';

type Wanted = ParsedArgs<'export.run'> & { readonly format: 'csv' | 'xlsx' };

/** What a cell of a workbook holds; spreadsheet programs cut the rest off without a word. */
const LONGEST_CELL = 32_767;

/** Objects as a table, a row each. Refused where a text is too long for a workbook. */
export async function tableBytes(
  db: ReadableDb,
  objects: readonly OwnRecord<'object'>[],
  { format, headings, guarded }: Wanted,
  task: Task,
): Promise<Result<Buffer, Refusal>> {
  const columns = columnsOf(db, objects, headings);
  const refusal = format === 'xlsx' ? tooLong(columns, objects) : undefined;
  if (refusal) return failed(refusal);
  const rowOf = format === 'xlsx' ? rowXml : guarded ? guardedRow : bareRow;
  const head = rowOf(
    columns.map(({ heading }) => heading),
    0,
  );
  const rows = await inSlices(objects, task, ({ body }, at) =>
    rowOf(
      columns.map(({ cellOf }) => cellOf(body)),
      at + 1,
    ),
  );
  return ok(
    format === 'xlsx'
      ? await workbookOf([head, ...rows], 'Collection')
      : Buffer.from([BYTE_ORDER_MARK, head, ...rows].join('')),
  );
}

function tooLong(columns: readonly Column[], objects: readonly OwnRecord<'object'>[]): Refusal | undefined {
  for (const { body } of objects) {
    const column = columns.find(({ cellOf }) => cellOf(body).length > LONGEST_CELL);
    if (!column) continue;
    const detail = { reason: 'cell-too-long', accession: body.accession, heading: column.heading };
    return { code: 'bad-argument', field: 'format', detail };
  }
  return undefined;
}

const bareRow = (cells: readonly string[]): string => delimitedRow(cells, ',');
const guardedRow = (cells: readonly string[]): string => bareRow(cells.map(guard));
