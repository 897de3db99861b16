import type { Mapping, RowRefusal } from '#contract/own/exchange.ts';
import { fromListCell } from '../../exchange/list-cell.ts';
import type { Row } from '../../exchange/delimited.ts';
import { readTold, TOLD, type Told } from './told.ts';

/** What a row says of an object. What it leaves empty it says nothing of. */
export interface RowCells {
  readonly accession: string;
  readonly type: string;
  readonly tags: readonly string[];
  readonly photographs: readonly string[];
  /** By field id, as the cell has it. */
  readonly fields: ReadonlyMap<string, string>;
  readonly told: ReadonlyMap<Told, string>;
  /** Every cell by its target, as it is. */
  readonly all: ReadonlyMap<string, string>;
}

export function cellsOf({ cells }: Row, mapping: Mapping): RowCells {
  const said = new Map<string, string>();
  mapping.forEach((target, at) => {
    const cell = cells[at] ?? '';
    if (target !== null && cell.trim() !== '') said.set(target, cell);
  });
  const all = new Map(said);
  const take = (target: string): string => {
    const cell = said.get(target) ?? '';
    said.delete(target);
    return cell.trim();
  };
  const told = TOLD.map((target) => [target, take(target)] as const).filter(([, cell]) => cell !== '');
  return {
    all,
    told: new Map(told),
    accession: take('accession'),
    type: take('type'),
    tags: [...new Set(fromListCell(take('tags')))],
    photographs: [...new Set(fromListCell(take('photographs')))],
    fields: said,
  };
}

/**
 * The row without what it says just as the object does when it is exported: what a table cannot hold whole, such as
 * half a character, is not taken for a change.
 */
export function withoutRepeats(cells: RowCells, told: (target: string) => string): RowCells {
  const repeats = (target: string) => {
    const cell = cells.all.get(target);
    return cell !== undefined && cell === wellFormed(told(target));
  };
  return {
    ...cells,
    type: repeats('type') ? '' : cells.type,
    tags: repeats('tags') ? [] : cells.tags,
    photographs: repeats('photographs') ? [] : cells.photographs,
    fields: new Map([...cells.fields].filter(([field]) => !repeats(field))),
    told: new Map([...cells.told].filter(([target]) => !repeats(target))),
  };
}

/** As UTF-8 holds it. */
const wellFormed = (text: string): string => Buffer.from(text).toString();

const LONGEST = 100_000;
const LONGEST_TAG = 200;
const LONGEST_NAME = 500;

/** What is wrong with a row whatever the library holds. */
export function judgeRow(row: Row, cells: RowCells, mapping: Mapping): RowRefusal | undefined {
  const { tags, photographs, fields, told } = cells;
  if (row.open) return { kind: 'open-quote' };
  if (row.cells.slice(mapping.length).some((cell) => cell.trim() !== '')) return { kind: 'too-many-cells' };
  const long = [...fields].find(([, text]) => text.length > LONGEST)?.[0];
  if (long !== undefined) return { kind: 'too-long', column: long };
  if (tags.some((tag) => tag.length > LONGEST_TAG)) return { kind: 'too-long', column: 'tags' };
  if (photographs.some((name) => name.length > LONGEST_NAME)) return { kind: 'too-long', column: 'photographs' };
  const untold = [...told].find(([target, cell]) => readTold(target, cell) === undefined)?.[0];
  return untold === undefined ? undefined : { kind: 'not-told', column: untold };
}
