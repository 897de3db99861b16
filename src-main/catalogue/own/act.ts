import { failed, ok, type Result } from '#rules/result.ts';
import type { Action, Change } from '#contract/own/changes.ts';
import type { OwnKind } from '#contract/own/records.ts';
import type { Refusal } from '#contract/reply.ts';
import { now } from '../clock.ts';
import { transaction, type WritableDb } from '../sql.ts';
import { derive } from './derive.ts';
import { applied, exact, type Held } from './held.ts';
import { lengthenAction, logAction, type Deed } from './log.ts';
import { numbersRefused } from './numbers.ts';
import { same } from './path.ts';
import { dropMoot } from './refused.ts';
import { heldOf, keepOwn, parseBody } from './store.ts';

/** A record on its way from what stood to what will stand. */
export interface Draft {
  readonly kind: OwnKind;
  readonly id: string;
  held: Held;
}

/** The one way the user's records are written: all of the changes, logged as one action, or none. */
export function act(db: WritableDb, deed: Deed, changes: readonly Change[]): Result<Action, Refusal> {
  return transaction(db, () => {
    const at = now();
    const made = perform(db, at, changes);
    if (made.kind === 'failed') return made;
    if (made.value.length === 0) return ok(nothingDone(at, deed));
    return ok(lengthenAction(db, at, deed, made.value) ?? logAction(db, at, deed, made.value));
  });
}

/** What changes nothing leaves no trace. */
const nothingDone = (at: string, { what }: Deed): Action => ({ id: 0, at, what, undone: false, changes: 0 });

/** Makes changes without logging them, inside a transaction; returns them as the log must tell them. */
export function perform(db: WritableDb, at: string, changes: readonly Change[]): Result<readonly Change[], Refusal> {
  const drafts = new Map<string, Draft>();
  const made: Change[] = [];
  for (const change of changes) {
    const draft = draftOf(db, drafts, change);
    const next = applied(draft.held, change);
    if (next.kind === 'failed') return next;
    if (next.value !== draft.held) made.push(exact(draft.held, next.value, change));
    draft.held = next.value;
  }
  for (const draft of drafts.values()) {
    const filled = settle(draft);
    if (filled.kind === 'failed') return filled;
    made.push(...filled.value);
  }
  const refusal = numbersRefused(db, [...drafts.values()]);
  if (refusal) return failed(refusal);
  for (const { kind, id, held } of drafts.values()) keepOwn(db, kind, id, held, at);
  for (const draft of drafts.values()) dropMoot(db, draft, draft.held.body);
  for (const { kind, id } of drafts.values()) derive(db, kind, id);
  return ok(made);
}

function draftOf(db: WritableDb, drafts: Map<string, Draft>, { kind, id }: Change): Draft {
  const key = `${kind} ${id}`;
  const known = drafts.get(key);
  if (known) return known;
  const draft = { kind, id, held: heldOf(db, kind, id) };
  drafts.set(key, draft);
  return draft;
}

/** What the parser fills in or trims is a change like any other, or undoing would not restore what was there. */
function settle(draft: Draft): Result<Change[], Refusal> {
  const { kind, id, held } = draft;
  if (held.body === undefined) return ok([]);
  const parsed = parseBody(kind, held.body);
  if (parsed.kind === 'failed') return parsed;
  const [was, is] = [held.body as Record<string, unknown>, parsed.value as Record<string, unknown>];
  draft.held = { ...held, body: is };
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((key) => !same(was[key], is[key]));
  return ok(keys.map((key) => ({ kind, id, path: [key], before: was[key], after: is[key] })));
}
