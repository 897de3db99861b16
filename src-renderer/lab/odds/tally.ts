import { multisets } from '#rules/dice/enumerate.ts';
import { share } from '#rules/share.ts';
import { odds } from '#rules/tally/odds.ts';
import { DICE } from '#rules/tally/parse.ts';
import type { Rules } from '#rules/tally/rules.ts';
import { score, type ScoredAward } from '#rules/tally/score.ts';
import { distribution, type Figure, type FigureName, type Odds } from './odds.ts';

/** What one throw of six dice shows, what it takes, and, where prizes differ in it, its worth. */
export function tallyOdds(rules: Rules): Odds {
  const { outcomes, combinations, worth, mean } = odds(rules);
  const nothing = combinations.find(({ combination }) => combination === 'none')?.count ?? 0;
  const chance = (name: FigureName, count: number): Figure => ({ name, share: share(BigInt(count), BigInt(outcomes)) });
  const shown = combinations.map(({ combination, count }) => [combination, count] as const);
  const taken = prizesOf(rules);
  const chances = [chance('pays', outcomes - nothing), chance('top', taken.top)];
  const thrown = [distribution('combinations', shown, outcomes), distribution('prizes', taken.prizes, outcomes)];
  if (rules.options.prizes === 'cakes') return { figures: chances, distributions: thrown };
  const worths = worth.map((one) => [String(one.worth), one.count] as const);
  return {
    figures: [{ name: 'mean-worth', share: shareIn(mean) }, ...chances],
    distributions: [...thrown, distribution('worth', worths)],
  };
}

/** How many throws take each prize, and how many the highest of all; a throw that takes several counts for each. */
function prizesOf(rules: Rules): { readonly prizes: ReadonlyMap<string, number>; readonly top: number } {
  const prizes = new Map<string, number>();
  const { prizes: prizesAre } = rules.options;
  let top = 0;
  for (const { dice, ways } of multisets(DICE)) {
    const { awards } = score(rules, dice);
    for (const key of new Set(awards.map((award) => prizeKey(award, prizesAre))))
      prizes.set(key, (prizes.get(key) ?? 0) + ways);
    if (awards.some(({ takes }) => takes.includes('zhuangyuan'))) top += ways;
  }
  return { prizes: new Map([...prizes].sort(([, a], [, b]) => a - b)), top };
}

/** `all`, `huiyuan` for a cake, or `32 bangyan tanhua` for so much worth of these tallies. */
function prizeKey({ worth, takes }: ScoredAward, prizes: 'tallies' | 'cakes'): string {
  if (worth === 'all') return 'all';
  return [...(prizes === 'tallies' ? [worth] : []), ...takes].join(' ');
}

function shareIn(text: string) {
  const [num = '0', den = '1'] = text.split('/');
  return share(BigInt(num), BigInt(den));
}
