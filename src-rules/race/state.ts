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

export type Phase =
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
  readonly balances: readonly [Fraction, Fraction];
}

export type RaceCommand =
  | FillGap
  | { readonly kind: 'throw'; readonly dice?: Pair }
  | { readonly kind: 'move'; readonly steps: readonly Step[] }
  | { readonly kind: 'lose'; readonly from: number };

export type RaceEvent =
  | GapFilled
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
  | { readonly kind: 'lost'; readonly side: Side; readonly from: number; readonly citation: Citation }
  | { readonly kind: 'paid'; readonly side: Side; readonly amount: Fraction; readonly citation: Citation }
  | { readonly kind: 'unusable'; readonly side: Side; readonly citation: Citation }
  | { readonly kind: 'turn'; readonly side: Side }
  | {
      readonly kind: 'won';
      readonly side: Side;
      readonly by: 'all-home' | 'men-lost';
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
  | { readonly kind: 'must-lose-hindmost'; readonly from: number; readonly citation: Citation };
