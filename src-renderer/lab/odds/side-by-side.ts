import type { FullVariant } from '#contract/records.ts';
import { inLocale, locale } from '../../language/locale.svelte.ts';
import { m } from '../../paraglide/messages.js';
import { langOf } from '../../parts/runs.ts';
import { countCell, shareCell, shareColumn, textCell, type Cell, type Column, type Sheet } from '../sheet.ts';
import { mergedKeys } from './merge.ts';
import type { DistributionName, Odds } from './odds.ts';
import { figureCell } from './sheets.ts';
import { distributionTitle, figureName, partName } from './words.ts';

/** An account with what was counted of it. */
export interface AccountOdds {
  readonly variant: FullVariant;
  readonly odds: Odds;
}

export function accountCell({ entry }: FullVariant): Cell {
  return textCell(inLocale(entry.title), langOf(entry.title, locale()) === 'en' ? 'en' : undefined);
}

const gameOf = (accounts: readonly AccountOdds[]): string => accounts[0]?.variant.entry.game ?? '';

/** Every figure of every account; an account that has no such figure leaves its place empty. */
export function figuresBeside(accounts: readonly AccountOdds[]): Sheet {
  const names = mergedKeys(accounts.map(({ odds }) => odds.figures.map(({ name }) => name)));
  return {
    file: `${gameOf(accounts)}-accounts`,
    columns: [{ kind: 'text', name: m.lab_account() }, ...names.map((name) => shareColumn(figureName(name)))],
    rows: accounts.map(({ variant, odds }) => [
      accountCell(variant),
      ...names.map((name) => figureCell(odds.figures.find((one) => one.name === name))),
    ]),
  };
}

/** One tally of every account, with a column for its counts and one for its shares. */
export function distributionBeside(accounts: readonly AccountOdds[], name: DistributionName): Sheet {
  const tallies = accounts.flatMap(({ variant, odds }) =>
    odds.distributions
      .filter((one) => one.name === name)
      .map((one) => ({ title: inLocale(variant.entry.title), ...one })),
  );
  const keys = mergedKeys(tallies.map(({ parts }) => parts.map(({ key }) => key)));
  return {
    file: `${gameOf(accounts)}-accounts-${name}`,
    columns: [
      { kind: 'text', name: distributionTitle(name) },
      ...tallies.flatMap(({ title, outcomes }): readonly Column[] => [
        ...(outcomes === null ? [] : [{ kind: 'count', name: title } as const]),
        shareColumn(m.lab_share_of({ account: title }), true),
      ]),
    ],
    rows: keys.map((key) => [
      textCell(partName(name, key)),
      ...tallies.flatMap(({ parts, outcomes }) => {
        const part = parts.find((one) => one.key === key);
        return [...(outcomes === null ? [] : [countCell(part?.count ?? null)]), shareCell(part?.share)];
      }),
    ]),
  };
}

/** The tallies that any of the accounts has. */
export const distributionsOf = (accounts: readonly AccountOdds[]): readonly DistributionName[] => [
  ...new Set(accounts.flatMap(({ odds }) => odds.distributions.map(({ name }) => name))),
];
