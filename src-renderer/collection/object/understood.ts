import type { FieldKind } from '#contract/own/core-fields.ts';
import type { Value } from '#contract/own/values.ts';
import { understandDate } from '#contract/own/understand/date.ts';
import { m } from '../../paraglide/messages.js';

/** What the program makes of a value; nothing where there is nothing to make of it. */
export type Understood = { readonly kind: 'read' | 'problem'; readonly text: string } | null;

export function understood(kind: FieldKind, { text, edtf }: Value): Understood {
  if (kind !== 'date') return null;
  const read = understandDate(edtf ?? text);
  if (read.kind === 'failed') return { kind: 'problem', text: m.understood_not() };
  return read.value.edtf === text ? null : { kind: 'read', text: m.understood_date({ edtf: read.value.edtf }) };
}
