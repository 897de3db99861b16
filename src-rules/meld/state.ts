import type { Citation } from '../citation.ts';
import type { FillGap, FillRefusal, GapFilled } from '../game.ts';
import type { Generator, Seed } from '../random.ts';
import type { Choices } from '../ruleset.ts';
import type { Counts, Kind } from './deck.ts';
import type { Meld } from './melds.ts';
import type { Call } from './options.ts';

export const BOT_STRENGTHS = ['novice', 'steady', 'expert'] as const;
export type BotStrength = (typeof BOT_STRENGTHS)[number];

export interface Seat {
  readonly name: string;
  readonly player: 'person' | BotStrength;
}

/** Seats are numbered counterclockwise, the order of play. */
export interface MeldSetup {
  readonly seats: readonly Seat[];
  readonly seed: Seed;
  readonly dealer: number;
}

/** A call on the card in question. `gives` are the cards brought out of the hand; `wins` ends the hand. */
export interface Claim {
  readonly call: Call;
  readonly meld: Meld;
  readonly gives: readonly Kind[];
  readonly wins: boolean;
  /** How the winner parts the rest of the hand, where the account scores what is declared. */
  readonly layout?: readonly Meld[];
}

/** A card lies face up and everybody who could use it is asked. */
export interface Claiming extends Origin {
  readonly kind: 'claiming';
  readonly card: Kind;
  /** By seat: what was answered, `asked` while the answer is awaited, `none` where there is nothing to ask. */
  readonly answers: readonly (Claim | 'pass' | 'asked' | 'none')[];
}

/** Who laid a card open, and how. */
export interface Origin {
  readonly from: number;
  readonly origin: 'draw' | 'discard';
}

export type Phase =
  | { readonly kind: 'dealing' }
  | { readonly kind: 'drawing'; readonly seat: number }
  | Claiming
  /** The seat has just melded a card `shown` by somebody, and owes a discard. */
  | { readonly kind: 'discarding'; readonly seat: number; readonly shown: Origin }
  | { readonly kind: 'finished'; readonly winner: number | null };

export interface Discard {
  readonly card: Kind;
  readonly by: number;
  /** Drawn and passed on, never held. */
  readonly drawn: boolean;
}

/** A position set up by hand. Every seat holds as many cards as a deal gives, and one more while it owes a discard. */
export interface Position {
  readonly dealer: number;
  readonly hands: readonly (readonly Kind[])[];
  /** Each seat's melds, as the cards in them. */
  readonly exposed: readonly (readonly (readonly Kind[])[])[];
  readonly discards: readonly Discard[];
  /** Next cards to draw; the rest of the deck is shuffled beneath them. */
  readonly pile: readonly Kind[];
  readonly next: Next;
}
export type Next =
  | { readonly kind: 'draw'; readonly seat: number }
  | ({ readonly kind: 'shown'; readonly card: Kind } & Origin)
  | { readonly kind: 'discard'; readonly seat: number; readonly shown: Origin };

export interface MeldState {
  readonly seats: readonly Seat[];
  readonly generator: Generator;
  readonly filled: Choices;
  readonly dealer: number;
  readonly hand: number;
  /** Next card to draw first. */
  readonly pile: readonly Kind[];
  readonly hands: readonly Counts[];
  readonly exposed: readonly (readonly Meld[])[];
  readonly discards: readonly Discard[];
  readonly balances: readonly number[];
  readonly phase: Phase;
}

export type MeldCommand =
  | FillGap
  | { readonly kind: 'deal' }
  | { readonly kind: 'set-up'; readonly position: Position }
  | { readonly kind: 'draw'; readonly seat: number }
  | {
      readonly kind: 'claim';
      readonly seat: number;
      readonly call: Call;
      readonly meld: readonly Kind[];
      /** How a winner parts the rest; left out, at its best. */
      readonly melds?: readonly (readonly Kind[])[];
    }
  | { readonly kind: 'pass'; readonly seat: number }
  | { readonly kind: 'discard'; readonly seat: number; readonly card: Kind }
  | { readonly kind: 'keep'; readonly seat: number }
  | { readonly kind: 'declare'; readonly seat: number; readonly melds?: readonly (readonly Kind[])[] };

export interface Payment {
  readonly from: number;
  readonly to: number;
  readonly amount: number;
  readonly citation: Citation;
}

export type MeldEvent =
  | GapFilled
  | {
      readonly kind: 'dealt';
      readonly dealer: number;
      readonly hands: readonly Counts[];
      readonly pile: readonly Kind[];
      readonly generator: Generator;
      readonly citations: readonly Citation[];
    }
  | {
      readonly kind: 'set-up';
      readonly dealer: number;
      readonly hands: readonly Counts[];
      readonly exposed: readonly (readonly Meld[])[];
      readonly discards: readonly Discard[];
      readonly pile: readonly Kind[];
      readonly generator: Generator;
      readonly phase: Phase;
    }
  | { readonly kind: 'drew'; readonly seat: number; readonly card: Kind }
  | { readonly kind: 'asked'; readonly claiming: Claiming }
  | { readonly kind: 'answered'; readonly seat: number; readonly answer: Claim | 'pass' }
  | {
      readonly kind: 'melded';
      readonly seat: number;
      readonly claim: Claim;
      readonly card: Kind;
      readonly from: number;
      readonly origin: 'draw' | 'discard';
      /** Claims it outranked. */
      readonly over: readonly { readonly seat: number; readonly call: Call }[];
      readonly citations: readonly Citation[];
    }
  | {
      readonly kind: 'discarded';
      readonly seat: number;
      readonly card: Kind;
      readonly drawn: boolean;
      readonly citation: Citation;
    }
  | { readonly kind: 'kept'; readonly seat: number; readonly citation: Citation }
  | { readonly kind: 'turn'; readonly seat: number }
  | {
      readonly kind: 'won';
      readonly seat: number;
      readonly melds: readonly Meld[];
      readonly score: number;
      readonly payments: readonly Payment[];
      readonly citations: readonly Citation[];
    }
  | { readonly kind: 'pile-out'; readonly citation: Citation };

export type MeldRefusal =
  | FillRefusal
  | { readonly kind: 'not-a-command'; readonly field: string }
  | { readonly kind: 'not-a-setup'; readonly field: string }
  | {
      readonly kind: 'wrong-seats';
      readonly seats: number;
      readonly min: number;
      readonly max: number;
      readonly citation: Citation;
    }
  | { readonly kind: 'too-few-cards'; readonly needed: number; readonly cards: number; readonly citation: Citation }
  | { readonly kind: 'wrong-phase'; readonly phase: Phase['kind'] }
  | { readonly kind: 'not-your-turn'; readonly seat: number }
  | { readonly kind: 'not-in-hand'; readonly card: Kind }
  /** More copies of a card lie about than the deck has. */
  | { readonly kind: 'too-many-copies'; readonly card: Kind; readonly copies: number; readonly citation: Citation }
  | {
      readonly kind: 'wrong-hand-size';
      readonly seat: number;
      readonly size: number;
      readonly expected: number;
      readonly citation: Citation;
    }
  | { readonly kind: 'no-such-meld'; readonly cards: readonly Kind[]; readonly citation: Citation }
  | { readonly kind: 'no-such-claim'; readonly call: Call; readonly citation: Citation }
  | { readonly kind: 'must-use'; readonly card: Kind; readonly citation: Citation }
  | { readonly kind: 'undiscardable'; readonly card: Kind; readonly citation: Citation }
  | { readonly kind: 'must-discard'; readonly citation: Citation }
  | { readonly kind: 'not-won'; readonly left: readonly Kind[]; readonly citation: Citation };
