import { cardsOf, countKinds, makeCards, makeKind, type Kind } from '#rules/meld/deck.ts';
import type { Call, MeldKind } from '#rules/meld/options.ts';
import type { MeldState } from '#rules/meld/state.ts';

export const MELD_NAMES: Readonly<Record<MeldKind, string>> = {
  general: 'single general',
  joker: 'joker',
  pair: 'pair',
  command: 'command group',
  field: 'field group',
  triple: 'triple',
  'three-footmen': 'three footmen',
  quad: 'quad',
  'four-footmen': 'four footmen',
};

export const CALL_NAMES: Readonly<Record<Call, string>> = {
  zhimo: 'zhimo, a win on one’s own draw',
  hu: 'hu, a win',
  gan: 'gan, four alike',
  pong: 'pong, three alike',
  own: 'a meld with one’s own draw',
  chi: 'chi, a group',
};

export const PHASE_WORDS: Readonly<Record<MeldState['phase']['kind'], string>> = {
  dealing: 'nothing has been dealt',
  drawing: 'a card is to be drawn',
  claiming: 'a card lies open and calls are awaited',
  discarding: 'a card is to be discarded',
  finished: 'the hand is over',
};

/** A seat as people count them; JSON counts from 0. */
export const playerWords = (seat: number): string => `player ${seat + 1}`;

/** Cards as a reader takes them in, `WR*3 WH`. */
export const cardWords = (cards: readonly Kind[]): string => makeCards(cards);

/** Cards as a program takes them in, each by itself and kinds in order. */
export const cardList = (cards: readonly Kind[]): readonly string[] => cardsOf(countKinds(cards)).map(makeKind);
