import type { Mapping, RowRefusal } from '#contract/own/exchange.ts';
import { fromListCell } from '../../exchange/list-cell.ts';
import type { Row } from '../../exchange/delimited.ts';

/** What a row says of an object. What it leaves empty it says nothing of. */
export interface RowCells {
  readonly accession: string;
  readonly type: string;
  readonly tags: readonly string[];
  readonly photographs: readonly string[];
  /** By field id, as the cell has it. */
  readonly fields: ReadonlyMap<string, string>;
}

export function cellsOf({ cells }: Row, mapping: Mapping): RowCells {
  const said = new Map<string, string>();
  mapping.forEach((target, at) => {
    const cell = cells[at] ?? '';
    if (target !== null && cell.trim() !== '') said.set(target, cell);
  });
  const take = (target: string): string => {
    const cell = said.get(target) ?? '';
    said.delete(target);
    return cell.trim();
  };
  return {
    accession: take('accession'),
    type: take('type'),
    tags: [...new Set(fromListCell(take('tags')))],
    photographs: [...new Set(fromListCell(take('photographs')))],
    fields: said,
  };
}

const LONGEST = 100_000;
const LONGEST_TAG = 200;
const LONGEST_NAME = 500;

/** What is wrong with a row whatever the library holds. */
export function judgeRow(row: Row, { tags, photographs, fields }: RowCells, mapping: Mapping): RowRefusal | undefined {
  if (row.open) return { kind: 'open-quote' };
  if (row.cells.slice(mapping.length).some((cell) => cell.trim() !== '')) return { kind: 'too-many-cells' };
  const long = [...fields].find(([, text]) => text.length > LONGEST)?.[0];
  if (long !== undefined) return { kind: 'too-long', column: long };
  if (tags.some((tag) => tag.length > LONGEST_TAG)) return { kind: 'too-long', column: 'tags' };
  if (photographs.some((name) => name.length > LONGEST_NAME)) return { kind: 'too-long', column: 'photographs' };
  return undefined;
}
