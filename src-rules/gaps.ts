import type { ClauseId } from './citation.ts';
import type { GapRefusal } from './game.ts';
import { failed, type Result } from './result.ts';
import { fill, type Choices, type Ruleset } from './ruleset.ts';

/**
 * Takes a decision on a ruleset with the gaps filled so far. A decision that turns out to rest on an open gap is
 * refused, and the players are asked about that gap first.
 */
export function mindingGaps<O extends object, T, R>(
  rules: Ruleset<O>,
  filled: Choices,
  decide: (rules: Ruleset<O>) => Result<T, R>,
): Result<T, R | GapRefusal> {
  if (rules.gaps.size === 0) return decide(rules);
  const current = fill(rules, filled);
  let asked: ClauseId | undefined;
  const watched = Object.defineProperties(
    { ...current.options },
    gapGetters(current, (clause) => (asked ??= clause)),
  );
  const decision = decide({ ...current, options: watched });
  return asked === undefined ? decision : failed({ kind: 'gap', clauses: [asked] });
}

function gapGetters<O extends object>(rules: Ruleset<O>, asked: (clause: ClauseId) => void): PropertyDescriptorMap {
  const getters = [...rules.gaps].map((option): [string, PropertyDescriptor] => [
    option,
    {
      enumerable: true,
      get: () => {
        asked(rules.citations[option].clause);
        return rules.options[option];
      },
    },
  ]);
  return Object.fromEntries(getters);
}
