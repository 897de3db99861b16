import type { FullVariant } from '#contract/records.ts';
import { COMPARING_OPTIONS } from '#rules/comparing/options.ts';
import type { Known } from '#rules/comparing/odds.ts';
import type { NotCounted } from '#rules/comparing/limit-odds.ts';
import { MELD_OPTIONS } from '#rules/meld/options.ts';
import { RACE_OPTIONS } from '#rules/race/options.ts';
import { effectsOfReadings, type ClauseEffect } from '#rules/readings.ts';
import { failed, ok, type Result } from '#rules/result.ts';
import { compile, type Choices, type OptionTable, type Ruleset } from '#rules/ruleset.ts';
import { TALLY_OPTIONS } from '#rules/tally/options.ts';
import { countedEngine, type CountedEngine } from './accounts.ts';
import { comparingOdds, duelOdds } from './comparing.ts';
import { meldOdds } from './meld.ts';
import type { Figure, Odds, OddsError } from './odds.ts';
import { raceOdds } from './race.ts';
import { tallyOdds } from './tally.ts';

type Counted = Result<Odds, OddsError>;

/** How the odds of an account are counted, and how its readings move the figures. */
interface Counter {
  readonly odds: (variant: FullVariant, choices: Choices) => Counted;
  readonly readings: (variant: FullVariant, choices: Choices) => readonly ClauseEffect<readonly Figure[]>[];
}

function counter<O>(table: OptionTable<O>, count: (rules: Ruleset<O>) => Result<Odds, NotCounted>): Counter {
  const figures = (rules: Ruleset<O>): readonly Figure[] => {
    const odds = count(rules);
    return odds.kind === 'ok' ? odds.value.figures : [];
  };
  return {
    odds: (variant, choices) => {
      const rules = compile(table, variant, choices, 'preferred');
      return rules.kind === 'ok' ? count(rules.value) : failed({ kind: 'bad-ruleset', errors: rules.error });
    },
    readings: (variant, choices) => effectsOfReadings(table, variant, choices, figures),
  };
}

const COUNTERS: Readonly<Record<CountedEngine, Counter>> = {
  comparing: counter(COMPARING_OPTIONS, comparingOdds),
  tally: counter(TALLY_OPTIONS, (rules) => ok(tallyOdds(rules))),
  meld: counter(MELD_OPTIONS, (rules) => ok(meldOdds(rules))),
  race: counter(RACE_OPTIONS, (rules) => ok(raceOdds(rules))),
};

function counterOf({ id, engine }: FullVariant): Counter {
  const counted = countedEngine(engine);
  if (!counted) throw new Error(`no odds are counted for ${id}`);
  return COUNTERS[counted];
}

/** An account, and how its disputed clauses are read. */
interface Read {
  readonly variant: FullVariant;
  readonly choices: Choices;
}

export const ODDS_JOBS = {
  'odds-of-account': ({ variant, choices }: Read): Counted => counterOf(variant).odds(variant, choices),
  'odds-of-readings': ({ variant, choices }: Read) => counterOf(variant).readings(variant, choices),
  'odds-of-accounts': ({ variants }: { readonly variants: readonly FullVariant[] }) =>
    variants.map((variant) => ({ variant: variant.id, odds: counterOf(variant).odds(variant, {}) })),
  'odds-of-deal': ({ variant, choices, cards }: Read & { readonly cards: number }): Counted => {
    const rules = compile(MELD_OPTIONS, variant, choices, 'preferred');
    return rules.kind === 'ok'
      ? ok(meldOdds(rules.value, cards))
      : failed({ kind: 'bad-ruleset', errors: rules.error });
  },
  'odds-of-duel': ({ variant, choices, known }: Read & { readonly known: Known }): Counted => {
    const rules = compile(COMPARING_OPTIONS, variant, choices, 'preferred');
    return rules.kind === 'ok'
      ? ok(duelOdds(rules.value, known))
      : failed({ kind: 'bad-ruleset', errors: rules.error });
  },
};
