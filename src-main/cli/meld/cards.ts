import { refused } from '../failure.ts';
import { assertNever, ok, type Failed, type Result } from '#rules/result.ts';
import { parseKinds, type CardsError, type Counts, type Kind } from '#rules/meld/deck.ts';
import type { Failure } from '../failure.ts';

/** Four-colour cards off the line or out of a file. */
export function readKinds(deck: Counts, text: string, field: string): Result<readonly Kind[], Failure> {
  const cards = parseKinds(deck, text);
  return cards.kind === 'ok' ? ok(cards.value) : refuseCards(cards.error, field);
}

function refuseCards(error: CardsError, field: string): Failed<Failure> {
  switch (error.kind) {
    case 'unreadable-card':
      return refused(error.kind, `${error.card} is no card`, {
        field,
        remedy: 'write colour and rank, as in YK WP, J for a joker, and WR*3 for three of a card',
      });
    case 'too-many-copies':
      return refused(error.kind, `${error.card} is there more often than the deck has it`, {
        field,
        remedy: `the deck has ${error.copies} of it [deck]`,
      });
    default:
      return assertNever(error);
  }
}
