import type { Ruleset } from '../ruleset.ts';
import type { TallyOptions } from './options.ts';

export type Rules = Ruleset<TallyOptions>;
type Option = keyof TallyOptions;

/** Whether the option exists beside the variant's other values. */
export function has(rules: Rules, option: Option): boolean {
  return option in rules.options;
}

/** The value of an option that may not exist everywhere, asked for only where it does. */
export function value<K extends Option>(rules: Rules, option: K): Exclude<TallyOptions[K], undefined> {
  const found = rules.options[option];
  if (found === undefined) throw new Error(`${rules.variant} has no option ${option}`);
  return found as Exclude<TallyOptions[K], undefined>;
}
