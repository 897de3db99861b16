import { plainText } from '#contract/collection/runs.ts';
import { makeHand } from '#rules/comparing/hand.ts';
import type { Citation } from '#rules/citation.ts';
import type { ComparingEvent } from '#rules/comparing/state.ts';
import { inLocale } from '../../language/locale.svelte.ts';
import { m } from '../../paraglide/messages.js';
import { signed } from '../signed.ts';
import type { ComparingTable } from './table.svelte.ts';
import { handTold } from './words.ts';

const clauses = (citations: readonly Citation[]): string => `[${citations.map(({ clause }) => clause).join(', ')}]`;

/** The game as one would write it down: every hand, what it met, what was paid, by which clauses. */
export function asText(table: ComparingTable): string {
  const { view, variant } = table;
  const account = `${plainText(inLocale(variant.entry.title))} (${variant.entry.id})`;
  const head = [view.sandbox.title, account, table.bettors.map(({ name }) => name).join(', '), ''];
  let deal = 0;
  const lines = view.log.done.flatMap(({ events }) =>
    events.flatMap((event) => {
      if (event.kind === 'dealt') deal++;
      return told(table, event, deal);
    }),
  );
  return [...head, ...lines].join('\n');
}

function told(table: ComparingTable, event: ComparingEvent, deal: number): readonly string[] {
  const { faces } = table.rules.options.deck;
  switch (event.kind) {
    case 'dealt':
      return [
        m.comparing_told_deal({ number: deal }),
        ...event.hands.map((hand, seat) => `  ${table.nameOf(seat)}: ${makeHand(faces, hand)}`),
      ];
    case 'ruled':
      return event.rulings.map(
        (ruling) => `  ${table.nameOf(ruling.seat)}: ${handTold(ruling)} ${clauses(ruling.citations)}`,
      );
    case 'paid':
      return event.payments.map(
        ({ from, to, amount, citation }) =>
          `  ${table.nameOf(from)} → ${table.nameOf(to)} ${signed(amount)} ${clauses([citation])}`,
      );
    case 'gap-filled':
      return [`${m.sandbox_gap_filled()}: ${event.citation.clause} = ${event.citation.reading}`];
    default:
      return [];
  }
}
