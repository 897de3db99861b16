import type { Citation } from '#rules/citation.ts';
import type { MoveReason } from '#rules/tally/state.ts';
import type { Combination, Rank } from '#rules/tally/vocabulary.ts';

export const COMBINATION_NAMES: Readonly<Record<Combination | 'none', string>> = {
  'gold-flower': 'gold flower, 4444 and 11',
  'six-fours': 'six 4s',
  'six-ones': 'six 1s',
  'six-alike': 'six alike',
  'five-fours': 'five 4s',
  'five-alike': 'five alike',
  'four-fours': 'four 4s',
  tuck: 'tuck, four alike and two that add up to them',
  'high-pairs': 'high pairs, 44 55 66',
  'low-pairs': 'low pairs, 11 22 33',
  'two-triples': 'two triples',
  straight: 'straight',
  'three-fours': 'three 4s',
  'four-alike': 'four alike',
  'two-fours': 'two 4s',
  'one-four': 'one 4',
  none: 'nothing',
};

export const RANK_NAMES: Readonly<Record<Rank, string>> = {
  zhuangyuan: '狀元 zhuangyuan',
  bangyan: '榜眼 bangyan',
  tanhua: '探花 tanhua',
  duitang: '對堂 duitang',
  huiyuan: '會元 huiyuan',
  jinshi: '進士 jinshi',
  juren: '舉人 juren',
  xiucai: '秀才 xiucai',
};

/** How a move is told of, after what moves. */
export const MOVE_REASONS: Readonly<Record<MoveReason, string>> = {
  due: '',
  'made-up': ' to make up the worth',
  last: ', the last of the stock',
  everything: '',
  'next-lower': ' instead',
  amends: ' as amends',
};

/** `[clause]`, with the reading where the clause has more than one. */
export const cited = (...citations: readonly Citation[]): string =>
  citations.map(({ clause, reading }) => ` [${reading === 'stated' ? clause : `${clause}=${reading}`}]`).join('');
