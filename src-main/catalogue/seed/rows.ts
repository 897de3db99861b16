import type { Collection } from '#contract/collection/schema.ts';
import { artefactRows } from './artefact-rows.ts';
import { gameRows } from './game-rows.ts';
import type { Rows } from './row.ts';
import { sourceRows } from './source-rows.ts';

/** A checked collection as rows. */
export function rowsOf(collection: Collection): Rows {
  const rows = [...sourceRows(collection), ...gameRows(collection), ...artefactRows(collection)];
  return { records: rows.flatMap((one) => one.records), links: rows.flatMap((one) => one.links) };
}
