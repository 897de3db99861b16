import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { assertNever, failed, ok, type Result } from '#rules/result.ts';
import type { ParsedArgs } from '#contract/methods.ts';
import type { Change } from '#contract/own/changes.ts';
import type { PackChoice, PackOpened, PackPreview } from '#contract/own/packs.ts';
import type { Refusal } from '#contract/reply.ts';
import type { Library } from '../library.ts';
import { takeIn } from '../media/add.ts';
import { act } from '../own/act.ts';
import { numberSeries } from '../own/numbers.ts';
import { same } from '../own/path.ts';
import { findOwn } from '../own/store.ts';
import type { ReadableDb } from '../sql.ts';
import type { Task, Tasks } from '../tasks.ts';
import { readPack, type OpenedPack, type Standing } from './standings.ts';

export async function previewPack(
  { db }: Library,
  { path }: ParsedArgs<'pack.preview'>,
): Promise<Result<PackPreview, Refusal>> {
  const read = await readPack(db, path);
  if (read.kind === 'failed') return read;
  read.value.pack.close();
  return ok(read.value.preview);
}

/** Takes the files in first, and then the records at one stroke; of what is here already nothing is changed unasked. */
export async function openPack(
  library: Library,
  { task, path, plan, choices }: ParsedArgs<'pack.open'>,
  tasks: Tasks,
): Promise<Result<PackOpened, Refusal>> {
  const db = library.writable();
  const read = await readPack(db, path);
  if (read.kind === 'failed') return read;
  const { pack, preview, standings } = read.value;
  try {
    if (preview.plan !== plan) return failed({ code: 'stale', field: 'plan' });
    const changes = changesFor(db, standings, choices);
    const taken = new Set(changes.map(({ kind, id }) => `${kind} ${id}`)).size;
    const files = await tasks.run(task, (running) => takeFiles(library, read.value, changes, running));
    if (files.kind === 'failed') return files;
    if (files.value === 'cancelled') return ok({ kind: 'cancelled' });
    const acted = act(db, { what: 'import', about: basename(path) }, changes);
    return acted.kind === 'ok' ? ok({ kind: 'opened', action: acted.value, taken }) : acted;
  } finally {
    pack.close();
  }
}

function changesFor(
  db: ReadableDb,
  standings: readonly Standing[],
  choices: Readonly<Record<string, PackChoice>>,
): Change[] {
  const numbers = standings.flatMap(({ body, kind, standing }) =>
    kind === 'object' && standing.kind !== 'unfit' ? [(body as { accession: string }).accession] : [],
  );
  const nextNumber = numberSeries(db, numbers);
  return standings.flatMap((one) => {
    const otherwise = one.standing.kind === 'new' ? 'take' : 'leave';
    return changesOf(db, one, choices[`${one.kind} ${one.id}`] ?? otherwise, nextNumber);
  });
}

function changesOf(db: ReadableDb, one: Standing, choice: PackChoice, nextNumber: () => string): readonly Change[] {
  if (one.standing.kind === 'unfit' || (one.standing.kind === 'same' && choice === 'take')) return [];
  switch (choice) {
    case 'leave':
      return [];
    case 'both':
      return [beside(db, one, nextNumber)];
    case 'take':
      // Two objects with one number there cannot be.
      return one.standing.kind === 'number-taken' ? [beside(db, one, nextNumber)] : inPlace(db, one);
    default:
      return assertNever(choice);
  }
}

/** A record of its own, with a number of its own, under its own name if that is free. */
function beside(db: ReadableDb, { kind, id, body }: Standing, nextNumber: () => string): Change {
  const free = findOwn(db, kind, id) ? randomUUID() : id;
  const after = kind === 'object' ? { ...(body as object), accession: nextNumber() } : body;
  return { kind, id: free, path: [], before: undefined, after };
}

function inPlace(db: ReadableDb, { kind, id, body }: Standing): readonly Change[] {
  const ours = findOwn(db, kind, id);
  if (!ours) return [{ kind, id, path: [], before: undefined, after: body }];
  const [was, is] = [ours.body as Record<string, unknown>, body as Record<string, unknown>];
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((key) => !same(was[key], is[key]));
  const restored = ours.removed === undefined ? [] : [{ kind, id, path: [], before: ours.removed, after: null }];
  return [...restored, ...keys.map((key) => ({ kind, id, path: [key], before: was[key], after: is[key] }))];
}

/** Those files of the pack that the changes name; each must be the one its name says. */
async function takeFiles(
  library: Library,
  { pack }: OpenedPack,
  changes: readonly Change[],
  running: Task,
): Promise<Result<'taken' | 'cancelled', Refusal>> {
  const named = JSON.stringify(changes);
  const wanted = pack.media.filter(({ sha256 }) => named.includes(sha256));
  const folder = await mkdtemp(join(tmpdir(), 'variorum-pack-'));
  try {
    for (const [at, media] of wanted.entries()) {
      if (running.signal.aborted) return ok('cancelled');
      const file = join(folder, media.sha256);
      const extracted = await pack.extract(media, file);
      if (extracted.kind === 'failed') return damaged(media.sha256);
      const { items } = await takeIn(library, [{ kind: 'path', path: file }], { ...running, report: () => undefined });
      running.report(at, wanted.length);
      const [added] = items;
      if (!added) return ok('cancelled');
      if (added.kind === 'refused' || added.media.sha256 !== media.sha256) return damaged(media.sha256);
      await rm(file, { force: true });
    }
    return ok('taken');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const damaged = (sha256: string) =>
  failed<Refusal>({ code: 'bad-argument', field: 'path', detail: { reason: 'damaged', sha256 } });
