import { fillGap, type Engine, type GapRefusal } from '../game.ts';
import { mindingGaps } from '../gaps.ts';
import { failed, ok, type Result } from '../result.ts';
import { fill } from '../ruleset.ts';
import { evolve } from './evolve.ts';
import { TALLY_OPTIONS, type TallyOptions } from './options.ts';
import { parseCommand, parseSetup } from './parse.ts';
import type { Rules } from './rules.ts';
import { start } from './start.ts';
import type { TallyCommand, TallyEvent, TallyRefusal, TallySetup, TallyState } from './state.ts';
import { throwDice, voidThrow } from './turn.ts';

type Decision = Result<readonly TallyEvent[], TallyRefusal | GapRefusal>;

/** 狀元籌, Chong ün ch'au and Bo Bing: six dice win tallies or cakes out of a stock. */
export const tallyEngine: Engine<TallyOptions, TallySetup, TallyState, TallyCommand, TallyEvent, TallyRefusal> = {
  id: 'tally',
  options: TALLY_OPTIONS,
  parseSetup,
  parseCommand,
  start,
  decide,
  evolve,
};

function decide(rules: Rules, state: TallyState, command: TallyCommand): Decision {
  if (state.over) return failed({ kind: 'over' });
  if (command.kind === 'fill-gap') {
    const filled = fillGap(fill(rules, state.filled), command);
    return filled.kind === 'ok' ? ok([filled.value]) : filled;
  }
  const { dice, outside = 0 } = command;
  return mindingGaps(rules, state.filled, (current) =>
    ok(outside > 0 ? voidThrow(current, state, outside) : throwDice(current, state, dice)),
  );
}
