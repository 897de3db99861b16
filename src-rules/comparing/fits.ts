import { isLess, type Share } from '../share.ts';
import { DISTRIBUTIONS, type Distribution, type KnownDistribution } from './distribution.ts';
import type { Hypothesis } from './hypothesis.ts';
import { measure, type Measures } from './measure.ts';

/** Something about the tiles that speaks for a hypothesis or against it. There is no sum of them and no winner. */
export type Finding = { readonly fits: boolean } & (
  | { readonly kind: 'seats'; readonly wanted: number; readonly possible: number }
  | { readonly kind: 'prized-hands'; readonly prized: number; readonly impossible: readonly string[] }
  /** The courts have red and blue indexes: do the rules make use of them? */
  | { readonly kind: 'colours'; readonly used: boolean }
  /** The courts have three letters: do the rules tell them apart? */
  | { readonly kind: 'letters'; readonly toldApart: boolean }
  /** Do fewer hands tie than with a pack of cards? */
  | { readonly kind: 'ties'; readonly found: Share; readonly cards: Share }
  /** Does the banker at least not lose? */
  | { readonly kind: 'bank'; readonly edge: Share }
  /** Do points fall more evenly than they would with two or with three copies of every rank? */
  | { readonly kind: 'copies'; readonly found: number; readonly twos: number; readonly threes: number }
);

export type MeasuresBySet = Readonly<Record<KnownDistribution, Measures | null>>;

/** A hypothesis measured on the tiles as found and on even sets; `typed` on a distribution of the user's own. */
export interface Comparison {
  readonly known: MeasuresBySet;
  readonly typed: Measures | null;
  readonly findings: readonly Finding[];
}

export function compareSets(hypothesis: Hypothesis, typed?: Distribution): Comparison {
  const known: MeasuresBySet = {
    found: measure(hypothesis, DISTRIBUTIONS.found),
    twos: measure(hypothesis, DISTRIBUTIONS.twos),
    threes: measure(hypothesis, DISTRIBUTIONS.threes),
    cards: measure(hypothesis, DISTRIBUTIONS.cards),
  };
  return {
    known,
    typed: typed ? measure(hypothesis, typed) : null,
    findings: findingsOn(hypothesis, known),
  };
}

function findingsOn(hypothesis: Hypothesis, { found, twos, threes, cards }: MeasuresBySet): readonly Finding[] {
  if (!found || !twos || !threes || !cards) throw new Error('every known set holds two hands');
  const { seats, prized, impossible } = found;
  const findings: Finding[] = [
    { kind: 'seats', wanted: hypothesis.seats, possible: seats, fits: hypothesis.seats <= seats },
    usesColours(hypothesis),
    tellsLetters(hypothesis),
    ...onDuels(found.duel, cards.duel),
  ];
  if (prized.length > 0)
    findings.push({ kind: 'prized-hands', prized: prized.length, impossible, fits: impossible.length === 0 });
  if (hypothesis.family !== 'rank-and-pair') findings.push(onCopies(found, twos, threes));
  return findings;
}

function usesColours({ colours, family }: Hypothesis): Finding {
  const used = colours && family !== 'limit';
  return { kind: 'colours', used, fits: used };
}

/** Letters are told apart by their values, by an order of ranks that breaks ties, or by the order of the prized hands. */
function tellsLetters({ family, values: { J, Q, K } }: Hypothesis): Finding {
  const byRank = family !== 'limit' && family !== 'after-daun-tiga';
  const toldApart = byRank || new Set([J, Q, K]).size === 3;
  return { kind: 'letters', toldApart, fits: toldApart };
}

function onDuels(found: Measures['duel'], cards: Measures['duel']): readonly Finding[] {
  if (found.kind !== 'counted' || cards.kind !== 'counted') return [];
  return [
    { kind: 'ties', found: found.tie, cards: cards.tie, fits: isLess(found.tie, cards.tie) },
    { kind: 'bank', edge: found.edge, fits: found.edge.num >= 0n },
  ];
}

function onCopies(...sets: readonly [found: Measures, twos: Measures, threes: Measures]): Finding {
  const [found, twos, threes] = sets.map(({ evenness }) => evenness.entropy) as [number, number, number];
  return { kind: 'copies', found, twos, threes, fits: found > twos && found > threes };
}
