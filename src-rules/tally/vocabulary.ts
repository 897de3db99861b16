/** The ranks of the examinations that tallies and cakes bear, highest first. `duitang` is the second cake of Bo Bing. */
export const RANKS = ['zhuangyuan', 'bangyan', 'tanhua', 'duitang', 'huiyuan', 'jinshi', 'juren', 'xiucai'] as const;
export type Rank = (typeof RANKS)[number];

/**
 * Everything any source gives a name or a prize to, roughly highest first. `alike` means of a face other than four.
 * A throw can show several at once: 222244 is four alike and two fours.
 */
export const COMBINATIONS = [
  'gold-flower',
  'six-fours',
  'six-ones',
  'six-alike',
  'five-fours',
  'five-alike',
  'four-fours',
  'tuck',
  'high-pairs',
  'low-pairs',
  'two-triples',
  'straight',
  'three-fours',
  'four-alike',
  'two-fours',
  'one-four',
] as const;
export type Combination = (typeof COMBINATIONS)[number];
