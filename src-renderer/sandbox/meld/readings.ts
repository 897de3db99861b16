import type { FullVariant } from '#contract/records.ts';
import type { Sandbox } from '#contract/sandbox.ts';
import type { ClauseId, ReadingId } from '#rules/citation.ts';
import type { Stop } from '#rules/judge-again.ts';
import { MELD_OPTIONS } from '#rules/meld/options.ts';
import { readjudicate } from '#rules/meld/readjudicate.ts';
import type { MeldRefusal, MeldState } from '#rules/meld/state.ts';
import { compile, type Choices } from '#rules/ruleset.ts';
import type { MeldAct } from './told.ts';

/** A clause read in another way than the game reads it. */
export interface OtherReading {
  readonly clause: ClauseId;
  readonly reading: ReadingId;
  readonly title: string;
}

/** Every reading the game could have been played under and is not. */
export function otherReadings(variant: FullVariant, inForce: Choices): readonly OtherReading[] {
  return variant.clauses.flatMap(({ id, readings, preferred }) =>
    readings
      .filter((reading) => reading.id !== (inForce[id] ?? preferred))
      .map((reading) => ({ clause: id, reading: reading.id, title: reading.title })),
  );
}

/** The moves of a game under another reading: how far they go, and what everybody has then won or lost. */
export interface JudgedUnder {
  readonly balances: readonly number[];
  readonly played: number;
  readonly stop: Stop<MeldRefusal>;
}

/** Nothing where the reading does not go with the others. */
export function judgeUnder(
  { frozen, choices }: Pick<Sandbox, 'frozen' | 'choices'>,
  filled: Choices,
  { clause, reading }: OtherReading,
  start: MeldState,
  acts: readonly MeldAct[],
): JudgedUnder | null {
  const rules = compile(MELD_OPTIONS, frozen, { ...(choices as Choices), ...filled, [clause]: reading }, 'preferred');
  if (rules.kind === 'failed') return null;
  const { state, stop } = readjudicate(rules.value, start, acts);
  return { balances: state.balances, played: acts.length - (stop.kind === 'finished' ? 0 : stop.left), stop };
}
