import type { ClauseId, ReadingId } from './citation.ts';
import type { GapRefusal } from './game.ts';
import { failed, type Result } from './result.ts';
import { fill, type Choices, type Ruleset } from './ruleset.ts';

/**
 * Takes a decision on a ruleset with the gaps filled so far. A decision that turns out to rest on an open gap, where
 * its readings would decide differently, is refused, and the players are asked about that gap first.
 */
export function mindingGaps<O extends object, T, R>(
  rules: Ruleset<O>,
  filled: Choices,
  decide: (rules: Ruleset<O>) => Result<T, R>,
): Result<T, R | GapRefusal> {
  if (rules.gaps.size === 0) return decide(rules);
  const current = fill(rules, filled);
  const consulted = new Set<keyof O & string>();
  const watched = Object.defineProperties(
    { ...current.options },
    gapGetters(current, (option) => consulted.add(option)),
  );
  const decision = decide({ ...current, options: watched });
  const decisive = [...consulted].find((option) => readingsDiffer(current, option, decide));
  return decisive === undefined ? decision : failed({ kind: 'gap', clauses: [current.citations[decisive].clause] });
}

/** Whether the readings of one gap lead to different decisions; that each cites itself is no difference. */
function readingsDiffer<O extends object, T, R>(
  rules: Ruleset<O>,
  option: keyof O & string,
  decide: (rules: Ruleset<O>) => Result<T, R>,
): boolean {
  const { clause } = rules.citations[option];
  const decisions = Object.keys(rules.fillings[option] ?? {}).map((reading) =>
    withoutReading(decide(fill(rules, { [clause]: reading as ReadingId })), clause),
  );
  return new Set(decisions).size > 1;
}

function withoutReading(decision: unknown, clause: ClauseId): string {
  return JSON.stringify(decision, function (this: { clause?: unknown }, key: string, value: unknown) {
    return key === 'reading' && this.clause === clause ? undefined : value;
  });
}

function gapGetters<O extends object>(
  rules: Ruleset<O>,
  consulted: (option: keyof O & string) => void,
): PropertyDescriptorMap {
  const getters = [...rules.gaps].map((option): [string, PropertyDescriptor] => [
    option,
    {
      enumerable: true,
      get: () => {
        consulted(option);
        return rules.options[option];
      },
    },
  ]);
  return Object.fromEntries(getters);
}
