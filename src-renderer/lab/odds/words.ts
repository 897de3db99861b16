import type { HandError } from '#rules/comparing/hand.ts';
import type { KnownError } from '#rules/comparing/known.ts';
import type { ThrowKind } from '#rules/race/throw.ts';
import { assertNever } from '#rules/result.ts';
import { COMBINATIONS, RANKS } from '#rules/tally/vocabulary.ts';
import { m } from '../../paraglide/messages.js';
import { categoryName, handErrorText } from '../../sandbox/comparing/words.ts';
import { throwName } from '../../sandbox/race/words.ts';
import { combinationName, ranksWords } from '../../sandbox/tally/words.ts';
import { printCount } from '../counts.ts';
import type { Measure } from '../sheet.ts';
import type { Distribution, DistributionName, FigureName, OddsError } from './odds.ts';

type Words = () => string;

const TITLES: Readonly<Record<DistributionName, Words>> = {
  classes: m.lab_classes,
  points: m.lab_points,
  duel: m.lab_duel,
  combinations: m.lab_combinations,
  prizes: m.lab_prizes,
  worth: m.lab_worth,
  melded: m.lab_melded,
  score: m.lab_score,
  policies: m.lab_policies,
  throws: m.lab_kinds_of_throw,
};
/** What is counted. */
const OUTCOMES: Readonly<Record<DistributionName, Words>> = {
  classes: m.lab_hands,
  points: m.lab_hands,
  duel: m.lab_deals,
  combinations: m.lab_throws,
  prizes: m.lab_throws,
  worth: m.lab_throws,
  melded: m.lab_deals,
  score: m.lab_deals,
  policies: m.lab_deals,
  throws: m.lab_throws,
};

export const distributionTitle = (name: DistributionName): string => TITLES[name]();
export const outcomesName = (name: DistributionName): string => OUTCOMES[name]();

/** “Hands: 6,216”; nothing where ways are weighed, not counted. */
export function outcomesTold({ name, outcomes }: Distribution): string | undefined {
  return outcomes === null ? undefined : m.lab_in_all({ what: outcomesName(name), count: printCount(outcomes) });
}

export function partName(name: DistributionName, key: string): string {
  switch (name) {
    case 'classes':
      return categoryName(key);
    case 'points':
      return m.comparing_points({ points: key });
    case 'duel':
      return DUEL[key]?.() ?? key;
    case 'combinations':
      return combinationWords(key);
    case 'prizes':
      return prizeWords(key);
    case 'worth':
      return key === 'all' ? m.tally_all() : key;
    case 'policies':
      return m.lab_draws_below({ count: key });
    case 'throws':
      return throwName(key as ThrowKind);
    case 'melded':
    case 'score':
      return key;
    default:
      return assertNever(name);
  }
}

const DUEL: Readonly<Record<string, Words>> = { win: m.lab_win, tie: m.lab_tie, lose: m.lab_lose };

function combinationWords(key: string): string {
  const known = COMBINATIONS.find((one) => one === key);
  return known ? combinationName(known) : m.lab_pays_nothing();
}

/** `all`, `huiyuan`, or `32 bangyan tanhua`. */
function prizeWords(key: string): string {
  if (key === 'all') return m.tally_all();
  const words = key.split(' ');
  const ranks = ranksWords(RANKS.filter((rank) => words.includes(rank)));
  const worth = Number(words[0]);
  return Number.isNaN(worth) ? ranks : m.tally_award_worth({ worth, ranks });
}

const FIGURES: Readonly<Record<FigureName, Words>> = {
  edge: m.lab_edge,
  'edge-best': m.lab_edge_best,
  'edge-second': m.lab_edge_second,
  'edge-both': m.lab_edge_both,
  'mean-worth': m.lab_mean_worth,
  pays: m.lab_pays,
  top: m.lab_top,
  whole: m.lab_whole,
  'mean-score': m.lab_mean_score,
  furthest: m.lab_furthest,
};

export const figureName = (name: FigureName): string => FIGURES[name]();

const NUMBERS: readonly FigureName[] = ['mean-worth', 'mean-score', 'furthest'];

export const figureMeasure = (name: FigureName): Measure => (NUMBERS.includes(name) ? 'number' : 'percent');

export function oddsErrorText(error: OddsError): string {
  switch (error.kind) {
    case 'too-many-ways':
      return m.lab_too_many_ways();
    case 'too-few-pieces':
      return m.lab_too_few_pieces({ pieces: error.pieces });
    case 'bad-ruleset':
      return m.lab_bad_ruleset();
    default:
      return assertNever(error);
  }
}

export const knownErrorText = (error: KnownError['error']): string =>
  error.kind === 'deck-too-small'
    ? m.lab_deck_too_small({ left: error.left, needed: error.needed })
    : handErrorText(error satisfies HandError);
