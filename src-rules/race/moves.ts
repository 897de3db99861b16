import type { Ruleset } from '../ruleset.ts';
import { placesOf } from './men.ts';
import type { RaceOptions } from './options.ts';
import { otherSide, type RaceState, type Step } from './state.ts';
import { waysToPlay, type Pair, type Way } from './throw.ts';

export type RaceRules = Ruleset<RaceOptions>;
export type Board = Pick<RaceState, 'men' | 'turn'>;

/** A whole move: the men moved, each from where it stood, and the way of playing the throw. */
export interface Move {
  readonly steps: readonly Step[];
  readonly way: Way;
}

/** Where a man lands: a place of his own course, `home`, or nowhere because the account wants another number. */
export function landing({ options }: RaceRules, from: number, steps: number): number | 'home' | undefined {
  const to = from + (options.counting === 'lines' && from === 0 ? steps - 1 : steps);
  if (to === from) return undefined;
  const past = to - options.board.circuit;
  if (past < 0) return to;
  const within = { 'overshoot-counts': Infinity, 'exact-count': 0, 'starting-places': options.opening.length - 1 };
  return past <= within[options.home] ? 'home' : undefined;
}

/** The same spot of the board on the other side's course. */
export const acrossFrom = ({ board }: RaceOptions, place: number): number =>
  (place + board.circuit / 2) % board.circuit;

/** The first place on a man's way, its end included, that the other side's men bar. */
export function barOnTheWay(
  { options }: RaceRules,
  { men, turn }: Board,
  from: number,
  to: number | 'home',
): number | undefined {
  if (options.blocks === 'none') return undefined;
  const { course } = men[otherSide(turn)];
  const last = to === 'home' ? options.board.circuit - 1 : to;
  for (let place = from + 1; place <= last; place++) {
    const across = acrossFrom(options, place);
    const starting = Math.min(place, across) < options.opening.length;
    if (!starting && (course[across] ?? 0) >= options.blocks.men) return place;
  }
  return undefined;
}

/** Whether a man standing at `from` can go so many steps, and where to. */
function reach(rules: RaceRules, board: Board, { from, steps }: Step): number | 'home' | undefined {
  const to = landing(rules, from, steps);
  return to === undefined || barOnTheWay(rules, board, from, to) !== undefined ? undefined : to;
}

/** Every legal move of a throw; empty when nothing can be moved. Moves that use more of the throw drive out the rest. */
export function legalMoves(rules: RaceRules, board: Board, pair: Pair): readonly Move[] {
  const ways = waysToPlay(rules.options, pair);
  const whole = ways.flatMap((way) => playWay(rules, board, way));
  if (whole.length > 0 || rules.options.unusable === 'whole-or-lost') return whole;
  const parts = new Map<number, Way>();
  for (const way of ways)
    for (const steps of way.steps) if (!parts.has(steps)) parts.set(steps, { ...way, steps: [steps], sameMan: false });
  return [...parts.values()].flatMap((way) => playWay(rules, board, way));
}

function playWay(rules: RaceRules, board: Board, way: Way): readonly Move[] {
  const [steps, then] = way.steps;
  if (steps === undefined) return [];
  const firsts = movable(rules, board, steps);
  if (then === undefined) return firsts.map((from) => ({ steps: [{ from, steps }], way }));
  if (way.sameMan) return firsts.flatMap((from) => goOn(rules, board, way, { from, steps }, then));
  const { course } = board.men[board.turn];
  const seconds = movable(rules, board, then);
  return firsts.flatMap((from) =>
    seconds
      // Men of a place are not told apart: of two equal steps the hindmost is named first.
      .filter((other) => (other === from ? course[from]! > 1 : steps !== then || other > from))
      .map((other): Move => ({
        steps: [
          { from, steps },
          { from: other, steps: then },
        ],
        way,
      })),
  );
}

/** The places from which a man can go so many steps. */
function movable(rules: RaceRules, board: Board, steps: number): readonly number[] {
  return placesOf(board.men[board.turn]).filter((from) => reach(rules, board, { from, steps }) !== undefined);
}

/** The same man goes on from where he landed. */
function goOn(rules: RaceRules, board: Board, way: Way, first: Step, steps: number): readonly Move[] {
  const from = reach(rules, board, first);
  if (from === undefined || from === 'home') return [];
  const second: Step = { from, steps };
  return reach(rules, board, second) === undefined ? [] : [{ steps: [first, second], way }];
}

/** Whether a move takes these steps, in either order unless one man takes both. */
export function takes({ steps, way }: Move, wanted: readonly Step[]): boolean {
  const inOrder = (order: readonly Step[]): boolean =>
    order.every((step, at) => step.from === wanted[at]?.from && step.steps === wanted[at].steps);
  return steps.length === wanted.length && (inOrder(steps) || (!way.sameMan && inOrder([...steps].reverse())));
}
