import { all, type ReadableDb } from '../sql.ts';
import type { Table } from './read-table.ts';

/** Made anew from the reference collection and the user's records. */
const DERIVED = new Set(['record', 'link', 'topic', 'fact', 'own_link']);

/** The tables that hold what is the user's, those that others refer to first, as far as a database has them. */
export function tablesOf(db: ReadableDb): readonly Table[] {
  const found = all<{ name: string; numbered: number }>(
    db,
    `SELECT list.name, NOT list.wr AS numbered FROM pragma_table_list AS list
       JOIN sqlite_schema AS made ON made.name = list.name
     WHERE list.schema = 'main' AND list.type = 'table' AND list.name NOT LIKE 'sqlite_%' ORDER BY made.rowid`,
  );
  return found.flatMap(({ name, numbered }) => (DERIVED.has(name) ? [] : tableOf(db, name, numbered === 1)));
}

function tableOf(db: ReadableDb, name: string, numbered: boolean): Table {
  const columns = all<{ name: string; pk: number }>(db, 'SELECT name, pk FROM pragma_table_info($name)', { name });
  const key = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
  return {
    name,
    columns: columns.map((column) => column.name),
    key: numbered ? ['rowid'] : key.map((column) => column.name),
  };
}

/** The columns that tell one row of a table from another. */
export const identityOf = (db: ReadableDb, { name }: Table): string[] =>
  all<{ name: string }>(db, 'SELECT name FROM pragma_table_info($name) WHERE pk > 0 ORDER BY pk', { name }).map(
    (column) => column.name,
  );

/** A table of one database with only the columns that another has as well; none where it lacks the table or the key. */
export function shared(table: Table, others: readonly Table[]): Table | undefined {
  const other = others.find(({ name }) => name === table.name);
  if (!other) return undefined;
  const columns = table.columns.filter((column) => other.columns.includes(column));
  return table.key.every((column) => column === 'rowid' || columns.includes(column))
    ? { ...table, columns }
    : undefined;
}
