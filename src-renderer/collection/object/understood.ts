import { assertNever, type Result } from '#rules/result.ts';
import type { Fraction } from '#rules/fraction.ts';
import type { FieldKind } from '#contract/own/core-fields.ts';
import { understandCount, type Count } from '#contract/own/understand/count.ts';
import { dateOfValue } from '#contract/own/understand/date.ts';
import type { DateRefusal } from '#contract/own/understand/dated.ts';
import { understandDimensions, type Dimension } from '#contract/own/understand/dimensions.ts';
import { understandMoney, type Money } from '#contract/own/understand/money.ts';
import type { Value } from '#contract/own/values.ts';
import { m } from '../../paraglide/messages.js';
import { locale } from '../../language/locale.svelte.ts';

/** What the program makes of a value; nothing where there is nothing to make of it. */
export type Understood = { readonly kind: 'read' | 'problem'; readonly text: string } | null;

export function understood(kind: FieldKind, value: Value): Understood {
  switch (kind) {
    case 'date':
      return dated(value);
    case 'dimensions':
      return told(understandDimensions(value.text), ({ parts }) => parts.map(measure).join(' × '));
    case 'money':
      return told(understandMoney(value.text), money);
    case 'count':
      return told(understandCount(value.text), count);
    default:
      return null;
  }
}

function dated(value: Value): Understood {
  const read = dateOfValue(value);
  if (read.kind === 'failed') return problem(whyNoDate(read.error));
  return { kind: 'read', text: m.understood_as({ value: read.value.edtf }) };
}

function told<T>(read: Result<T, { readonly kind: string }>, words: (value: T) => string): Understood {
  if (read.kind === 'ok') return { kind: 'read', text: m.understood_as({ value: words(read.value) }) };
  if (read.error.kind === 'no-unit') return problem(m.understood_no_unit());
  if (read.error.kind === 'no-currency') return problem(m.understood_no_currency());
  return problem(m.understood_not());
}

const problem = (text: string): Understood => ({ kind: 'problem', text });

function whyNoDate(refusal: DateRefusal): string {
  switch (refusal.kind) {
    case 'empty':
    case 'not-understood':
      return m.understood_not();
    case 'undated':
      return m.understood_undated();
    case 'ambiguous':
      return m.understood_ambiguous({ readings: refusal.readings.join(', ') });
    case 'no-such-day':
      return m.understood_no_such_day();
    case 'short-year':
      return m.understood_short_year();
    case 'backwards':
      return m.understood_backwards();
    case 'beyond-reign':
      return m.understood_beyond_reign({ reign: refusal.reign, last: refusal.last });
    case 'cycle-needs-reign':
      return m.understood_cycle_needs_reign({ cycle: refusal.cycle });
    case 'cycle-disagrees':
      return m.understood_cycle_disagrees({ cycle: refusal.cycle });
    default:
      return assertNever(refusal);
  }
}

const figure = ({ num, den }: Fraction, digits: number) =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: digits }).format(num / den);

function measure({ amount, most, measure: of }: Dimension): string {
  const unit = of === 'mm' ? 'mm' : 'g';
  return `${figure(amount, 2)}${most ? `–${figure(most, 2)}` : ''} ${unit}`;
}

const money = ({ currency, amount, approximate }: Money) =>
  `${approximate ? 'c. ' : ''}${figure(amount, 4)} ${currency}`;

function count({ least, most, of, approximate }: Count): string {
  const range = least === most ? String(least) : `${least}–${most}`;
  return `${approximate ? 'c. ' : ''}${range}${of === undefined ? '' : ` / ${of}`}`;
}
