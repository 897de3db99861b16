declare const brand: unique symbol;
type Brand<Name extends string> = string & { readonly [brand]: Name };

/** One place in one source, `source#passage`. */
export type PassageId = Brand<'PassageId'>;
/** `game/variant`, such as `zhuangyuan/dobree`. */
export type VariantId = Brand<'VariantId'>;
/** A clause, named within its variant, such as `three-fours`. */
export type ClauseId = Brand<'ClauseId'>;
/** A reading, named within its clause. */
export type ReadingId = Brand<'ReadingId'>;
/** An entry of the register of open questions, such as `ZY-A3`. */
export type QuestionId = Brand<'QuestionId'>;

/**
 * How a rule came to be in a variant: the source says it; it follows from what the source says; it was taken
 * from a sibling source; it is a reconstruction; or the source is silent and the choice is ours.
 */
export const BASES = ['stated', 'implied', 'supplied', 'conjectured', 'ours'] as const;
export type Basis = (typeof BASES)[number];

/** What decided something: a clause of the variant in play, as read by one of its readings. */
export interface Citation {
  readonly clause: ClauseId;
  readonly reading: ReadingId;
  /** Which of its passages, counted from 0, speaks to the case, where each speaks to another. */
  readonly passage?: number;
}
