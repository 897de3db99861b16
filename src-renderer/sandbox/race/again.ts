import type { FullVariant } from '#contract/records.ts';
import type { ReadingId } from '#rules/citation.ts';
import type { Act } from '#rules/play.ts';
import type { Stop } from '#rules/judge-again.ts';
import { RACE_OPTIONS } from '#rules/race/options.ts';
import { raceEngine } from '#rules/race/race.ts';
import { readjudicate } from '#rules/race/readjudicate.ts';
import type { RaceCommand, RaceEvent, RaceRefusal, RaceState } from '#rules/race/state.ts';
import { termsOf } from './another.ts';
import { failed, ok, type Result } from '#rules/result.ts';
import { compile, type Choices, type RulesetError } from '#rules/ruleset.ts';

/** What the same dice and moves come to under other readings. */
export interface JudgedOtherwise {
  readonly state: RaceState;
  /** What the last entry that is legal there brings about there. */
  readonly last: readonly RaceEvent[];
  readonly stop: Stop<RaceRefusal>;
  /** The entry of the log that is not legal there, counted from 1; null where all are. */
  readonly stopsAt: number | null;
}
export type Misread = readonly RulesetError[] | RaceRefusal;

export function judgeOtherwise(
  variant: FullVariant,
  begun: RaceState,
  choices: Choices,
  acts: readonly Act<RaceCommand, RaceEvent>[],
): Result<JudgedOtherwise, Misread> {
  const rules = compile(RACE_OPTIONS, variant, choices, 'preferred');
  if (rules.kind === 'failed') return failed(rules.error);
  const start = raceEngine.start(rules.value, { ...termsOf(begun), seed: 0 });
  if (start.kind === 'failed') return failed(start.error);
  const judged = readjudicate(rules.value, start.value, acts);
  const { state, stop } = judged;
  const last = judged.acts.at(-1)?.events ?? [];
  return ok({ state, last, stop, stopsAt: stop.kind === 'finished' ? null : entryAt(acts, stop.left) });
}

/** The entry so many moves before the end; a gap that was filled is no move. */
function entryAt(acts: readonly Act<RaceCommand, RaceEvent>[], left: number): number {
  const moves = acts.flatMap(({ command }, index) => (command.kind === 'fill-gap' ? [] : [index + 1]));
  return moves.at(-left) ?? 1;
}

/** The readings that rest on one source: the game as this witness has it, where it says anything. */
export function readingsAfter(variant: FullVariant, source: string): Choices {
  const rests = (passages: readonly string[]) => passages.some((passage) => passage.startsWith(`${source}#`));
  return Object.fromEntries(
    variant.clauses.flatMap(({ id, readings }): [string, ReadingId][] => {
      const reading = readings.length > 1 ? readings.find(({ passages }) => rests(passages)) : undefined;
      return reading ? [[id, reading.id]] : [];
    }),
  );
}

/** The sources on which a reading rests that we do not prefer. */
export function witnessesOf({ clauses }: FullVariant): readonly string[] {
  const passages = clauses.flatMap(({ readings, preferred }) =>
    readings.filter(({ id }) => id !== preferred).flatMap((reading) => reading.passages),
  );
  return [...new Set(passages.map((passage) => passage.split('#')[0] ?? ''))];
}
