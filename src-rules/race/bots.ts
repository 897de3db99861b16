import { below, generatorFrom } from '../random.ts';
import { placesOf } from './men.ts';
import { landing, legalMoves, type Move, type RaceRules } from './moves.ts';
import type { RaceBot, RaceCommand, RaceState } from './state.ts';

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
  const places = placesOf(state.men[state.turn]);
  return (bot === 'random' ? places[pick(state, places.length)] : places[0]) ?? 0;
}

function chooseMove(rules: RaceRules, state: RaceState, moves: readonly Move[], bot: RaceBot): Move {
  const [first] = moves;
  if (!first) throw new Error('a side with no legal move is not asked to move');
  if (bot === 'random') return moves[pick(state, moves.length)] ?? first;
  return moves.reduce((best, move) => (run(rules, move) > run(rules, best) ? move : best), first);
}

/** Places that a move runs; what would overshoot home is wasted. */
function run(rules: RaceRules, { steps }: Move): number {
  return steps.reduce((sum, { from, steps: count }) => {
    const to = landing(rules, from, count);
    return sum + (typeof to === 'number' ? to : rules.options.board.circuit) - from;
  }, 0);
}

function pick(state: RaceState, sides: number): number {
  return below(generatorFrom([...state.generator, state.turn].join()), Math.max(1, sides)).value;
}
