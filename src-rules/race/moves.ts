import type { Ruleset } from '../ruleset.ts';
import { placesOf, stepped } from './men.ts';
import type { RaceOptions } from './options.ts';
import { otherSide, type Men, type RaceState, type Step } from './state.ts';
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
  const whole = unique(ways.flatMap((way) => playWay(rules, board, way)));
  if (whole.length > 0 || rules.options.unusable === 'whole-or-lost') return whole;
  const parts = ways.flatMap((way) => way.steps.map((steps): Way => ({ ...way, steps: [steps], sameMan: false })));
  return unique(parts.flatMap((way) => playWay(rules, board, way)));
}

function playWay(rules: RaceRules, board: Board, way: Way): readonly Move[] {
  const [steps, then] = way.steps;
  if (steps === undefined) return [];
  const men = board.men[board.turn];
  return placesOf(men).flatMap((from): readonly Move[] => {
    const first: Step = { from, steps };
    const to = reach(rules, board, first);
    if (to === undefined) return [];
    if (then === undefined) return [{ steps: [first], way }];
    return way.sameMan ? goOn(rules, board, way, first, to, then) : withAnother(rules, board, way, first, then);
  });
}

/** The same man goes on from where he landed. */
function goOn(
  rules: RaceRules,
  board: Board,
  way: Way,
  first: Step,
  landed: number | 'home',
  steps: number,
): readonly Move[] {
  if (landed === 'home') return [];
  const second: Step = { from: landed, steps };
  return reach(rules, board, second) === undefined ? [] : [{ steps: [first, second], way }];
}

/** Another man starts from where he stood before the throw. */
function withAnother(rules: RaceRules, board: Board, way: Way, first: Step, steps: number): readonly Move[] {
  const others: Men = stepped(board.men[board.turn], first.from, 'home');
  return placesOf(others)
    .map((from): Step => ({ from, steps }))
    .filter((second) => reach(rules, board, second) !== undefined)
    .map((second) => ({ steps: [first, second], way }));
}

/** Men of a place are not told apart, so two orders of the same steps are one move. */
function unique(moves: readonly Move[]): readonly Move[] {
  const seen = new Map<string, Move>();
  for (const move of moves) {
    const key = stepsKey(move.steps, move.way.sameMan);
    if (!seen.has(key)) seen.set(key, move);
  }
  return [...seen.values()];
}

/** Equal for moves that take the same men the same steps. */
export function stepsKey(steps: readonly Step[], sameMan: boolean): string {
  const words = steps.map(({ from, steps: count }) => `${from}+${count}`);
  return sameMan ? words.join('>') : words.sort().join(' ');
}
