import type { MethodArgs } from '#contract/methods.ts';
import type { Sandbox } from '#contract/sandbox.ts';
import type { RaceSetup, RaceState } from '#rules/race/state.ts';

/** Who plays, and for how much; chance is not among them. */
export const termsOf = ({ seats, stakes }: RaceState): Omit<RaceSetup, 'seed'> => ({
  seats,
  ...(stakes && { stake: stakes[0].num }),
});

/** The same sides play again on the same terms, with dice of their own. */
export const anotherGame = ({ frozen, title, choices, gapPolicy, setup }: Sandbox): MethodArgs<'sandbox.create'> => ({
  variant: frozen.entry.id,
  title,
  choices: { ...choices },
  gapPolicy,
  // As it was kept: what is shown of it is not what was typed.
  setup: { ...(setup as RaceSetup), seed: undefined },
});
