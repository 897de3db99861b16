import type { FieldKind } from '#contract/own/core-fields.ts';
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
