import { placesOf } from './men.ts';
import { legalMoves, type RaceRules } from './moves.ts';
import { raceEngine } from './race.ts';
import type { RaceCommand, RaceState } from './state.ts';

/** Everything that the side whose turn it is may do. */
export function legalCommands(rules: RaceRules, state: RaceState): readonly RaceCommand[] {
  const { phase } = state;
  switch (phase.kind) {
    case 'finished':
      return [];
    case 'beginning':
    case 'throwing':
      return [{ kind: 'throw' }];
    case 'moving':
      return legalMoves(rules, state, phase.pair).map(({ steps }) => ({ kind: 'move', steps }));
    case 'losing': {
      const losses = placesOf(state.men[state.turn]).map((from): RaceCommand => ({ kind: 'lose', from }));
      const possible: readonly RaceCommand[] = [...losses, { kind: 'ransom' }];
      return possible.filter((command) => raceEngine.decide(rules, state, command).kind === 'ok');
    }
  }
}
