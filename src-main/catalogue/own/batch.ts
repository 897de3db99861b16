import { randomUUID } from 'node:crypto';
import { assertNever, failed, ok, type Result } from '#rules/result.ts';
import type { Action, BatchPreview, Change } from '#contract/own/changes.ts';
import type { Batch } from '#contract/own/methods.ts';
import type { OwnObject } from '#contract/own/records.ts';
import { preferredValue } from '#contract/own/preferred.ts';
import type { FieldKind } from '#contract/own/core-fields.ts';
import type { Field } from '#contract/own/values.ts';
import type { Refusal } from '#contract/reply.ts';
import type { Library } from '../library.ts';
import type { ReadableDb } from '../sql.ts';
import { act } from './act.ts';
import { linksFrom, linkText } from './batch-links.ts';
import { notFound } from './commands.ts';
import { kindOfField } from './fields.ts';
import { same } from './path.ts';
import { findOwn, latestRevision } from './store.ts';

type How = Batch['how'];

const MOST_SHOWN = 100;

/** A change to one object, and how it reads. */
interface Planned {
  readonly change: Change;
  readonly accession: string;
  readonly before: string;
  readonly after: string;
}

export function batch(library: Library, wanted: Batch): Result<Action, Refusal> {
  const db = library.writable();
  if (wanted.stands !== undefined && wanted.stands !== latestRevision(db)) {
    return failed({ code: 'stale', field: 'stands' });
  }
  const planned = plan(db, wanted);
  if (planned.kind === 'failed') return planned;
  return act(
    db,
    { what: 'batch', about: wanted.field },
    planned.value.map(({ change }) => change),
  );
}

/** What `batch` would do: both do what the same plan says. */
export function preview({ db }: Library, wanted: Batch): Result<BatchPreview, Refusal> {
  const planned = plan(db, wanted);
  if (planned.kind === 'failed') return planned;
  const changed = planned.value.length;
  return ok({
    stands: latestRevision(db),
    changed,
    unchanged: new Set(wanted.ids).size - changed,
    rows: planned.value
      .slice(0, MOST_SHOWN)
      .map(({ change: { id }, accession, before, after }) => ({ id, accession, before, after })),
  });
}

function plan(db: ReadableDb, { ids, field, how }: Batch): Result<Planned[], Refusal> {
  const edit = editOf(db, field, how);
  if (!edit) return failed({ code: 'bad-argument', field: 'how', detail: { field, how: how.kind } });
  const planned: Planned[] = [];
  for (const id of new Set(ids)) {
    const record = findOwn(db, 'object', id);
    if (!record || record.removed !== undefined) return failed(notFound('object', id));
    const { path, before, after, words } = edit(record.body);
    if (same(before, after)) continue;
    const change = { kind: 'object', id, path, before, after } as const;
    planned.push({ change, accession: record.body.accession, before: words(before), after: words(after) });
  }
  return ok(planned);
}

interface Edited {
  readonly path: Change['path'];
  readonly before: unknown;
  readonly after: unknown;
  readonly words: (value: unknown) => string;
}
type Edit = (object: OwnObject) => Edited;

/** What is to be done to each object; undefined where it cannot be done to such a field. */
function editOf(db: ReadableDb, field: string, how: How): Edit | undefined {
  if (field === 'type') return how.kind === 'set' || how.kind === 'replace' ? editedType(how) : undefined;
  if (field === 'tags')
    return ({ tags }) => ({ path: ['tags'], before: tags, after: changedList(tags, how), words: joined });
  if (field === 'links') return editedLinks(how);
  const kind = kindOfField(db, field);
  return kind && ((object) => editedField(object, field, kind, how));
}

const joined = (texts: unknown): string => (texts as readonly string[]).join(', ');

function editedType(how: How & { kind: 'set' | 'replace' }): Edit {
  return ({ type }) => ({
    path: ['type'],
    before: type,
    after: how.kind === 'set' ? how.text : type.replaceAll(how.find, () => how.text),
    words: String,
  });
}

/** Links are changed by how they read; one that is left as it was keeps its note. */
function editedLinks(how: How): Edit | undefined {
  if ('text' in how && !linksFrom([], [how.text]) && how.kind !== 'replace') return undefined;
  return ({ links }) => ({
    path: ['links'],
    before: links,
    after: linksFrom(links, changedList(links.map(linkText), how)) ?? links,
    words: (value) => joined((value as OwnObject['links']).map(linkText)),
  });
}

function changedList(list: readonly string[], how: How): readonly string[] {
  const distinct = (texts: readonly string[]): string[] => [...new Set(texts.filter((text) => text !== ''))];
  switch (how.kind) {
    case 'set':
      return distinct([how.text]);
    case 'append':
      return distinct([...list, how.text]);
    case 'replace':
      return distinct(list.map((text) => text.replaceAll(how.find, () => how.text)));
    case 'clear':
      return [];
    default:
      return assertNever(how);
  }
}

function editedField({ fields }: OwnObject, id: string, kind: FieldKind, how: How): Edited {
  const before = Object.hasOwn(fields, id) ? fields[id] : undefined;
  return { path: ['fields', id], before, after: changedField(before, kind, how), words: fieldText };
}

const fieldText = (field: unknown): string =>
  field === undefined ? '' : (field as Field).values.map(({ text }) => text).join(' · ');

function changedField(field: Field | undefined, kind: FieldKind, how: How): Field | undefined {
  switch (how.kind) {
    case 'set':
      return withPreferred(field, how.text);
    case 'append':
      return appended(field, kind, how.text);
    case 'replace':
      return field && { ...field, values: field.values.map((value) => reworded(value, how.find, how.text)) };
    case 'clear':
      return undefined;
    default:
      return assertNever(how);
  }
}

/** A new statement in place of the one shown; what was said for the old one does not hold for it. */
export function withPreferred(field: Field | undefined, text: string): Field {
  const shown = preferredValue(field);
  if (!field || !shown) return { values: [{ id: randomUUID(), text }] };
  if (shown.text === text) return field;
  return { ...field, values: field.values.map((value) => (value === shown ? { id: value.id, text } : value)) };
}

/** Prose goes on where it ends; of anything else there is one value more. */
function appended(field: Field | undefined, kind: FieldKind, text: string): Field {
  const shown = preferredValue(field);
  if (!field || !shown) return withPreferred(field, text);
  if (kind === 'text' || kind === 'markdown') return withPreferred(field, shown.text + text);
  if (field.values.some((value) => value.text === text)) return field;
  return { ...field, values: [...field.values, { id: randomUUID(), text }] };
}

/** A date set by hand was set for the old words. */
function reworded({ edtf, ...value }: Field['values'][number], find: string, text: string): Field['values'][number] {
  const words = value.text.replaceAll(find, () => text);
  return words === value.text && edtf !== undefined ? { ...value, edtf } : { ...value, text: words };
}
