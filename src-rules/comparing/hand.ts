import { failed, ok, type Result } from '../result.ts';
import { findSurplus, matches, type Card, type Faces, type Hand } from './deck.ts';
import type { Rules } from './judge.ts';

export type HandError =
  | { readonly kind: 'unreadable-card'; readonly card: string }
  | { readonly kind: 'unknown-card'; readonly card: string }
  /** The account looks at suits, and the card's was not said. */
  | { readonly kind: 'suit-needed'; readonly card: string; readonly suits: readonly string[] }
  | { readonly kind: 'too-many-copies'; readonly card: string; readonly copies: number }
  | { readonly kind: 'wrong-size'; readonly size: number; readonly expected: number };

/** The usual letters: colour before rank for four-colour cards (`YK`), rank before an optional suit for the others (`TS`, `T`). */
export function makeCard(faces: Faces, { rank, suit }: Card): string {
  return faces === 'four-colour' ? suit + rank : rank + suit;
}

export function makeHand(faces: Faces, hand: Hand): string {
  return hand.map((card) => makeCard(faces, card)).join(' ');
}

/** Whether the account ever looks at suits; if not, cards of one rank are alike to it. */
export function suitsMatter({ options }: Rules): boolean {
  return options['tie-break'] !== 'none' || options.classes.some((one) => one.class === 'pair');
}

/** Reads a hand, such as `T 5 K`, `TS 5H KD`, `RH YP` or `YK*2`; blanks or commas part the cards. */
export function readHand(rules: Rules, text: string): Result<Hand, HandError> {
  const cards = readCards(rules, text);
  if (cards.kind === 'failed') return cards;
  const wrong = wrongSize(rules, cards.value);
  return wrong ? failed(wrong) : cards;
}

/** Reads any number of cards. */
export function readCards(rules: Rules, text: string): Result<Hand, HandError> {
  const cards: Card[] = [];
  for (const word of text
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean)) {
    const read = readWord(rules.options.deck.faces, word);
    if (!read) return failed({ kind: 'unreadable-card', card: word });
    for (let n = 0; n < read.times; n++) cards.push(read.card);
  }
  const wrong = wrongCards(rules, cards);
  return wrong ? failed(wrong) : ok(cards);
}

function readWord(faces: Faces, word: string): { readonly card: Card; readonly times: number } | undefined {
  const match = /^([A-Z0-9]{1,3})(?:\*([1-9]\d?))?$/.exec(word);
  if (!match?.[1]) return undefined;
  const letters = match[1].replace(/^10/, 'T');
  const [first = '', ...others] = letters;
  const rest = others.join('');
  const card = faces === 'four-colour' ? { suit: first, rank: rest } : { rank: first, suit: rest };
  return { card, times: Number(match[2] ?? 1) };
}

/** What an account objects to in a hand. */
export function wrongHand(rules: Rules, hand: Hand): HandError | undefined {
  return wrongCards(rules, hand) ?? wrongSize(rules, hand);
}

function wrongCards(rules: Rules, cards: Hand): HandError | undefined {
  const { deck } = rules.options;
  for (const card of cards) {
    const kinds = deck.kinds.filter((kind) => matches(kind, card));
    if (kinds.length === 0) return { kind: 'unknown-card', card: makeCard(deck.faces, card) };
    if (suitsMatter(rules) && !kinds.some((kind) => kind.suit === card.suit))
      return { kind: 'suit-needed', card: makeCard(deck.faces, card), suits: kinds.map((kind) => kind.suit) };
  }
  return wrongTogether(rules, [cards]);
}

/** A hand to a limit may have grown since it was dealt. */
function wrongSize({ options }: Rules, { length: size }: Hand): HandError | undefined {
  const expected = options['hand-size'];
  const fits = options.aim === 'limit' ? size >= expected : size === expected;
  return fits ? undefined : { kind: 'wrong-size', size, expected };
}

/** What is wrong between hands dealt together: a card held more often than the deck has it. */
export function wrongTogether(rules: Rules, hands: readonly Hand[]): HandError | undefined {
  const { deck } = rules.options;
  const surplus = findSurplus(deck, hands.flat());
  return surplus && { kind: 'too-many-copies', ...surplus, card: makeCard(deck.faces, surplus.card) };
}
