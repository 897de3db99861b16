import type { Citation } from '#rules/citation.ts';
import type { MeldEvent } from '#rules/meld/state.ts';
import { assertNever } from '#rules/result.ts';
import { m } from '../../paraglide/messages.js';
import { cardName, cardNames } from './cards.ts';
import { callName, meldName } from './words.ts';

/** Something that happened at the table, in words, with the clauses that decided it. */
export interface Line {
  readonly text: string;
  readonly citations: readonly Citation[];
}
type NameOf = (seat: number) => string;

const line = (text: string, ...citations: readonly Citation[]): readonly Line[] => [{ text, citations }];

/** What all at the table have seen of an event; answers to a card are told when the card is settled. */
export function tell(event: MeldEvent, nameOf: NameOf): readonly Line[] {
  switch (event.kind) {
    case 'dealt':
      return line(m.meld_told_dealt({ name: nameOf(event.dealer) }), ...event.citations);
    case 'set-up':
      return line(m.meld_told_set_up());
    case 'drew':
      return line(m.meld_told_drew({ name: nameOf(event.seat), card: cardName(event.card) }));
    case 'asked':
    case 'answered':
    case 'turn':
      return [];
    case 'melded':
      return [melded(event, nameOf)];
    case 'discarded': {
      const told = { name: nameOf(event.seat), card: cardName(event.card) };
      return line(event.drawn ? m.meld_told_let_go(told) : m.meld_told_discarded(told), event.citation);
    }
    case 'kept':
      return line(m.meld_told_kept({ name: nameOf(event.seat) }), event.citation);
    case 'won':
      return [
        ...line(m.meld_told_won({ name: nameOf(event.seat), score: event.score }), ...event.citations),
        ...event.payments.flatMap(({ from, to, amount, citation }) =>
          line(m.meld_told_paid({ from: nameOf(from), to: nameOf(to), amount }), citation),
        ),
      ];
    case 'pile-out':
      return line(m.meld_told_pile_out(), event.citation);
    case 'gap-filled':
      return line(m.sandbox_gap_filled(), event.citation);
    default:
      return assertNever(event);
  }
}

function melded({ seat, claim, over, citations }: MeldEvent & { kind: 'melded' }, nameOf: NameOf): Line {
  const told = {
    name: nameOf(seat),
    call: callName(claim.call),
    meld: meldName(claim.meld.kind),
    cards: cardNames(claim.meld.cards),
  };
  const before = over
    .map((one) => m.meld_outranked({ name: nameOf(one.seat), call: callName(one.call) }))
    .join(m.meld_comma());
  const text = before === '' ? m.meld_told_melded(told) : m.meld_told_melded_before({ ...told, before });
  return { text, citations };
}
