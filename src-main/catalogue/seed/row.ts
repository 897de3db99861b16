import type { Localised } from '#contract/collection/schema.ts';
import type { LinkRelation, RecordBody, RecordRef } from '#contract/records.ts';

/** A record as the library keeps it; parts of others have an owner and no body of their own. */
export interface RecordRow extends RecordRef {
  readonly title: Localised;
  readonly subtitle?: string | undefined;
  readonly accession?: string | undefined;
  readonly sort: string;
  readonly owner?: RecordRef;
  readonly body?: RecordBody;
}

export interface LinkRow {
  readonly from: RecordRef;
  readonly relation: LinkRelation;
  readonly to: RecordRef;
}

export interface Rows {
  readonly records: readonly RecordRow[];
  readonly links: readonly LinkRow[];
}

/** Words in one language stand in for all three. */
export const untranslated = (text: string): Localised => ({ en: text, 'zh-Hant': text, 'zh-Hans': text });

export const place = (position: number): string => position.toString().padStart(6, '0');

/** Makes `ZY-A10` come after `ZY-A9`. */
export const byNumber = (text: string): string => text.replace(/\d+/g, (digits) => digits.padStart(6, '0'));

/** Links from one record to several. */
export function links(
  from: RecordRef,
  relation: LinkRelation,
  kind: RecordRef['kind'],
  ids: readonly string[],
): LinkRow[] {
  return ids.map((id) => ({ from: ref(from), relation, to: { kind, id } }));
}

/** A part of another record, and the link that says so. */
export function partOf(owner: RecordRow, part: Omit<RecordRow, 'owner' | 'sort'>, position: number): Rows {
  const record = { ...part, owner: ref(owner), sort: `${owner.sort}#${place(position)}` };
  return { records: [record], links: [{ from: ref(part), relation: 'part-of', to: ref(owner) }] };
}

const ref = ({ kind, id }: RecordRef): RecordRef => ({ kind, id });
