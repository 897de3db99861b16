import type { Citation } from '../citation.ts';
import type { FillGap, FillRefusal, GapFilled } from '../game.ts';
import type { Fraction } from '../fraction.ts';
import type { Generator, Seed } from '../random.ts';
import type { Choices } from '../ruleset.ts';
import type { Pair, ThrowKind } from './throw.ts';

export const RACE_BOTS = ['random', 'runner'] as const;
export type RaceBot = (typeof RACE_BOTS)[number];
export interface Seat {
  readonly name: string;
  readonly player: 'person' | RaceBot;
}

/** `stake` is what each side lays down; absent in a game played for its own sake. */
export interface RaceSetup {
  readonly seats: readonly Seat[];
  readonly seed: Seed;
  readonly stake?: number;
}

export type Side = 0 | 1;
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);

/** A side's men: how many on each place of its own course (0 is its first place), home, and lost. */
export interface Men {
  readonly course: readonly number[];
  readonly home: number;
  readonly lost: number;
}

/** One man moved: from a place of the side's own course, so many steps. */
export interface Step {
  readonly from: number;
  readonly steps: number;
}

/** Where the men of both sides stand, and whose turn it is to throw. */
export interface Position {
  readonly men: readonly [Men, Men];
  readonly turn: Side;
}

export type Phase =
  /** Both sides throw for the first turn; `thrown` is what the first to throw has. */
  | { readonly kind: 'beginning'; readonly thrown: Pair | null }
  | { readonly kind: 'throwing' }
  | { readonly kind: 'moving'; readonly pair: Pair }
  /** A double one costs a man, and its owner says which. */
  | { readonly kind: 'losing' }
  | { readonly kind: 'finished'; readonly winner: Side };

export interface RaceState {
  readonly seats: readonly Seat[];
  readonly generator: Generator;
  readonly filled: Choices;
  readonly men: readonly [Men, Men];
  readonly turn: Side;
  readonly phase: Phase;
  readonly stakes: readonly [Fraction, Fraction] | null;
  /** Fines that lie in the pot beside the stakes. */
  readonly fines: Fraction;
  readonly balances: readonly [Fraction, Fraction];
}

export type RaceCommand =
  | FillGap
  | { readonly kind: 'throw'; readonly dice?: Pair }
  | { readonly kind: 'move'; readonly steps: readonly Step[] }
  | { readonly kind: 'lose'; readonly from: number }
  /** Pays a second fine rather than lose a man, where the account lets a side. */
  | { readonly kind: 'ransom' }
  | { readonly kind: 'set-up'; readonly position: Position };

export type RaceEvent =
  | GapFilled
  | {
      readonly kind: 'threw-to-begin';
      readonly side: Side;
      readonly dice: Pair;
      readonly origin: 'drawn' | 'entered';
      readonly generator: Generator | null;
    }
  /** `side` is null where the throws were equal and both throw again. */
  | { readonly kind: 'begins'; readonly side: Side | null; readonly citation: Citation }
  | { readonly kind: 'set-up'; readonly position: Position }
  | {
      readonly kind: 'thrown';
      readonly side: Side;
      readonly dice: Pair;
      readonly throw: ThrowKind;
      readonly origin: 'drawn' | 'entered';
      readonly generator: Generator | null;
      readonly citations: readonly Citation[];
    }
  | {
      readonly kind: 'moved';
      readonly side: Side;
      readonly from: number;
      readonly to: number | 'home';
      readonly citation: Citation;
    }
  | { readonly kind: 'lost'; readonly side: Side; readonly from: number; readonly citations: readonly Citation[] }
  | {
      readonly kind: 'paid';
      readonly side: Side;
      readonly amount: Fraction;
      readonly to: 'other-side' | 'pot';
      readonly citations: readonly Citation[];
    }
  | { readonly kind: 'unusable'; readonly side: Side; readonly citation: Citation }
  | { readonly kind: 'turn'; readonly side: Side }
  | {
      readonly kind: 'won';
      readonly side: Side;
      readonly by: 'all-home' | 'all-lost';
      readonly pot: Fraction | null;
      readonly citation: Citation;
    };

export type RaceRefusal =
  | FillRefusal
  | { readonly kind: 'not-a-command'; readonly field: string }
  | { readonly kind: 'not-a-setup'; readonly field: string }
  | { readonly kind: 'wrong-seats'; readonly seats: number }
  | { readonly kind: 'bad-opening'; readonly places: number; readonly citation: Citation }
  | { readonly kind: 'bad-dice'; readonly dice: readonly unknown[] }
  | { readonly kind: 'wrong-phase'; readonly phase: Phase['kind'] }
  | { readonly kind: 'no-man-there'; readonly from: number }
  | { readonly kind: 'needs-two-men'; readonly citation: Citation }
  | { readonly kind: 'blocked'; readonly place: number; readonly citation: Citation }
  | { readonly kind: 'overshoots'; readonly from: number; readonly citation: Citation }
  | { readonly kind: 'not-this-throw'; readonly steps: readonly number[]; readonly citation: Citation }
  | { readonly kind: 'must-use-more'; readonly citation: Citation }
  | { readonly kind: 'stands-still'; readonly from: number; readonly citation: Citation }
  | { readonly kind: 'must-lose-hindmost'; readonly from: number; readonly citation: Citation }
  | { readonly kind: 'no-ransom'; readonly citation: Citation }
  | {
      readonly kind: 'wrong-men';
      readonly side: Side;
      readonly men: number;
      readonly expected: number;
      readonly citation: Citation;
    };
