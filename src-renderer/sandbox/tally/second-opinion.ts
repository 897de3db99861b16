import type { FullVariant } from '#contract/records.ts';
import { compile, type RulesetError } from '#rules/ruleset.ts';
import { failed, ok, type Result } from '#rules/result.ts';
import { TALLY_OPTIONS } from '#rules/tally/options.ts';
import { fallen, readjudicate, type Stop } from '#rules/tally/readjudicate.ts';
import type { TallyEvent, TallyRefusal, TallySetup, TallyState } from '#rules/tally/state.ts';
import { totalWorth, worths } from '#rules/tally/stock.ts';
import { tell, type Story } from './story.ts';

/** The whole game once more, under another account: throw beside throw. */
export interface SecondOpinion {
  readonly rows: readonly { readonly own: Story; readonly other: Story | null }[];
  readonly points: readonly number[];
  readonly state: TallyState;
  readonly stop: Stop;
}
export type NoOpinion =
  | { readonly kind: 'ruleset'; readonly errors: readonly RulesetError[] }
  | { readonly kind: 'refused'; readonly refusal: TallyRefusal };

export function secondOpinion(
  variant: FullVariant,
  setup: TallySetup,
  events: readonly (readonly TallyEvent[])[],
): Result<SecondOpinion, NoOpinion> {
  const rules = compile(TALLY_OPTIONS, variant, {}, 'preferred');
  if (rules.kind === 'failed') return failed({ kind: 'ruleset', errors: rules.error });
  const judged = readjudicate(rules.value, setup, fallen(events.flat()));
  if (judged.kind === 'failed') return failed({ kind: 'refused', refusal: judged.error });
  const { throws, state, stop } = judged.value;
  const others = throws.map((one) => tell(one, setup.seats));
  // A gap that was filled is no throw, and the other account knows nothing of it.
  const own = events.map((one) => tell(one, setup.seats)).filter(({ kind }) => kind !== 'filled');
  const worth = worths(rules.value.options.stock);
  const points = state.hands.map((hand) => totalWorth(hand, worth));
  return ok({ rows: own.map((story, at) => ({ own: story, other: others[at] ?? null })), points, state, stop });
}
