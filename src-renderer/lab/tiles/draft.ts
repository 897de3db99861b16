import type { KeptHypothesis } from '#contract/kept-hypothesis.ts';
import {
  DISTRIBUTIONS,
  MOST_COPIES,
  TILE_RANKS,
  type Distribution,
  type TileRank,
} from '#rules/comparing/distribution.ts';
import type { Family, Hypothesis } from '#rules/comparing/hypothesis.ts';
import { isWithin, RANGES, type Range } from '#rules/comparing/parse-hypothesis.ts';

const COPIES = [0, MOST_COPIES] as const;
/** The numbers of the form, each with how far it may go. */
export const NUMBERS = {
  T: RANGES.value,
  J: RANGES.value,
  Q: RANGES.value,
  K: RANGES.value,
  seats: RANGES.seats,
  total: RANGES.total,
  bankerStands: RANGES.total,
  highAce: RANGES.highAce,
} as const satisfies Readonly<Record<string, Range>>;
export type NumberField = keyof typeof NUMBERS;

/** A hypothesis as it is being typed. Nothing typed is changed or lost, right or wrong. */
export interface Draft {
  name: string;
  family: Family;
  tie: Hypothesis['tie'];
  colours: 'told-apart' | 'ignored';
  tiles: 'found' | 'typed';
  numbers: Record<NumberField, string>;
  copies: Record<TileRank, string>;
  notes: string;
  evidence: string;
}

/** What is wrong with an entry. */
export type Problem =
  | { readonly kind: 'out-of-range'; readonly least: number; readonly most: number }
  | { readonly kind: 'above-limit'; readonly total: number }
  | { readonly kind: 'no-name' }
  | { readonly kind: 'name-taken' }
  | { readonly kind: 'no-tiles' };

const PLAIN: Hypothesis = {
  family: 'pairs',
  values: { T: 10, J: 11, Q: 12, K: 13 },
  tie: 'push',
  colours: true,
  seats: 4,
  limit: { total: 21, bankerStands: 17, highAce: 11 },
};

const BLANK: KeptHypothesis = {
  hypothesis: PLAIN,
  typed: null,
  standing: 'kept',
  notes: '',
  reasons: '',
  evidence: [],
};

/** A form filled in from a hypothesis, or from the plainest one. */
export function draftOf(name = '', { hypothesis, typed, notes, evidence }: KeptHypothesis = BLANK): Draft {
  const { family, tie, colours, values, seats, limit } = hypothesis;
  const copies = typed ?? DISTRIBUTIONS.found;
  return {
    name,
    family,
    tie,
    colours: colours ? 'told-apart' : 'ignored',
    tiles: typed ? 'typed' : 'found',
    numbers: inWords({ ...values, seats, ...limit }),
    copies: inWords(copies),
    notes,
    evidence: evidence.join('\n'),
  };
}

const inWords = <K extends string>(numbers: Readonly<Record<K, number>>): Record<K, string> =>
  Object.fromEntries(Object.entries<number>(numbers).map(([key, value]) => [key, String(value)])) as Record<K, string>;

/** `NaN` where there is no whole number. */
const numberIn = (words: string): number => (/^\s*\d+\s*$/.test(words) ? Number(words) : NaN);

/** The numbers that a family looks at. */
export function asked(family: Family): readonly NumberField[] {
  const values = family === 'rank-and-pair' ? [] : (['T', 'J', 'Q', 'K'] as const);
  const limit = family === 'limit' ? (['total', 'bankerStands', 'highAce'] as const) : [];
  return [...values, ...limit, 'seats'];
}

const outside = ([least, most]: Range, words: string): Problem | undefined =>
  isWithin([least, most], numberIn(words)) ? undefined : { kind: 'out-of-range', least, most };

export function numberProblem({ family, numbers }: Draft, field: NumberField): Problem | undefined {
  if (!asked(family).includes(field)) return undefined;
  const total = numberIn(numbers.total);
  const above = field === 'bankerStands' && numberIn(numbers.bankerStands) > total;
  return outside(NUMBERS[field], numbers[field]) ?? (above ? { kind: 'above-limit', total } : undefined);
}

export const copiesProblem = ({ tiles, copies }: Draft, rank: TileRank): Problem | undefined =>
  tiles === 'typed' ? outside(COPIES, copies[rank]) : undefined;

export const tilesIn = ({ copies }: Draft): number =>
  TILE_RANKS.reduce((sum, rank) => sum + (numberIn(copies[rank]) || 0), 0);

export const setProblem = (draft: Draft): Problem | undefined =>
  draft.tiles === 'typed' && tilesIn(draft) === 0 ? { kind: 'no-tiles' } : undefined;

/** A name belongs to one hypothesis; keeping another under it would lose the first. */
export function nameProblem({ name }: Draft, taken: readonly string[]): Problem | undefined {
  if (name.trim() === '') return { kind: 'no-name' };
  return taken.includes(name.trim()) ? { kind: 'name-taken' } : undefined;
}

/** The set typed in; null where it is the one found, undefined where something in it is wrong. */
export function typedIn(draft: Draft): Distribution | null | undefined {
  if (draft.tiles === 'found') return null;
  if (setProblem(draft) || TILE_RANKS.some((rank) => copiesProblem(draft, rank))) return undefined;
  const counts = TILE_RANKS.map((rank) => [rank, numberIn(draft.copies[rank])]);
  return Object.fromEntries(counts) as Distribution;
}

/** The hypothesis typed in, or undefined where something in it is wrong. */
export function hypothesisIn(draft: Draft): Hypothesis | undefined {
  const { family, tie, colours } = draft;
  if (asked(family).some((field) => numberProblem(draft, field))) return undefined;
  const number = (field: NumberField, plain: number): number =>
    asked(family).includes(field) ? numberIn(draft.numbers[field]) : plain;
  const { values, limit } = PLAIN;
  return {
    family,
    tie,
    colours: colours === 'told-apart',
    seats: number('seats', PLAIN.seats),
    values: { T: number('T', values.T), J: number('J', values.J), Q: number('Q', values.Q), K: number('K', values.K) },
    limit: {
      total: number('total', limit.total),
      bankerStands: number('bankerStands', limit.bankerStands),
      highAce: number('highAce', limit.highAce),
    },
  };
}

/** What is to be kept; undefined until all of it is right. `before` keeps its standing and its reasons. */
export function keptFrom(draft: Draft, before: KeptHypothesis = BLANK): KeptHypothesis | undefined {
  const [hypothesis, typed] = [hypothesisIn(draft), typedIn(draft)];
  if (!hypothesis || typed === undefined) return undefined;
  const evidence = draft.evidence.split('\n').map((line) => line.trim());
  return { ...before, hypothesis, typed, notes: draft.notes, evidence: evidence.filter((line) => line !== '') };
}
