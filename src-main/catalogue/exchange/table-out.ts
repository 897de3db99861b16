import type { ParsedArgs } from '#contract/methods.ts';
import type { OwnRecord } from '#contract/own/records.ts';
import { delimitedRow, BYTE_ORDER_MARK } from '../../exchange/delimited.ts';
import { guard } from '../../exchange/guard.ts';
import { rowXml, workbookOf } from '../../exchange/workbook-out.ts';
import type { ReadableDb } from '../sql.ts';
import { inSlices, type Task } from '../tasks.ts';
import { columnsOf } from './columns.ts';

type Wanted = ParsedArgs<'export.run'> & { readonly format: 'csv' | 'xlsx' };

/** Objects as a table, a row each. */
export async function tableBytes(
  db: ReadableDb,
  objects: readonly OwnRecord<'object'>[],
  { format, headings, guarded }: Wanted,
  task: Task,
): Promise<Buffer> {
  const columns = columnsOf(db, objects, headings);
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
  return format === 'xlsx'
    ? workbookOf([head, ...rows], 'Collection')
    : Buffer.from([BYTE_ORDER_MARK, head, ...rows].join(''));
}

const bareRow = (cells: readonly string[]): string => delimitedRow(cells, ',');
const guardedRow = (cells: readonly string[]): string => bareRow(cells.map(guard));
