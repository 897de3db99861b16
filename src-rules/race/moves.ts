import type { Ruleset } from '../ruleset.ts';
import type { RaceOptions } from './options.ts';
import type { Men, RaceState, Side, Step } from './state.ts';
import { waysToPlay, type Pair, type Way } from './throw.ts';

export type RaceRules = Ruleset<RaceOptions>;

/** A whole move: the men moved, each from where it stood, and the way of playing the throw. */
export interface Move {
  readonly steps: readonly Step[];
  readonly way: Way;
}

/** Where a man lands: a place of his own course, `home`, or nowhere because an exact count is asked for. */
export function landing({ options }: RaceRules, from: number, steps: number): number | 'home' | undefined {
  const by = options.counting === 'lines' && from === 0 ? steps - 1 : steps;
  const to = from + by;
  if (to < options.board.circuit) return to;
  return to === options.board.circuit || options.home === 'overshoot-counts' ? 'home' : undefined;
}

/** The same spot of the board on the other side's course. */
export const acrossFrom = ({ board }: RaceOptions, place: number): number =>
  (place + board.circuit / 2) % board.circuit;

/** Whether the other side bars a place of this side's course. */
export function isBlocked({ options }: RaceRules, state: RaceState, side: Side, place: number): boolean {
  if (options.blocks === 'none') return false;
  const other = state.men[side === 0 ? 1 : 0];
  return (other.course[acrossFrom(options, place)] ?? 0) >= options.blocks.men;
}

/** One man's step from where he stands; `undefined` where there is no man, or no way. */
function reach(
  rules: RaceRules,
  state: RaceState,
  side: Side,
  men: Men,
  { from, steps }: Step,
): number | 'home' | undefined {
  if (!(men.course[from] ?? 0)) return undefined;
  const to = landing(rules, from, steps);
  return typeof to === 'number' && isBlocked(rules, state, side, to) ? undefined : to;
}

/** The men after one step. */
export function stepped(men: Men, from: number, to: number | 'home'): Men {
  const course = men.course.map((count, place) => count - (place === from ? 1 : 0) + (place === to ? 1 : 0));
  return { ...men, course, home: men.home + (to === 'home' ? 1 : 0) };
}

/** Every legal move of a throw; empty when nothing can be moved. Moves that use more of the throw drive out the rest. */
export function legalMoves(rules: RaceRules, state: RaceState, pair: Pair): readonly Move[] {
  const side = state.turn;
  const ways = waysToPlay(rules.options, pair);
  const whole = ways.flatMap((way) => playWay(rules, state, side, way));
  if (whole.length > 0 || rules.options.unusable === 'whole-or-lost') return whole;
  return unique(
    ways.flatMap((way) =>
      way.steps.flatMap((steps) => playWay(rules, state, side, { ...way, steps: [steps], sameMan: false })),
    ),
  );
}

function playWay(rules: RaceRules, state: RaceState, side: Side, way: Way): readonly Move[] {
  const men = state.men[side];
  const [first, second] = way.steps;
  if (first === undefined) return [];
  const moves: Move[] = [];
  for (const from of places(men)) {
    const to = reach(rules, state, side, men, { from, steps: first });
    if (to === undefined) continue;
    if (second === undefined) moves.push({ steps: [{ from, steps: first }], way });
    else moves.push(...secondSteps(rules, state, side, way, { from, steps: first }, to, second));
  }
  return way.sameMan ? moves : unique(moves);
}

/** The second man starts where he stood before the throw; the same man goes on from where he landed. */
function secondSteps(
  rules: RaceRules,
  state: RaceState,
  side: Side,
  way: Way,
  first: Step,
  landed: number | 'home',
  steps: number,
): readonly Move[] {
  const men = state.men[side];
  if (way.sameMan) {
    if (landed === 'home') return [];
    const to = reach(rules, state, side, stepped(men, first.from, landed), { from: landed, steps });
    return to === undefined ? [] : [{ steps: [first, { from: landed, steps }], way }];
  }
  const others: Men = { ...men, course: men.course.map((count, place) => count - (place === first.from ? 1 : 0)) };
  return places(others).flatMap((from) =>
    reach(rules, state, side, others, { from, steps }) === undefined ? [] : [{ steps: [first, { from, steps }], way }],
  );
}

const places = (men: Men): readonly number[] => men.course.flatMap((count, place) => (count > 0 ? [place] : []));

/** Men of a place are not told apart, so two orders of the same steps are one move. */
function unique(moves: readonly Move[]): readonly Move[] {
  const seen = new Map<string, Move>();
  for (const move of moves) {
    const key = stepsKey(move);
    if (!seen.has(key)) seen.set(key, move);
  }
  return [...seen.values()];
}

/** Equal for moves that take the same men the same steps. */
export function stepsKey({ steps, way }: Pick<Move, 'steps' | 'way'>): string {
  const words = steps.map(({ from, steps: count }) => `${from}+${count}`);
  return way.sameMan ? words.join('>') : words.sort().join(' ');
}
