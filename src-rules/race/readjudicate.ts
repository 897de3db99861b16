import { judgeAgain, type JudgedAgain } from '../judge-again.ts';
import type { Act } from '../play.ts';
import type { RaceRules } from './moves.ts';
import { raceEngine } from './race.ts';
import type { RaceCommand, RaceEvent, RaceRefusal, RaceState } from './state.ts';

type RaceAct = Act<RaceCommand, RaceEvent>;

/** Judges the same dice and moves under other rules, as far as the moves stay legal. */
export function readjudicate(
  rules: RaceRules,
  start: RaceState,
  acts: readonly RaceAct[],
): JudgedAgain<RaceState, RaceCommand, RaceEvent, RaceRefusal> {
  const begins = start.phase.kind === 'beginning';
  const commands = acts.flatMap((act) => asPlayed(act, begins));
  return judgeAgain(raceEngine, rules, start, commands, (_, command) => [command]);
}

/** A throw becomes the dice it showed. Throws for the first turn are moot where nobody throws for it. */
function asPlayed({ command, events }: RaceAct, begins: boolean): readonly RaceCommand[] {
  if (command.kind === 'fill-gap') return [];
  if (command.kind !== 'throw') return [command];
  return events.flatMap((event): readonly RaceCommand[] => {
    if (event.kind === 'thrown' || (event.kind === 'threw-to-begin' && begins))
      return [{ kind: 'throw', dice: event.dice }];
    return [];
  });
}
