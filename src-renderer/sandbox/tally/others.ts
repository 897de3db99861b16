import type { FullVariant } from '#contract/records.ts';
import type { Citation } from '#rules/citation.ts';
import type { Dice } from '#rules/dice/throw.ts';
import { compile } from '#rules/ruleset.ts';
import { TALLY_OPTIONS } from '#rules/tally/options.ts';
import { score, type Score } from '#rules/tally/score.ts';
import type { Rules } from '#rules/tally/rules.ts';
import type { Rank } from '#rules/tally/vocabulary.ts';

/** What another account would have paid for the same dice. */
export interface OtherScore extends Score {
  readonly variant: FullVariant;
  readonly prizes: Rules['options']['prizes'];
  /** Another prize than in the game being played. */
  readonly differs: boolean;
  readonly citation: Citation | null;
}

/** Every tally account but `own` under its preferred readings, the game's own accounts first. */
export function otherRules(
  variants: readonly FullVariant[],
  own: FullVariant,
): readonly (readonly [FullVariant, Rules])[] {
  const others = variants.filter(({ engine, entry }) => engine === 'tally' && entry.id !== own.entry.id);
  const sameGame = ({ entry }: FullVariant) => (entry.game === own.entry.game ? 0 : 1);
  return others
    .toSorted((a, b) => sameGame(a) - sameGame(b))
    .flatMap((variant) => {
      const rules = compile(TALLY_OPTIONS, variant, {}, 'preferred');
      return rules.kind === 'ok' ? [[variant, rules.value] as const] : [];
    });
}

export function scoreByOthers(
  others: readonly (readonly [FullVariant, Rules])[],
  dice: Dice,
  played: Rules,
): readonly OtherScore[] {
  const own = score(played, dice);
  return others.map(([variant, rules]) => {
    const other = score(rules, dice);
    const sameKind = rules.options.prizes === played.options.prizes;
    const differs = sameKind ? worthKey(other) !== worthKey(own) : rankKey(other) !== rankKey(own);
    return { variant, prizes: rules.options.prizes, ...other, differs, citation: other.awards[0]?.citation ?? null };
  });
}

const worthKey = ({ awards, worth }: Score) => [worth, ...awards.flatMap(({ takes }) => takes)].join();

/** Tallies and cakes have only the ranks in common, and 榜眼 and 探花 are one cake, 對堂. */
const SECOND: readonly (Rank | undefined)[] = ['bangyan', 'tanhua', 'duitang'];
function rankKey({ awards, worth }: Score) {
  const rank = awards[0]?.takes[0];
  return worth === 'all' ? worth : SECOND.includes(rank) ? 'second' : rank;
}
