import type { RowNote } from '#contract/own/exchange.ts';
import type { FieldKind } from '#contract/own/core-fields.ts';
import { understandCount } from '#contract/own/understand/count.ts';
import { understandDate } from '#contract/own/understand/date.ts';
import { understandDimensions } from '#contract/own/understand/dimensions.ts';
import { understandMoney } from '#contract/own/understand/money.ts';
import type { FieldDefinition } from '#contract/own/values.ts';

/** The words that will be kept and not be understood: not sorted by their date, not counted. */
export function notesOnFields(
  fields: ReadonlyMap<string, string>,
  definitions: ReadonlyMap<string, FieldDefinition>,
): RowNote[] {
  return [...fields].flatMap(([field, text]): RowNote[] => {
    const kind = definitions.get(field)?.kind;
    return kind === undefined || isUnderstood(kind, text) ? [] : [{ kind: 'not-understood', field, text }];
  });
}

function isUnderstood(kind: FieldKind, text: string): boolean {
  switch (kind) {
    case 'date':
      return understandDate(text).kind === 'ok';
    case 'count':
      return understandCount(text).kind === 'ok';
    case 'dimensions':
      return understandDimensions(text).kind === 'ok';
    case 'money':
      return understandMoney(text).kind === 'ok';
    default:
      return true;
  }
}
