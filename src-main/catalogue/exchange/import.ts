import { basename } from 'node:path';
import { failed, ok, type Result } from '#rules/result.ts';
import type { ParsedArgs } from '#contract/methods.ts';
import type { Imported, ImportPreview, Inspected } from '#contract/own/exchange.ts';
import type { Added } from '#contract/own/media.ts';
import type { Refusal } from '#contract/reply.ts';
import type { Library } from '../library.ts';
import { takeIn } from '../media/add.ts';
import { act } from '../own/act.ts';
import { type Tasks, unlessCancelled, UNWATCHED } from '../tasks.ts';
import { usesOf } from './photographs.ts';
import { planImport, type Plan } from './plan.ts';
import { readTableFile } from './read-file.ts';
import { proposedMapping, rememberMapping } from './targets.ts';

const SAMPLE = 8;

export async function inspectTable(
  { db }: Library,
  { path, dialect }: ParsedArgs<'import.inspect'>,
): Promise<Result<Inspected, Refusal>> {
  const file = await readTableFile(path, dialect);
  if (file.kind === 'failed') return file;
  const { header, headLine, rows, sheets, ...table } = file.value.table;
  const sample = rows.slice(0, SAMPLE).map(({ cells }) => cells);
  return ok({
    dialect: table.dialect,
    sheets,
    header,
    headLine,
    sample,
    rows: rows.length,
    mapping: proposedMapping(db, header),
  });
}

export async function previewImport(
  { db }: Library,
  wanted: ParsedArgs<'import.preview'>,
): Promise<Result<ImportPreview, Refusal>> {
  const planned = await planImport(db, wanted, UNWATCHED);
  if (planned.kind === 'failed') return planned;
  const { counts, rows, plan } = planned.value;
  return ok({ counts, rows, plan });
}

/** Takes the photographs in first, which a file too many does not harm, and then changes everything at one stroke. */
export async function runImport(
  library: Library,
  { task, plan, ...wanted }: ParsedArgs<'import.run'>,
  tasks: Tasks,
): Promise<Result<Imported, Refusal>> {
  const db = library.writable();
  return tasks.run(task, async (running) => {
    const planned = await unlessCancelled(running, () => planImport(db, wanted, running));
    if (planned.kind === 'cancelled') return ok(planned);
    if (planned.kind === 'failed') return planned;
    if (planned.value.plan !== plan) return failed({ code: 'stale', field: 'plan' });
    const files = [...new Set(planned.value.steps.flatMap((step) => step.files))];
    const items = files.map((path) => ({ kind: 'path', path }) as const);
    const added = await takeIn(library, items, running);
    if (added.cancelled) return ok({ kind: 'cancelled' });
    // All that is left is one stroke, which is not cut in two.
    running.report(1, 1, basename(wanted.path));
    // A last moment for a cancel that is on its way.
    await new Promise(setImmediate);
    if (running.signal.aborted) return ok({ kind: 'cancelled' });
    return carryOut(library, wanted, planned.value, files, added.items);
  });
}

function carryOut(
  library: Library,
  { path, mapping }: ParsedArgs<'import.preview'>,
  { steps, counts, header }: Plan,
  files: readonly string[],
  added: readonly Added[],
): Result<Imported, Refusal> {
  const db = library.writable();
  const uses = usesOf(files, added);
  const changes = steps.flatMap((step) => step.changes(step.files.flatMap((file) => uses.get(file) ?? [])));
  const acted = act(db, { what: 'import', about: basename(path) }, changes);
  if (acted.kind === 'failed') return acted;
  rememberMapping(db, header, mapping);
  const refused = added.flatMap((one) => (one.kind === 'refused' ? [{ name: one.filename, reason: one.reason }] : []));
  return ok({ kind: 'imported', action: acted.value, counts, refusedPhotographs: refused });
}
