import { cardsOf, makeKind } from '#rules/meld/deck.ts';
import type { MeldEvent } from '#rules/meld/state.ts';
import { assertNever } from '#rules/result.ts';
import { cited } from '../tally/words.ts';
import { CALL_NAMES, cardWords, MELD_NAMES } from './words.ts';

/** What an event says, a line each; nothing for those that another event has already told. */
export function tellEvent(event: MeldEvent, names: readonly string[]): readonly string[] {
  const who = (seat: number): string => names[seat] ?? `seat ${seat}`;
  switch (event.kind) {
    case 'dealt':
      return [
        `${who(event.dealer)} deals${cited(...event.citations)}`,
        ...event.hands.map((hand, seat) => `${who(seat)} holds ${cardWords(cardsOf(hand))}`),
      ];
    case 'set-up':
      return [
        'the position is set up by hand',
        ...event.hands.map((hand, seat) => `${who(seat)} holds ${cardWords(cardsOf(hand))}`),
      ];
    case 'drew':
      return [`${who(event.seat)} draws ${makeKind(event.card)}`];
    case 'asked':
    case 'turn':
      return [];
    case 'answered':
      return event.answer === 'pass'
        ? [`${who(event.seat)} lets it go`]
        : [`${who(event.seat)} calls ${CALL_NAMES[event.answer.call]}`];
    case 'melded':
      return [melded(event, who)];
    case 'discarded':
      return [
        event.drawn
          ? `nobody takes it, and it is discarded${cited(event.citation)}`
          : `${who(event.seat)} discards ${makeKind(event.card)}${cited(event.citation)}`,
      ];
    case 'kept':
      return [`${who(event.seat)} keeps all cards${cited(event.citation)}`];
    case 'won':
      return won(event, who);
    case 'pile-out':
      return [`the draw pile is out, and nobody has won${cited(event.citation)}`];
    case 'gap-filled':
      return [`the source is silent; the players choose${cited(event.citation)}`];
    default:
      return assertNever(event);
  }
}

type Who = (seat: number) => string;

function melded({ seat, claim, over, citations }: MeldEvent & { kind: 'melded' }, who: Who): string {
  const before = over.map((one) => `${who(one.seat)}’s ${one.call}`).join(', ');
  const outranked = before === '' ? '' : `, before ${before}`;
  return `${who(seat)} melds ${cardWords(claim.meld.cards)}, ${MELD_NAMES[claim.meld.kind]}${outranked}${cited(...citations)}`;
}

function won({ seat, melds, score, payments, citations }: MeldEvent & { kind: 'won' }, who: Who): readonly string[] {
  return [
    `${who(seat)} wins with`,
    ...melds.map((meld) => `  ${cardWords(meld.cards)}, ${MELD_NAMES[meld.kind]}: ${meld.score}`),
    `for ${score} in all${cited(...citations)}`,
    ...payments.map(({ from, to, amount, citation }) => `${who(from)} pays ${who(to)} ${amount}${cited(citation)}`),
  ];
}
