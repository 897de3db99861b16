import type { FieldKind } from '#contract/own/core-fields.ts';
import type { OwnBody, OwnKind, OwnRecord } from '#contract/own/records.ts';
import { m } from '../../paraglide/messages.js';

const KINDS: Readonly<Record<FieldKind, () => string>> = {
  text: m.field_kind_text,
  markdown: m.field_kind_markdown,
  term: m.field_kind_term,
  count: m.field_kind_count,
  date: m.field_kind_date,
  dimensions: m.field_kind_dimensions,
  money: m.field_kind_money,
  place: m.field_kind_place,
  person: m.field_kind_person,
};

export const fieldKindName = (kind: FieldKind) => KINDS[kind]();

const OWN: Readonly<Record<OwnKind, () => string>> = {
  object: m.kind_object,
  source: m.kind_source,
  variant: m.kind_variant,
  exhibit: m.kind_exhibit,
  'object-type': m.object_type,
  'value-list': m.value_lists,
  'saved-search': m.saved_searches,
};

/** Kinds whose bin is shown with the set-up; objects have one in their own list. */
export const BINNED = (Object.keys(OWN) as OwnKind[]).filter((kind) => kind !== 'object');
export const kindOfOwn = (kind: OwnKind) => OWN[kind]();

/** What a deleted record is called. */
export function binnedName({ body }: OwnRecord): string {
  const { title, short, label, field } = body as Partial<
    OwnBody<'exhibit'> & OwnBody<'source'> & OwnBody<'object-type'> & OwnBody<'value-list'>
  >;
  const name: unknown = title ?? short ?? label ?? field;
  if (typeof name === 'string') return name;
  return typeof name === 'object' && name !== null && 'en' in name ? String(name.en) : '';
}
