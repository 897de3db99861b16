import type { Citation } from '#rules/citation.ts';
import { cardsOf, makeCards } from '#rules/meld/deck.ts';
import type { MeldEvent } from '#rules/meld/state.ts';
import { m } from '../../paraglide/messages.js';
import { signed } from '../signed.ts';
import { cardNames } from './cards.ts';
import { tell } from './story.ts';
import type { MeldTable } from './table.svelte.ts';
import { lastHand } from './told.ts';
import { meldName } from './words.ts';

const clauses = (citations: readonly Citation[]): string =>
  citations.length === 0 ? '' : ` [${citations.map(({ clause }) => clause).join(', ')}]`;

/** The game as one would write it down. The hands of a deal still being played stay secret. */
export function asText(table: MeldTable): string {
  const { view, variant } = table;
  const names = table.state.seats.map(({ name }) => name);
  const open = view.states.at(-1)?.phase.kind === 'finished' ? [] : lastHand(view.log.done);
  const lines = view.log.done.flatMap(({ events }) =>
    events.flatMap((event) => told(event, (seat) => names[seat] ?? '', open.includes(event))),
  );
  const balances = view.states.at(-1)?.balances ?? [];
  return [
    view.sandbox.title,
    variant.entry.id,
    names.join(', '),
    '',
    ...lines,
    '',
    ...balances.map((balance, seat) => m.meld_told_balance({ name: names[seat] ?? '', balance: signed(balance) })),
  ].join('\n');
}

function told(event: MeldEvent, nameOf: (seat: number) => string, secret: boolean): readonly string[] {
  const lines = tell(event, nameOf).map(({ text, citations }) => text + clauses(citations));
  switch (event.kind) {
    case 'dealt':
    case 'set-up':
      return ['', ...lines, ...(secret ? [] : event.hands.map((hand, seat) => held(nameOf(seat), hand)))];
    case 'won':
      return [
        ...event.melds.map(({ cards, kind, score }) => `  ${cardNames(cards)}: ${meldName(kind)}, ${score}`),
        ...lines,
      ];
    default:
      return lines;
  }
}

const held = (name: string, hand: readonly number[]): string => `  ${name}: ${makeCards(cardsOf(hand))}`;
