import { randomUUID } from 'node:crypto';
import { failed, ok, type Result } from '#rules/result.ts';
import type { ParsedArgs } from '#contract/methods.ts';
import type { Action, Change, Done, Standing } from '#contract/own/changes.ts';
import { nameOfOwn } from '#contract/own/name.ts';
import type { OwnKind, OwnRecord } from '#contract/own/records.ts';
import type { Refusal } from '#contract/reply.ts';
import { now } from '../clock.ts';
import type { Library } from '../library.ts';
import { transaction, type ReadableDb, type WritableDb } from '../sql.ts';
import { act, perform } from './act.ts';
import { reversed } from './held.ts';
import { changesOf, firstUndone, lastDone, markUndone, type Deed } from './log.ts';
import { nextNumber } from './numbers.ts';
import { asJson } from './path.ts';
import { keepRefused, settleRefused } from './refused.ts';
import { findOwn, parseBody } from './store.ts';

/** Makes a record; an object without a number of its own gets the next one. */
export function create(library: Library, { kind, body }: ParsedArgs<'own.create'>): Result<Done, Refusal> {
  const db = library.writable();
  const parsed = parseBody(kind, withNumber(db, kind, asJson(body)));
  if (parsed.kind === 'failed') return parsed;
  return made(db, { what: 'create', ...aboutOne({ kind, body: parsed.value }) }, kind, parsed.value);
}

function withNumber(db: ReadableDb, kind: OwnKind, body: unknown): unknown {
  if (kind !== 'object' || typeof body !== 'object' || body === null) return body;
  const { accession } = body as { accession?: unknown };
  return accession === undefined || accession === '' ? { ...body, accession: nextNumber(db) } : body;
}

/** Makes one record from a body that is its own already parsed. */
function made(db: WritableDb, deed: Deed, kind: OwnKind, body: unknown): Result<Done, Refusal> {
  const change: Change = { kind, id: randomUUID(), path: [], before: undefined, after: body };
  return done(db, act(db, deed, [change]), kind, change.id);
}

function done(db: ReadableDb, acted: Result<Action, Refusal>, kind: OwnKind, id: string): Result<Done, Refusal> {
  return acted.kind === 'ok' ? ok({ record: recordAt(db, kind, id), action: acted.value }) : acted;
}

function recordAt<K extends OwnKind>(db: ReadableDb, kind: K, id: string): OwnRecord<K> {
  const record = findOwn(db, kind, id);
  if (!record) throw new Error(`${kind} ${id} is gone`);
  return record;
}

/** Changes places of one record. What lies in the bin is taken out of it first. */
export function change(library: Library, asked: ParsedArgs<'own.change'>): Result<Done, Refusal> {
  const db = library.writable();
  const { kind, id, continues, keep } = asked;
  const record = findOwn(db, kind, id);
  if (!record) return failed(notFound(kind, id));
  const plain = asked.changes.map(({ path, before, after }): Change => {
    return { kind, id, path, before: asJson(before), after: asJson(after) };
  });
  const deed: Deed = { what: 'edit', ...aboutOne(record), ...(continues !== undefined && { continues }) };
  return transaction(db, () => {
    const acted = record.removed === undefined ? act(db, deed, plain) : failed(notFound(kind, id));
    if (acted.kind === 'ok') for (const one of plain) settleRefused(db, one);
    else if (keep) keepRefused(db, now(), plain, acted.error, record.body);
    return done(db, acted, kind, id);
  });
}

/** A new object with the words and files of another, under the next number. */
export function duplicate(library: Library, { id }: ParsedArgs<'own.duplicate'>): Result<Done, Refusal> {
  const db = library.writable();
  const record = findOwn(db, 'object', id);
  if (!record) return failed(notFound('object', id));
  const body = { ...record.body, accession: nextNumber(db) };
  return made(db, { what: 'duplicate', about: record.body.accession }, 'object', body);
}

/** Puts records into the bin, whole; those that lie there already stay as they are. */
export function remove(library: Library, { kind, ids }: ParsedArgs<'own.remove'>): Result<Action, Refusal> {
  const removed = now();
  return moved(library.writable(), 'remove', kind, ids, (before) => before ?? removed);
}

export function restore(library: Library, { kind, ids }: ParsedArgs<'own.restore'>): Result<Action, Refusal> {
  return moved(library.writable(), 'restore', kind, ids, () => null);
}

function moved(
  db: WritableDb,
  what: Deed['what'],
  kind: OwnKind,
  ids: readonly string[],
  to: (removed: string | null) => string | null,
): Result<Action, Refusal> {
  const changes: Change[] = [];
  const records: OwnRecord[] = [];
  for (const id of new Set(ids)) {
    const record = findOwn(db, kind, id);
    if (!record) return failed(notFound(kind, id));
    records.push(record);
    const before = record.removed ?? null;
    if (before !== to(before)) changes.push({ kind, id, path: [], before, after: to(before) });
  }
  return act(db, { what, ...(records.length === 1 && aboutOne(records[0]!)) }, changes);
}

/** What is done to a single record is logged under its name, if it has one. */
function aboutOne(record: Pick<OwnRecord, 'kind' | 'body'>): Pick<Deed, 'about'> {
  const about = nameOfOwn(record);
  return about === '' ? {} : { about };
}

export const notFound = (kind: OwnKind, id: string): Refusal => ({
  code: 'not-found',
  field: 'id',
  detail: { kind, id },
});

/** Takes back the last action that stands. */
export function undo(library: Library): Result<Standing, Refusal> {
  return turned(library.writable(), 'nothing-to-undo', lastDone, true, (changes) => changes.toReversed().map(reversed));
}

/** Makes again the action that was taken back last. */
export function redo(library: Library): Result<Standing, Refusal> {
  return turned(library.writable(), 'nothing-to-redo', firstUndone, false, (changes) => changes);
}

function turned(
  db: WritableDb,
  otherwise: Refusal['code'],
  find: (db: ReadableDb) => Action | undefined,
  undone: boolean,
  turn: (changes: readonly Change[]) => readonly Change[],
): Result<Standing, Refusal> {
  return transaction(db, () => {
    const action = find(db);
    if (!action) return failed({ code: otherwise });
    const performed = perform(db, now(), turn(changesOf(db, action.id)));
    if (performed.kind === 'failed') return performed;
    markUndone(db, action.id, undone);
    return ok(standing(db));
  });
}

export function standing(db: ReadableDb): Standing {
  const [undo, redo] = [lastDone(db), firstUndone(db)];
  return { ...(undo && { undo }), ...(redo && { redo }) };
}
