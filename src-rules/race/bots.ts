import { below, generatorFrom } from '../random.ts';
import { stepped } from './men.ts';
import { landing, legalMoves, type Move, type RaceRules } from './moves.ts';
import type { Men, RaceBot, RaceCommand, RaceState } from './state.ts';

/** What a bot does; everything on this board lies open, so it sees the state. Equal positions give equal moves. */
export function botMove(rules: RaceRules, state: RaceState, bot: RaceBot): RaceCommand {
  switch (state.phase.kind) {
    case 'beginning':
    case 'throwing':
      return { kind: 'throw' };
    case 'losing':
      return { kind: 'lose', from: manToLose(state, bot) };
    case 'moving':
      return { kind: 'move', steps: chooseMove(rules, state, legalMoves(rules, state, state.phase.pair), bot).steps };
    case 'finished':
      throw new Error('the game is over');
  }
}

function manToLose(state: RaceState, bot: RaceBot): number {
  const places = state.men[state.turn].course.flatMap((count, place) => (count > 0 ? [place] : []));
  return (bot === 'random' ? places[pick(state, places.length)] : places[0]) ?? 0;
}

function chooseMove(rules: RaceRules, state: RaceState, moves: readonly Move[], bot: RaceBot): Move {
  const [first] = moves;
  if (!first) throw new Error('a side with no legal move is not asked to move');
  if (bot === 'random') return moves[pick(state, moves.length)] ?? first;
  const men = state.men[state.turn];
  return moves.reduce((best, move) => (toGo(rules, men, move) < toGo(rules, men, best) ? move : best), first);
}

/** Places still to run after a move; men that only just reach home waste least. */
function toGo(rules: RaceRules, men: Men, move: Move): number {
  const after = move.steps.reduce((all, { from, steps }) => {
    const to = landing(rules, from, steps);
    return to === undefined ? all : stepped(all, from, to);
  }, men);
  return after.course.reduce((sum, count, place) => sum + count * (rules.options.board.circuit - place), 0);
}

function pick(state: RaceState, sides: number): number {
  return below(generatorFrom([...state.generator, state.turn].join()), Math.max(1, sides)).value;
}
