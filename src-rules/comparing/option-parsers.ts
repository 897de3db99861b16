import { either, mapped, oneOf, record, wholeNumber, type Parse } from '../option-values.ts';
import { failed, ok } from '../result.ts';
import { FACES, type CardKind, type Deck } from './deck.ts';

export const text: Parse<string> = (value) => (typeof value === 'string' ? ok(value) : failed('text'));
export const flag: Parse<boolean> = (value) => (typeof value === 'boolean' ? ok(value) : failed('true | false'));

/** A number for each key of at most so many letters. */
export function numbersBy(key: string, letters: number): Parse<Readonly<Record<string, number>>> {
  return (value) => {
    const entries = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
    const fit = entries.every(
      ([name, count]) => name.length > 0 && name.length <= letters && Number.isSafeInteger(count) && count >= 0,
    );
    return entries.length > 0 && fit ? ok(Object.fromEntries(entries)) : failed(`{ ${key}: integer >= 0, ... }`);
  };
}

interface EvenDeck {
  readonly faces: Deck['faces'];
  readonly ranks: string;
  readonly suits: string;
  readonly copies: number | Readonly<Record<string, number>>;
}

/** `{ faces, ranks: 'A2…', suits: 'SHDC' or '', copies: 4 or { A: 2, … } }`: every rank in every suit. */
const evenDeck = mapped(
  record<EvenDeck>({
    faces: oneOf(...FACES),
    ranks: text,
    suits: text,
    copies: either(wholeNumber(1), numbersBy('rank', 1)),
  }),
  ({ faces, ranks, suits, copies }): Deck => ({
    faces,
    kinds: [...ranks].flatMap((rank): CardKind[] => {
      const count = typeof copies === 'number' ? copies : (copies[rank] ?? 0);
      return count === 0 ? [] : (suits === '' ? [''] : [...suits]).map((suit) => ({ rank, suit, copies: count }));
    }),
  }),
);

interface ListedDeck {
  readonly faces: Deck['faces'];
  readonly kinds: Readonly<Record<string, number>>;
}

/** `{ faces, kinds: { A: 2, JR: 1, JB: 1, … } }`: where only some ranks have suits. */
const listedDeck = mapped(
  record<ListedDeck>({ faces: oneOf(...FACES), kinds: numbersBy('card', 2) }),
  ({ faces, kinds }): Deck => ({
    faces,
    kinds: Object.entries(kinds).flatMap(([card, copies]): CardKind[] =>
      copies === 0 ? [] : [{ rank: card.slice(0, 1), suit: card.slice(1), copies }],
    ),
  }),
);

export const deck: Parse<Deck> = either(evenDeck, listedDeck);
