import { barOnTheWay, landing, legalMoves, type RaceRules } from './moves.ts';
import type { RaceRefusal, RaceState, Step } from './state.ts';
import { throwKind, waysToPlay, type Pair } from './throw.ts';

/** Why a move is refused, naming the clause where one decides. */
export function whyNot(rules: RaceRules, state: RaceState, pair: Pair, steps: readonly Step[]): RaceRefusal {
  return (
    whyNoMan(rules, state, pair, steps) ??
    whyNoWay(rules, pair, steps) ??
    whyNoLanding(rules, state, steps) ??
    whyNotWhole(rules, state, pair, steps)
  );
}

function whyNoMan(rules: RaceRules, state: RaceState, pair: Pair, steps: readonly Step[]): RaceRefusal | undefined {
  const men = state.men[state.turn].course;
  for (const { from } of steps) {
    const standing = men[from] ?? 0;
    if (standing === 0) return { kind: 'no-man-there', from };
    if (steps.filter((one) => one.from === from).length > standing)
      return { kind: 'needs-two-men', citation: rules.citations[throwKind(rules.options, pair)] };
  }
  return undefined;
}

function whyNoWay(rules: RaceRules, pair: Pair, steps: readonly Step[]): RaceRefusal | undefined {
  const counts = steps.map((one) => one.steps);
  const fits = waysToPlay(rules.options, pair).some((way) => isPart(counts, way.steps));
  const kind = throwKind(rules.options, pair);
  return fits ? undefined : { kind: 'not-this-throw', steps: counts, citation: rules.citations[kind] };
}

/** Whether `part` takes some of the steps of `whole`, each at most once. */
function isPart(part: readonly number[], whole: readonly number[]): boolean {
  const left = [...whole];
  return (
    part.length > 0 &&
    part.every((count) => {
      const at = left.indexOf(count);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    })
  );
}

function whyNoLanding(rules: RaceRules, state: RaceState, steps: readonly Step[]): RaceRefusal | undefined {
  for (const { from, steps: count } of steps) {
    const to = landing(rules, from, count);
    if (to === undefined)
      return count === 1 && from === 0
        ? { kind: 'stands-still', from, citation: rules.citations.counting }
        : { kind: 'overshoots', from, citation: rules.citations.home };
    const place = barOnTheWay(rules, state, from, to);
    if (place !== undefined) return { kind: 'blocked', place, citation: rules.citations.blocks };
  }
  return undefined;
}

/** Each step is possible, so it is the throw as a whole that is not played so. */
function whyNotWhole(rules: RaceRules, state: RaceState, pair: Pair, steps: readonly Step[]): RaceRefusal {
  const more = legalMoves(rules, state, pair).some((move) => move.steps.length > steps.length);
  return more
    ? { kind: 'must-use-more', citation: rules.citations.unusable }
    : {
        kind: 'not-this-throw',
        steps: steps.map((one) => one.steps),
        citation: rules.citations[throwKind(rules.options, pair)],
      };
}
