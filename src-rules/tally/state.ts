import type { Citation, ReadingId } from '../citation.ts';
import type { Dice, DiceRefusal } from '../dice/throw.ts';
import type { FillGap, FillRefusal, GapFilled } from '../game.ts';
import type { Generator, Seed } from '../random.ts';
import type { Ruling } from './ruling.ts';
import type { Settlement } from './settle.ts';
import type { Pieces } from './stock.ts';
import type { Feat } from './strength.ts';
import type { Rank } from './vocabulary.ts';

export interface Seat {
  readonly name: string;
  /** A bot's dice are thrown for it: the game leaves nobody anything to choose. */
  readonly player: 'person' | 'bot';
}
export interface TallySetup {
  readonly seats: readonly Seat[];
  readonly seed: Seed;
}

/** The throw by which somebody holds a piece that can be seized. */
export interface Title extends Feat {
  readonly seat: number;
}
/** Two players throwing again for a piece: whose throw is awaited, and the throw already made. */
export interface ThrowOff {
  readonly rank: Rank;
  readonly holder: number;
  readonly challenger: number;
  /** The throw that equalled the holder's. */
  readonly feat: Feat;
  readonly first: Dice | null;
}

export interface TallyState {
  readonly generator: Generator;
  readonly seats: readonly Seat[];
  readonly stock: Pieces;
  readonly hands: readonly Pieces[];
  readonly turn: number;
  readonly titles: Readonly<Partial<Record<Rank, Title>>>;
  readonly throwOff: ThrowOff | null;
  /** Turns since a piece last left the stock, and how often the price of the last one has been halved. */
  readonly idleTurns: number;
  readonly lowered: number;
  /** Throws still to come after the stock ran out, in a variant that grants them. */
  readonly extraThrows: number | null;
  readonly filled: Readonly<Record<string, ReadingId>>;
  readonly settlement: Settlement | null;
  readonly over: boolean;
}

export type TallyCommand =
  /** Dice are drawn where none are given. `outside`: so many fell out of the bowl, and the rest do not matter. */
  { readonly kind: 'throw'; readonly dice?: Dice; readonly outside?: number } | FillGap;

/** A seat's number, or the stock. */
export type Place = number | 'stock';

export type TallyEvent =
  | {
      readonly kind: 'thrown';
      readonly seat: number;
      readonly dice: Dice;
      readonly origin: 'drawn' | 'entered';
      /** The state of chance after a drawn throw. */
      readonly generator: Generator | null;
    }
  | {
      readonly kind: 'voided';
      readonly seat: number;
      readonly outside: number;
      /** The same player throws again; otherwise his turn is lost. */
      readonly again: boolean;
      readonly citation: Citation;
    }
  | ({ readonly kind: 'ruled'; readonly seat: number } & Ruling)
  | {
      readonly kind: 'moved';
      readonly rank: Rank;
      readonly count: number;
      readonly from: Place;
      readonly to: Place;
      readonly why: MoveReason;
      readonly citation: Citation;
    }
  | {
      readonly kind: 'seized';
      readonly rank: Rank;
      readonly from: number;
      readonly to: number;
      /** The clause naming what the throw may take, and the one on whom it may be taken from. */
      readonly citation: Citation;
      readonly against: Citation;
    }
  | { readonly kind: 'withheld'; readonly rank: Rank; readonly holder: number; readonly citation: Citation }
  | { readonly kind: 'title-taken'; readonly rank: Rank; readonly title: Title }
  | { readonly kind: 'shortage'; readonly seat: number; readonly owing: number; readonly citation: Citation }
  | { readonly kind: 'price-lowered'; readonly rank: Rank; readonly price: number; readonly citation: Citation }
  | {
      readonly kind: 'throw-off-called';
      readonly rank: Rank;
      readonly holder: number;
      readonly challenger: number;
      readonly feat: Feat;
      readonly citation: Citation;
    }
  | {
      readonly kind: 'throw-off-decided';
      readonly rank: Rank;
      /** `null`: equal again, so both throw again. */
      readonly winner: number | null;
      readonly citation: Citation;
    }
  | { readonly kind: 'turn-passed'; readonly to: number; readonly citation: Citation }
  | { readonly kind: 'extra-round'; readonly throws: number; readonly citation: Citation }
  | { readonly kind: 'ended'; readonly citation: Citation }
  | { readonly kind: 'settled'; readonly settlement: Settlement }
  | GapFilled;

/** Why pieces move: due by name, made up of others, all that is left, everything there is, amends to a loser. */
export type MoveReason = 'due' | 'made-up' | 'last' | 'everything' | 'next-lower' | 'amends';

export type TallyRefusal =
  | DiceRefusal
  | FillRefusal
  | { readonly kind: 'over' }
  | { readonly kind: 'not-a-command'; readonly field: string }
  | { readonly kind: 'not-a-setup'; readonly field: string }
  | { readonly kind: 'too-few-players'; readonly found: number; readonly min: number; readonly citation: Citation }
  | { readonly kind: 'too-many-players'; readonly found: number; readonly max: number; readonly citation: Citation }
  /** The readings contradict each other: a piece is awarded that the stock has not got, or seized that it has several of, or never awarded. */
  | { readonly kind: 'rank-not-in-stock'; readonly rank: Rank; readonly citation: Citation }
  | { readonly kind: 'seizes-one-of-many'; readonly rank: Rank; readonly citation: Citation }
  | { readonly kind: 'rank-never-won'; readonly rank: Rank; readonly citation: Citation };
