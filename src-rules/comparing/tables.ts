import { drawFrom, type Stream } from '../stream.ts';
import { fateIndex, fatesOf, type Fates } from './fates.ts';
import { groupedKinds, handTypes } from './hand-types.ts';
import type { Rules } from './judge.ts';

/** Every hand of an account judged beforehand, for rounds played by the million. */
export interface Tables {
  readonly size: number;
  /** The kind of each piece of the deck. */
  readonly pieces: Uint8Array;
  /** How many bits a kind takes in the place of a hand. */
  readonly bits: number;
  /** By the place of a hand, its kinds in any order: a number that is higher for the better hand, and its manner. */
  readonly grades: Int32Array;
  readonly fates: Fates;
}

export function tablesOf(rules: Rules): Tables {
  const kinds = groupedKinds(rules, rules.options.deck);
  const types = handTypes(rules);
  const size = rules.options['hand-size'];
  const bits = Math.ceil(Math.log2(kinds.length));
  const fates = fatesOf(
    rules,
    types.map(({ judged }) => judged),
  );
  const strengths = [...new Set(types.map(({ judged }) => judged.strength))].sort((a, b) => a - b);
  const rank = new Map(strengths.map((strength, at) => [strength, at]));
  const grades = new Int32Array(2 ** (bits * size));
  for (const { judged, uses } of types) {
    const grade = rank.get(judged.strength)! * fates.manners + fates.mannerOf(judged);
    const held = uses.flatMap(([kind, count]) => Array.from({ length: count }, () => kind));
    for (const order of orders(held)) grades[placeOf(order, bits)] = grade;
  }
  const pieces = Uint8Array.from(kinds.flatMap(({ copies }, kind) => Array.from({ length: copies }, () => kind)));
  return { size, pieces, bits, grades, fates };
}

/** Where a hand stands in `grades`. */
export function placeOf(kinds: readonly number[], bits: number): number {
  return kinds.reduce((place, kind) => (place << bits) | kind, 0);
}

function orders(kinds: readonly number[]): readonly (readonly number[])[] {
  if (kinds.length === 0) return [[]];
  return kinds.flatMap((kind, at) => orders(kinds.toSpliced(at, 1)).map((others) => [kind, ...others]));
}

/** A round of one banker and so many players, in arrays that every deal writes anew. */
export interface Round {
  readonly deck: Uint8Array;
  /** The banker's grade, then the players'. */
  readonly grades: Int32Array;
  /** What a unit of the first and of the second stake brings each player. */
  readonly first: Int32Array;
  readonly second: Int32Array;
}

export function newRound({ pieces }: Tables, players: number): Round {
  return {
    deck: pieces.slice(),
    grades: new Int32Array(players + 1),
    first: new Int32Array(players),
    second: new Int32Array(players),
  };
}

/** Deals and settles one round. */
export function playRound({ size, bits, grades, fates }: Tables, round: Round, stream: Stream): void {
  const { deck, grades: held, first, second } = round;
  let dealt = 0;
  for (let seat = 0; seat < held.length; seat++) {
    let place = 0;
    for (const last = dealt + size; dealt < last; dealt++) {
      const from = dealt + drawFrom(stream, deck.length - dealt);
      const kind = deck[from]!;
      deck[from] = deck[dealt]!;
      deck[dealt] = kind;
      place = (place << bits) | kind;
    }
    held[seat] = grades[place]!;
  }
  const { manners, first: firsts, second: seconds } = fates;
  const banker = held[0]!;
  const bankerManner = banker % manners;
  const bankerRank = (banker - bankerManner) / manners;
  for (let player = 0; player < first.length; player++) {
    const grade = held[player + 1]!;
    const manner = grade % manners;
    const fate = fateIndex(manners, Math.sign((grade - manner) / manners - bankerRank), manner, bankerManner);
    first[player] = firsts[fate]!;
    second[player] = seconds[fate]!;
  }
}
