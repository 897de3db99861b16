import { whyNot } from '#rules/race/illegal.ts';
import { landing, legalMoves, takes, type Move, type RaceRules } from '#rules/race/moves.ts';
import type { RaceRefusal, RaceState, Step } from '#rules/race/state.ts';
import { throwKind, waysToPlay, type Pair } from '#rules/race/throw.ts';

/** A move in the making: the steps made so far, the man taken up, and why the last touch came to nothing. */
export interface Hand {
  readonly steps: readonly Step[];
  readonly from: number | null;
  readonly why: RaceRefusal | null;
}
export const EMPTY: Hand = { steps: [], from: null, why: null };

/** The throw to be played, where it is played and by which rules. */
export interface Turn {
  readonly rules: RaceRules;
  readonly state: RaceState;
  readonly pair: Pair;
}
/** A step that may come next, and where it leads. */
export interface Choice extends Step {
  readonly to: number | 'home';
}
/** What touching the board comes to. */
export type Touched =
  { readonly kind: 'held'; readonly hand: Hand } | { readonly kind: 'whole'; readonly steps: readonly Step[] };

/** Every step by which the move in the making can go on, the hindmost men first. */
export function choicesOf({ rules, state, pair }: Turn, { steps }: Hand): readonly Choice[] {
  const choices = new Map<string, Choice>();
  for (const step of legalMoves(rules, state, pair).flatMap((move) => nextSteps(move, steps))) {
    const to = landing(rules, step.from, step.steps);
    if (to !== undefined) choices.set(`${step.from}+${step.steps}`, { ...step, to });
  }
  return [...choices.values()].toSorted((a, b) => a.from - b.from || a.steps - b.steps);
}

/** What is left of a move of which some steps are made; the parts of one man’s move keep their order. */
function nextSteps({ steps, way }: Move, made: readonly Step[]): readonly Step[] {
  const open = way.sameMan ? steps.slice(0, 1 + made.length) : steps;
  const left = [...open];
  for (const step of made) {
    const at = left.findIndex((one) => one.from === step.from && one.steps === step.steps);
    if (at < 0) return [];
    left.splice(at, 1);
  }
  return left;
}

/** A place is touched: a man there is taken up or put down, or the man in hand goes there. */
export function touchPlace(turn: Turn, hand: Hand, place: number): Touched {
  const choices = choicesOf(turn, hand);
  const step = choices.find(({ from, to }) => from === hand.from && to === place);
  if (step) return make(turn, hand, step);
  if (place === hand.from) return held({ ...hand, from: null, why: null });
  if (choices.some(({ from }) => from === place)) return held({ ...hand, from: place, why: null });
  return held({
    ...hand,
    why: hand.from === null ? whyNoMan(turn, hand, place) : whyNotThere(turn, hand.from, hand, place),
  });
}

/** The man in hand makes one of its steps. */
export function make({ rules, state, pair }: Turn, hand: Hand, { from, steps }: Step): Touched {
  const made = [...hand.steps, { from, steps }];
  const whole = legalMoves(rules, state, pair).some((move) => takes(move, made));
  return whole ? { kind: 'whole', steps: made } : held({ steps: made, from: null, why: null });
}

const held = (hand: Hand): Touched => ({ kind: 'held', hand });

function whyNotThere({ rules, state, pair }: Turn, from: number, { steps }: Hand, to: number): RaceRefusal {
  const { circuit } = rules.options.board;
  const onward = (to - from + circuit) % circuit;
  const count = rules.options.counting === 'lines' && from === 0 ? onward + 1 : onward;
  return whyNot(rules, state, pair, [...steps, { from, steps: count }]);
}

/** Why no man is taken up from a place: the reason against the lowest number that is still to be played. */
function whyNoMan({ rules, state, pair }: Turn, { steps }: Hand, place: number): RaceRefusal {
  const moved = steps.some((step) => landing(rules, step.from, step.steps) === place);
  if (moved && state.men[state.turn].course[place] === 0)
    return { kind: 'needs-two-men', citation: rules.citations[throwKind(rules.options, pair)] };
  const counts = waysToPlay(rules.options, pair).flatMap((way) => leftOf(way.steps, steps));
  const least = Math.min(...counts);
  return whyNot(rules, state, pair, [...steps, { from: place, steps: least }]);
}

function leftOf(counts: readonly number[], made: readonly Step[]): readonly number[] {
  const left = [...counts];
  for (const { steps } of made) {
    const at = left.indexOf(steps);
    if (at < 0) return [];
    left.splice(at, 1);
  }
  return left;
}
