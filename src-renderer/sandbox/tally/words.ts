import type { Award, TallyOptions } from '#rules/tally/options.ts';
import type { Pieces } from '#rules/tally/stock.ts';
import type { Combination, Rank } from '#rules/tally/vocabulary.ts';
import type { Score } from '#rules/tally/score.ts';
import { lots, type Lot } from '#rules/tally/stock.ts';
import { m } from '../../paraglide/messages.js';

type Words = () => string;
type Prizes = TallyOptions['prizes'];

const COMBINATION: Readonly<Record<Combination, Words>> = {
  'gold-flower': m.combination_gold_flower,
  'six-fours': m.combination_six_fours,
  'six-ones': m.combination_six_ones,
  'six-alike': m.combination_six_alike,
  'five-fours': m.combination_five_fours,
  'five-alike': m.combination_five_alike,
  'four-fours': m.combination_four_fours,
  tuck: m.combination_tuck,
  'high-pairs': m.combination_high_pairs,
  'low-pairs': m.combination_low_pairs,
  'two-triples': m.combination_two_triples,
  straight: m.combination_straight,
  'three-fours': m.combination_three_fours,
  'four-alike': m.combination_four_alike,
  'two-fours': m.combination_two_fours,
  'one-four': m.combination_one_four,
};
const RANK: Readonly<Record<Rank, Words>> = {
  zhuangyuan: m.rank_zhuangyuan,
  bangyan: m.rank_bangyan,
  tanhua: m.rank_tanhua,
  duitang: m.rank_duitang,
  huiyuan: m.rank_huiyuan,
  jinshi: m.rank_jinshi,
  juren: m.rank_juren,
  xiucai: m.rank_xiucai,
};

export const combinationName = (combination: Combination) => COMBINATION[combination]();
export const rankName = (rank: Rank) => RANK[rank]();

export const ranksWords = (ranks: readonly Rank[]) => ranks.map(rankName).join(m.tally_or());

/** What a score comes to: a number of points, or the cake it wins. */
export function scoreWords({ awards, worth }: Score, prizes: Prizes): string {
  if (awards.length === 0) return '–';
  if (worth === 'all') return m.tally_all();
  return prizes === 'tallies' ? String(worth) : awards.map(({ takes }) => ranksWords(takes)).join(m.tally_and());
}

/** What an award promises: the pieces it names and, where pieces differ in it, its worth. */
export function awardWords(award: Award, prizes: Prizes): string {
  switch (award.kind) {
    case 'none':
      return m.tally_nothing();
    case 'stock':
      return m.tally_award_stock();
    case 'everything':
      return m.tally_award_everything();
    case 'worth':
      return prizes === 'cakes'
        ? ranksWords(award.takes)
        : m.tally_award_worth({ worth: award.worth, ranks: ranksWords(award.takes) });
  }
}

/** “1 狀元, 2 會元”. */
export const lotsWords = (moved: readonly Lot[]) =>
  moved.map(({ rank, count }) => m.tally_lot({ count, rank: rankName(rank) })).join(m.tally_and());

export const piecesWords = (pieces: Pieces) => lotsWords(lots(pieces)) || m.tally_no_pieces();
