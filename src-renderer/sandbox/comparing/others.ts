import type { FullVariant } from '#contract/records.ts';
import type { LeftOut } from '#rules/comparing/leave-out.ts';
import { COMPARING_OPTIONS } from '#rules/comparing/options.ts';
import { dealsOf, netsOf, readjudicate, type Stop } from '#rules/comparing/readjudicate.ts';
import type { ComparingState, Payment } from '#rules/comparing/state.ts';
import { compile } from '#rules/ruleset.ts';
import type { ComparingAct } from './deals.ts';

/** The deal on the table as another account settles it; `stop` where it cannot be judged there to the end. */
export interface OtherAccount {
  readonly variant: FullVariant;
  readonly nets: readonly number[];
  readonly leftOut: readonly LeftOut[];
  readonly stop: Stop | null;
}

const paymentsIn = (events: readonly { readonly kind: string }[]): readonly Payment[] =>
  events.flatMap((event) =>
    event.kind === 'paid' ? (event as unknown as { payments: readonly Payment[] }).payments : [],
  );

/** Judges the last deal again under every other account that deals hands of the same pieces. */
export function judgeByOthers(
  variants: readonly FullVariant[],
  own: FullVariant,
  start: ComparingState,
  acts: readonly ComparingAct[],
): readonly OtherAccount[] {
  const deal = dealsOf(start, acts).at(-1);
  if (!deal) return [];
  const others = variants.filter(
    ({ engine, entry }) => engine === 'comparing' && entry.game === own.entry.game && entry.id !== own.entry.id,
  );
  return others.flatMap((variant): OtherAccount[] => {
    const rules = compile(COMPARING_OPTIONS, variant, {}, 'preferred');
    if (rules.kind === 'failed') return [];
    const { events, leftOut, stop } = readjudicate(rules.value, start, deal);
    const bettors = start.seats.length + start.bystanders.length;
    return [{ variant, nets: netsOf(paymentsIn(events), bettors), leftOut, stop }];
  });
}
