import type { KeptHypothesis } from '#contract/kept-hypothesis.ts';
import type { KnownDistribution } from '#rules/comparing/distribution.ts';
import type { Finding } from '#rules/comparing/fits.ts';
import type { Family, Hypothesis } from '#rules/comparing/hypothesis.ts';
import type { NotCounted } from '#rules/comparing/limit-odds.ts';
import { assertNever } from '#rules/result.ts';
import { toNumber, type Share } from '#rules/share.ts';
import { locale } from '../../language/locale.svelte.ts';
import { m } from '../../paraglide/messages.js';
import { asked, type NumberField, type Problem } from './draft.ts';

type Words = () => string;

export const FAMILY: Readonly<Record<Family, Words>> = {
  pairs: m.tiles_family_pairs,
  threes: m.tiles_family_threes,
  'after-daun-tiga': m.tiles_family_daun_tiga,
  'after-koo-kiew': m.tiles_family_koo_kiew,
  limit: m.tiles_family_limit,
  'rank-and-pair': m.tiles_family_rank_and_pair,
};
export const FAMILY_MEANS: Readonly<Record<Family, Words>> = {
  pairs: m.tiles_family_pairs_means,
  threes: m.tiles_family_threes_means,
  'after-daun-tiga': m.tiles_family_daun_tiga_means,
  'after-koo-kiew': m.tiles_family_koo_kiew_means,
  limit: m.tiles_family_limit_means,
  'rank-and-pair': m.tiles_family_rank_and_pair_means,
};
export const TIE: Readonly<Record<Hypothesis['tie'], Words>> = {
  push: m.tiles_tie_push,
  banker: m.tiles_tie_banker,
  player: m.tiles_tie_player,
};
const FIELD: Readonly<Record<NumberField, Words>> = {
  T: () => '10',
  J: () => 'J',
  Q: () => 'Q',
  K: () => 'K',
  seats: m.tiles_seats,
  total: m.tiles_limit_total,
  bankerStands: m.tiles_banker_stands,
  highAce: m.tiles_high_ace,
};
const SET: Readonly<Record<KnownDistribution | 'typed', Words>> = {
  found: m.tiles_set_found,
  typed: m.tiles_set_typed,
  twos: m.tiles_set_twos,
  threes: m.tiles_set_threes,
  cards: m.tiles_set_cards,
};
export type SetName = keyof typeof SET;

export const fieldName = (field: NumberField): string => FIELD[field]();
export const setName = (set: SetName): string => SET[set]();
export const rankName = (rank: string): string => (rank === 'T' ? '10' : rank);

export function standingName({ standing, reasons }: KeptHypothesis): string {
  if (standing === 'rejected') return m.tiles_rejected();
  return reasons === '' ? m.tiles_kept() : m.tiles_reopened();
}

export function problemText(problem: Problem): string {
  switch (problem.kind) {
    case 'out-of-range':
      return m.tiles_out_of_range({ least: problem.least, most: problem.most });
    case 'above-limit':
      return m.tiles_above_limit({ total: problem.total });
    case 'no-name':
      return m.tiles_no_name();
    case 'name-taken':
      return m.tiles_name_taken();
    case 'no-tiles':
      return m.tiles_no_tiles();
    default:
      return assertNever(problem);
  }
}

/** The rules, each under its name. */
export function ruleFacts(hypothesis: Hypothesis): readonly { readonly label: string; readonly value: string }[] {
  const { family, colours, values, limit, seats, tie } = hypothesis;
  const numbers = { ...values, ...limit, seats };
  const told = (field: NumberField) => m.tiles_counts({ label: fieldName(field), value: numbers[field] });
  const counted = asked(family).filter((field) => field in values);
  return [
    ...(counted.length > 0 ? [{ label: m.tiles_values(), value: counted.map(told).join(m.tiles_comma()) }] : []),
    ...asked(family)
      .filter((field) => !counted.includes(field))
      .map((field) => ({ label: fieldName(field), value: String(numbers[field]) })),
    { label: m.tiles_tie(), value: TIE[tie]() },
    ...(family === 'limit' ? [] : [{ label: m.tiles_colours(), value: coloursTold(colours) }]),
  ];
}

/** The rules in a line. */
export const rulesTold = (hypothesis: Hypothesis): string =>
  ruleFacts(hypothesis)
    .map((fact) => m.tiles_told(fact))
    .join(m.tiles_semicolon());

export const coloursTold = (colours: boolean): string => (colours ? m.tiles_colours_told() : m.tiles_colours_ignored());

const inPercent = (share: number, places: number): string =>
  new Intl.NumberFormat(locale(), {
    style: 'percent',
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  }).format(share);

/** `12.34%` */
export const percent = (share: number): string => inPercent(share, 2);
/** Sets differ little in how evenly their points fall: `99.9912%`. */
export const evennessText = (entropy: number): string => inPercent(entropy, 4);
/** A difference of percentages: `+1.2034`. */
export const inPoints = (difference: number): string =>
  new Intl.NumberFormat(locale(), {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 4,
    maximumFractionDigits: 4,
  }).format(100 * difference);
export const shareText = (share: Share): string => percent(toNumber(share));

export function handName(hand: string): string {
  const [, kind, ranks = ''] = /^(triple|pair)-of-(.+)$/.exec(hand) ?? [];
  const named = [...ranks].map(rankName).join('–');
  if (kind === 'pair') return m.tiles_pair_of({ rank: named });
  return kind === 'triple' ? m.tiles_three_of({ ranks: named }) : hand;
}

export function notCountedText(why: NotCounted): string {
  switch (why.kind) {
    case 'too-few-pieces':
      return m.tiles_too_few_pieces({ pieces: why.pieces });
    case 'too-many-ways':
      return m.tiles_too_many_ways();
    default:
      return assertNever(why);
  }
}

/** A finding in a sentence that is true on whichever side it stands. */
export function findingText(finding: Finding): string {
  switch (finding.kind) {
    case 'seats':
      return m.tiles_finding_seats({ possible: finding.possible, wanted: finding.wanted });
    case 'prized-hands':
      return prizedText(finding);
    case 'colours':
      return finding.used ? m.tiles_finding_colours_used() : m.tiles_finding_colours_unused();
    case 'letters':
      return finding.toldApart ? m.tiles_finding_letters_told() : m.tiles_finding_letters_alike();
    case 'ties':
      return m.tiles_finding_ties({ found: shareText(finding.found), cards: shareText(finding.cards) });
    case 'bank':
      return m.tiles_finding_bank({ edge: shareText(finding.edge) });
    case 'copies':
      return m.tiles_finding_copies({
        found: evennessText(finding.found),
        twos: evennessText(finding.twos),
        threes: evennessText(finding.threes),
      });
    default:
      return assertNever(finding);
  }
}

function prizedText({ prized, impossible }: Finding & { readonly kind: 'prized-hands' }): string {
  if (impossible.length === 0) return m.tiles_finding_prized_all({ prized });
  const hands = impossible.map(handName).join(m.tiles_comma());
  return m.tiles_finding_prized({ prized, count: impossible.length, hands });
}
