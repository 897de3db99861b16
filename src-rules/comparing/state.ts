import type { Citation } from '../citation.ts';
import type { FillGap, FillRefusal, GapFilled } from '../game.ts';
import type { Generator, Seed } from '../random.ts';
import type { Choices } from '../ruleset.ts';
import type { Card, Hand } from './deck.ts';
import type { HandError } from './hand.ts';

/** How a bot lays its stakes; it never sees a card before it does. */
export const TEMPERAMENTS = ['cautious', 'steady', 'bold', 'erratic'] as const;
export type Temperament = (typeof TEMPERAMENTS)[number];

export interface Bettor {
  readonly name: string;
  readonly player: 'person' | Temperament;
}

/** Bettors are numbered seats first, then bystanders. Seats are numbered anticlockwise. */
export interface ComparingSetup {
  readonly seats: readonly Bettor[];
  readonly bystanders: readonly Bettor[];
  readonly seed: Seed;
  /** The first banker, where no dice decide. */
  readonly banker?: number;
}

/** A bystander's bet on a seat against the banker, or a player's bet on the own hand against another player's. */
export interface SideBet {
  readonly bettor: number;
  readonly on: number;
  readonly against: 'banker' | number;
  readonly amount: number;
}

export type Phase =
  | { readonly kind: 'ready' }
  | { readonly kind: 'staking' }
  /** Seats that may throw their hand in, and have not said. */
  | { readonly kind: 'throwing-in'; readonly asked: readonly number[] }
  /** In a game to a limit: whose turn it is to draw or stand. */
  | { readonly kind: 'drawing'; readonly seat: number }
  /** All is paid, and the banker may deal again. */
  | { readonly kind: 'bank-offered' };

export type Stakes = readonly number[] | null;

export interface ComparingState {
  readonly seats: readonly Bettor[];
  readonly bystanders: readonly Bettor[];
  readonly generator: Generator;
  readonly filled: Choices;
  readonly banker: number;
  readonly deals: number;
  readonly phase: Phase;
  readonly hands: readonly Hand[];
  /** What is left of the deck, next to be drawn first. */
  readonly rest: Hand;
  /** By seat: empty for the banker and for those who sit out, `null` while a seat has not said. */
  readonly stakes: readonly Stakes[];
  readonly sideBets: readonly SideBet[];
  readonly thrownIn: readonly number[];
  /** Gains and losses by bettor; they always sum to zero. */
  readonly balances: readonly number[];
}

export type ComparingCommand =
  | FillGap
  /** Without `hands` the deck is shuffled; with them the hands are set up. */
  | { readonly kind: 'deal'; readonly hands?: readonly Hand[] }
  /** No stake at all sits the deal out. */
  | { readonly kind: 'stake'; readonly seat: number; readonly stakes: readonly number[] }
  | { readonly kind: 'side-bet'; readonly bet: SideBet }
  | { readonly kind: 'throw-in'; readonly seat: number; readonly throws: boolean }
  | { readonly kind: 'draw'; readonly seat: number }
  | { readonly kind: 'stand'; readonly seat: number }
  | { readonly kind: 'reveal' }
  | { readonly kind: 'keep-bank'; readonly keeps: boolean };

/** What one hand turned out to be. */
export interface SeatRuling {
  readonly seat: number;
  readonly category: string;
  readonly points: number;
  readonly thrownIn: boolean;
  /** Against the banker; absent for the banker. */
  readonly result?: 'wins' | 'ties' | 'loses';
  /** What put the hand where it is, and what decided against the banker. */
  readonly citations: readonly Citation[];
  /** What became of each stake: paid `amount`, lost it where negative, or got back with nothing. */
  readonly stakes: readonly SettledStake[];
}
export interface SettledStake {
  readonly stake: number;
  readonly amount: number;
  readonly citation: Citation;
}

export interface Payment {
  readonly from: number;
  readonly to: number;
  readonly amount: number;
  /** The stake it settles: 0 the first, 1 the second; a side bet by its place. */
  readonly settles:
    { readonly kind: 'stake'; readonly index: number } | { readonly kind: 'side-bet'; readonly index: number };
  readonly citation: Citation;
}

export type ComparingEvent =
  | GapFilled
  | {
      readonly kind: 'banker-chosen';
      readonly seat: number;
      readonly generator: Generator;
      readonly citation: Citation;
    }
  /** The pack is cut before it is dealt. `may`: the seats the account lets do it. */
  | { readonly kind: 'cut'; readonly may: readonly number[]; readonly citation: Citation }
  | {
      readonly kind: 'dealt';
      readonly origin: 'shuffled' | 'set-up';
      readonly hands: readonly Hand[];
      readonly rest: Hand;
      readonly generator: Generator;
      readonly citation: Citation;
    }
  | { readonly kind: 'staked'; readonly seat: number; readonly stakes: readonly number[]; readonly citation: Citation }
  | { readonly kind: 'side-bet-laid'; readonly bet: SideBet; readonly citation: Citation }
  | { readonly kind: 'asked-to-throw-in'; readonly seats: readonly number[]; readonly citation: Citation }
  | { readonly kind: 'thrown-in'; readonly seat: number; readonly throws: boolean; readonly citation: Citation }
  | { readonly kind: 'turn'; readonly seat: number }
  | { readonly kind: 'drew'; readonly seat: number; readonly card: Card; readonly citation: Citation }
  | { readonly kind: 'stood'; readonly seat: number; readonly citation: Citation }
  | { readonly kind: 'ruled'; readonly rulings: readonly SeatRuling[] }
  | { readonly kind: 'paid'; readonly payments: readonly Payment[] }
  | { readonly kind: 'bank-offered'; readonly seat: number; readonly citation: Citation }
  /** A deal judged again under another account keeps the banker it had. */
  | { readonly kind: 'bank-as-played'; readonly seat: number }
  | { readonly kind: 'bank'; readonly seat: number; readonly citation: Citation };

export type ComparingRefusal =
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
  | { readonly kind: 'deck-too-small'; readonly needed: number; readonly cards: number; readonly citation: Citation }
  | { readonly kind: 'wrong-hands'; readonly hands: number; readonly seats: number }
  /** `seat` is missing where the hands only clash with one another. */
  | { readonly kind: 'bad-hand'; readonly seat?: number; readonly error: HandError }
  | { readonly kind: 'wrong-phase'; readonly phase: Phase['kind'] }
  | { readonly kind: 'not-your-turn'; readonly seat: number }
  | { readonly kind: 'no-such-seat'; readonly seat: number; readonly seats: number }
  | { readonly kind: 'nothing-left-to-draw' }
  | { readonly kind: 'banker-stakes-nothing'; readonly seat: number }
  | { readonly kind: 'bad-stake'; readonly stake: number }
  | { readonly kind: 'too-many-stakes'; readonly stakes: number; readonly citation: Citation }
  | { readonly kind: 'no-second-stake'; readonly citation: Citation }
  | { readonly kind: 'second-stake-owed'; readonly citation: Citation }
  | { readonly kind: 'stake-too-large'; readonly which: 'first' | 'second'; readonly citation: Citation }
  | { readonly kind: 'stakes-awaited'; readonly seats: readonly number[] }
  | { readonly kind: 'no-side-bets'; readonly citation: Citation }
  | { readonly kind: 'bad-side-bet'; readonly field: 'bettor' | 'on' | 'against' | 'amount' };
