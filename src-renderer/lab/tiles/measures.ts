import type { Comparison } from '#rules/comparing/fits.ts';
import type { Measures } from '#rules/comparing/measure.ts';
import { formatShare, toNumber, type Share } from '#rules/share.ts';
import { m } from '../../paraglide/messages.js';
import type { Compared } from './jobs.ts';
import { evennessText, handName, notCountedText, percent, shareText, type SetName } from './words.ts';

/** A set measured; null where it does not hold two hands. */
export interface Column {
  readonly set: SetName;
  readonly measures: Measures | null;
}

/** The tiles as found first, the user's own set beside them, then the even sets. */
export function columnsOf({ known, typed, measured }: Compared): readonly Column[] {
  return [
    { set: 'found', measures: known.found },
    ...(measured.typed ? [{ set: 'typed' as const, measures: typed }] : []),
    { set: 'twos', measures: known.twos },
    { set: 'threes', measures: known.threes },
    { set: 'cards', measures: known.cards },
  ];
}

/** A measure of every set. */
export interface Row {
  readonly label: string;
  readonly cells: readonly Cell[];
  /** What the second line of its cells is. */
  readonly below?: string;
}
export interface Cell {
  readonly text: string;
  readonly below?: string;
}

const NOTHING: Cell = { text: '–' };
const plain = (text: string | number): Cell => ({ text: String(text) });
const shareCell = (share: Share): Cell => ({ text: shareText(share), below: formatShare(share) });

const DUEL: readonly (readonly ['win' | 'tie' | 'lose' | 'edge', () => string])[] = [
  ['win', m.tiles_player_wins],
  ['tie', m.tiles_hands_tie],
  ['lose', m.tiles_player_loses],
  ['edge', m.tiles_edge],
];

const cellsOf = (columns: readonly Column[], cell: (measures: Measures) => Cell): readonly Cell[] =>
  columns.map(({ measures }) => (measures ? cell(measures) : NOTHING));

export function measureRows(columns: readonly Column[]): readonly Row[] {
  const row = (label: string, cell: (measures: Measures) => Cell): Row => ({ label, cells: cellsOf(columns, cell) });
  return [
    row(m.tiles_pieces(), ({ pieces }) => plain(pieces)),
    {
      label: m.tiles_serves(),
      cells: columns.map(({ measures }) => plain(measures?.seats ?? m.tiles_not_two_hands())),
    },
    row(m.tiles_impossible(), ({ prized, impossible }) => impossibleCell(prized, impossible)),
    row(m.tiles_hands(), ({ hands }) => plain(hands.outcomes)),
    ...DUEL.map(([key, label]) => ({
      ...row(label(), ({ duel }) => (duel.kind === 'counted' ? shareCell(duel[key]) : plain(notCountedText(duel)))),
      below: m.tiles_exactly(),
    })),
    row(m.tiles_evenness(), ({ evenness }) => plain(evennessText(evenness.entropy))),
    row(m.tiles_most_points(), ({ evenness: { most } }) => plain(m.tiles_points_in(most))),
    row(m.tiles_least_points(), ({ evenness: { least } }) => plain(m.tiles_points_in(least))),
  ];
}

function impossibleCell(prized: readonly string[], impossible: readonly string[]): Cell {
  if (prized.length === 0) return plain(m.tiles_none_prized());
  if (impossible.length === 0) return plain(m.tiles_none_impossible());
  if (impossible.length === prized.length) return plain(m.tiles_all_impossible());
  return plain(impossible.map(handName).join(m.tiles_comma()));
}

/** Every class of hand and how many hands of each set are of it, in the order of the set that has most of them. */
export function classRows(columns: readonly Column[], nameOf: (category: string) => string): readonly Row[] {
  const counts = columns.map(
    ({ measures }) => new Map(measures?.hands.categories.map(({ category, count }) => [category, count])),
  );
  return classesOf(columns).map((category) => ({
    label: nameOf(category),
    below: m.tiles_share(),
    cells: columns.map(({ measures }, at) =>
      measures ? countCell(counts[at]?.get(category) ?? 0, measures.hands.outcomes) : NOTHING,
    ),
  }));
}

const countCell = (count: number, outcomes: number): Cell => ({
  text: String(count),
  below: percent(count / outcomes),
});

/** Sets differ only in which classes they cannot make, so the longest list holds the order; odd ones out come last. */
function classesOf(columns: readonly Column[]): readonly string[] {
  const lists = columns.map(({ measures }) => measures?.hands.categories.map(({ category }) => category) ?? []);
  const [longest = []] = lists.toSorted((a, b) => b.length - a.length);
  return [...new Set([...longest, ...lists.flat()])];
}

/** How much hangs on the third copies of 2 to 7: the set as found less the even ones, in parts of one. */
export interface Difference {
  readonly label: string;
  readonly found: number;
  readonly lessTwos: number;
  readonly lessThrees: number;
}

export function thirdCopies({ known: { found, twos, threes } }: Comparison): readonly Difference[] {
  if (!found || !twos || !threes) return [];
  const against = (label: string, part: (measures: Measures) => number | null): Difference[] => {
    const [own, two, three] = [part(found), part(twos), part(threes)];
    if (own === null || two === null || three === null) return [];
    return [{ label, found: own, lessTwos: own - two, lessThrees: own - three }];
  };
  const duel = (key: 'tie' | 'edge') => (measures: Measures) =>
    measures.duel.kind === 'counted' ? toNumber(measures.duel[key]) : null;
  return [
    ...against(m.tiles_hands_tie(), duel('tie')),
    ...against(m.tiles_edge(), duel('edge')),
    ...against(m.tiles_evenness(), ({ evenness }) => evenness.entropy),
  ];
}
