import { createHash, randomUUID } from 'node:crypto';
import { dirname } from 'node:path';
import { failed, ok, type Result } from '#rules/result.ts';
import type { ParsedArgs } from '#contract/methods.ts';
import type { Change } from '#contract/own/changes.ts';
import type { ImportPreview, Mapping, PlannedRow, RowCounts, RowNote, RowRefusal } from '#contract/own/exchange.ts';
import type { MediaUse, OwnObject } from '#contract/own/records.ts';
import { accessionKey, parseAccession } from '#contract/own/understand/accession.ts';
import type { Refusal } from '#contract/reply.ts';
import type { Row } from '../../exchange/delimited.ts';
import { fieldsOf } from '../own/fields.ts';
import type { ReadableDb } from '../sql.ts';
import { inSlices, type Task, UNWATCHED } from '../tasks.ts';
import { changesTo, newObject } from './edits.ts';
import { notesOnFields } from './notes.ts';
import { isKeepable, newPhotographs, photographAt } from './photographs.ts';
import { readTableFile } from './read-file.ts';
import { cellsOf, judgeRow, type RowCells, withoutRepeats } from './row-cells.ts';
import { shelfOf, type Shelf } from './shelf.ts';
import { targetsOf } from './targets.ts';

/** A row, the files it brings, and what it changes once those are in the library. */
export interface Step {
  readonly row: PlannedRow;
  readonly files: readonly string[];
  readonly changes: (uses: readonly MediaUse[]) => readonly Change[];
}

export interface Plan extends ImportPreview {
  readonly header: readonly string[];
  readonly steps: readonly Step[];
}

/** What importing would do, row by row; importing does what the same plan says. */
export async function planImport(
  db: ReadableDb,
  { path, dialect, mapping }: ParsedArgs<'import.preview'>,
  task: Task,
): Promise<Result<Plan, Refusal>> {
  if (!isMapping(mapping, targetsOf(db))) return failed({ code: 'bad-argument', field: 'mapping' });
  const file = await readTableFile(path, dialect);
  if (file.kind === 'failed') return file;
  const { header, rows } = file.value.table;
  const planner = await plannerOf(db, dirname(path), mapping, rows);
  const steps = await inSlices(rows, task, planner);
  const planned = steps.map(({ row }) => row);
  const plan = createHash('sha256')
    .update(JSON.stringify([file.value.sha256, dialect, mapping, planned]))
    .digest('hex');
  return ok({ header, steps, rows: planned, counts: countsOf(planned), plan });
}

function isMapping(mapping: Mapping, targets: ReadonlySet<string>): boolean {
  const named = mapping.filter((target) => target !== null);
  return new Set(named).size === named.length && named.every((target) => targets.has(target));
}

function countsOf(rows: readonly PlannedRow[]): RowCounts {
  const counts = { created: 0, changed: 0, skipped: 0, refused: 0 };
  for (const { outcome } of rows) counts[outcome.kind]++;
  return counts;
}

const NO_CHANGES = { files: [], changes: () => [] };

async function plannerOf(
  db: ReadableDb,
  folder: string,
  mapping: Mapping,
  rows: readonly Row[],
): Promise<(row: Row) => Step> {
  const definitions = fieldsOf(db);
  const fields = mapping.filter((target) => target !== null && definitions.has(target)) as string[];
  const numbers = rows.map((row) => cellsOf(row, mapping).accession).filter((number) => number !== '');
  const shelf = await shelfOf(db, fields, numbers, UNWATCHED);
  const lines = new Map<string, number>();
  return (row) => {
    const cells = cellsOf(row, mapping);
    const said = { line: row.line, accession: cells.accession, title: titleOf(cells), notes: [] };
    if (row.cells.every((cell) => cell.trim() === ''))
      return { ...NO_CHANGES, row: { ...said, outcome: { kind: 'skipped', why: 'empty' } } };
    const why = judgeRow(row, cells, mapping) ?? judgeNumber(row.line, cells.accession, lines, shelf);
    if (why) return { ...NO_CHANGES, row: { ...said, outcome: { kind: 'refused', why } } };
    const notes = notesOnFields(cells.fields, definitions);
    return stepOf({ ...said, notes }, cells, shelf, folder);
  };
}

const titleOf = ({ fields }: RowCells): string => fields.get('title') ?? fields.get('object-name') ?? '';

/** A number belongs to the first row that has it. */
function judgeNumber(
  line: number,
  accession: string,
  lines: Map<string, number>,
  shelf: Shelf,
): RowRefusal | undefined {
  if (accession === '') return undefined;
  if (parseAccession(accession).kind === 'failed') return { kind: 'bad-number' };
  const key = accessionKey(accession);
  const earlier = lines.get(key);
  if (earlier !== undefined) return { kind: 'twice', line: earlier };
  lines.set(key, line);
  return shelf.withNumber(accession)?.removed === undefined ? undefined : { kind: 'in-bin' };
}

type Said = Omit<PlannedRow, 'outcome'>;

function stepOf(said: Said, whole: RowCells, shelf: Shelf, folder: string): Step {
  const known = whole.accession === '' ? shelf.like(whole) : shelf.withNumber(whole.accession);
  const cells = known ? withoutRepeats(whole, (target) => shelf.cellOf(target)(known.body)) : whole;
  const type = cells.type === '' ? undefined : shelf.typeOf(cells.type, known?.body.type ?? '');
  if (cells.type !== '' && type === undefined)
    return {
      ...NO_CHANGES,
      row: { ...said, outcome: { kind: 'refused', why: { kind: 'unknown-type', type: cells.type } } },
    };
  const wanted = newPhotographs(cells.photographs, known?.body.media ?? []);
  const found = wanted.map((name) => photographNamed(folder, name));
  const files = found.flatMap((one) => (one.kind === 'file' ? one.file : []));
  const row = { ...said, notes: [...said.notes, ...found.flatMap((one) => (one.kind === 'file' ? [] : one))] };
  return known
    ? changing(row, cells, type, files, known.id, known.body)
    : creating({ ...row, accession: cells.accession || shelf.nextNumber() }, cells, type, files);
}

function photographNamed(folder: string, name: string): RowNote | { readonly kind: 'file'; readonly file: string } {
  const file = photographAt(folder, name);
  if (file === undefined) return { kind: 'no-photograph', name };
  return isKeepable(file) ? { kind: 'file', file } : { kind: 'not-a-photograph', name };
}

function creating(said: Said, cells: RowCells, type: string | undefined, files: readonly string[]): Step {
  const id = randomUUID();
  return {
    row: { ...said, outcome: { kind: 'created' } },
    files,
    changes: (uses) => [
      { kind: 'object', id, path: [], before: undefined, after: newObject(said.accession, type, cells, uses) },
    ],
  };
}

function changing(
  said: Said,
  cells: RowCells,
  type: string | undefined,
  files: readonly string[],
  id: string,
  body: OwnObject,
): Step {
  const changes = changesTo(id, body, type, cells);
  const fields = [...changes.map(({ path }) => String(path.at(-1))), ...(files.length > 0 ? ['photographs'] : [])];
  const row = { ...said, accession: body.accession };
  if (fields.length === 0) return { ...NO_CHANGES, row: { ...row, outcome: { kind: 'skipped', why: 'nothing-new' } } };
  return {
    row: { ...row, outcome: { kind: 'changed', fields } },
    files,
    changes: (uses) =>
      uses.length === 0
        ? changes
        : [...changes, { kind: 'object', id, path: ['media'], before: body.media, after: [...body.media, ...uses] }],
  };
}
