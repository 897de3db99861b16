import { racePosition, racePositionOf, type RacePosition } from '#contract/position/race-position.ts';
import type { FullVariant } from '#contract/records.ts';
import { parseDice } from '#rules/dice/throw.ts';
import type { RaceRules } from '#rules/race/moves.ts';
import type { RaceOptions } from '#rules/race/options.ts';
import { raceEngine } from '#rules/race/race.ts';
import type { RaceCommand, RaceState } from '#rules/race/state.ts';
import { ok, type Result } from '#rules/result.ts';
import { refused, type Failure } from '../failure.ts';
import { readPositionFile } from '../read-position.ts';
import type { Compiled } from '../rules.ts';
import { raceSetup } from './player.ts';
import { refuseRace } from './refuse.ts';
import { raceRules } from './rules.ts';

export interface Laid {
  readonly compiled: Compiled<RaceOptions>;
  readonly state: RaceState;
}

/** A position read from a file, with the throw that is to be played. */
export function layPosition(
  variant: FullVariant,
  set: Readonly<Record<string, string>>,
  path: string,
): Result<Laid, Failure> {
  const compiled = raceRules(variant, set);
  if (compiled.kind === 'failed') return compiled;
  const read = readPositionFile(path, racePosition);
  if (read.kind === 'failed') return read;
  const { rules } = compiled.value;
  const commands = commandsFor(rules, read.value);
  if (commands.kind === 'failed') return commands;
  const state = carryOut(rules, read.value.stake, commands.value);
  return state.kind === 'ok' ? ok({ compiled: compiled.value, state: state.value }) : state;
}

function commandsFor(rules: RaceRules, position: RacePosition): Result<readonly RaceCommand[], Failure> {
  const laid = racePositionOf(position, rules.options.board.circuit);
  const setUp: RaceCommand = { kind: 'set-up', position: laid };
  if (position.throw === undefined) return ok([setUp]);
  const dice = parseDice(position.throw, 2);
  if (dice.kind === 'failed')
    return refused(dice.error.kind, `${position.throw} is no throw of two dice`, {
      field: 'position.throw',
      remedy: 'write two digits from 1 to 6, such as 56',
    });
  const [a, b] = dice.value;
  return ok([setUp, { kind: 'throw', dice: [a ?? 1, b ?? 1] }]);
}

function carryOut(
  rules: RaceRules,
  stake: number | undefined,
  commands: readonly RaceCommand[],
): Result<RaceState, Failure> {
  const setup = raceSetup({ players: 2, seed: 'position', bots: [], ...(stake === undefined ? {} : { stake }) });
  const start = raceEngine.start(rules, setup);
  if (start.kind === 'failed') return refuseRace(start.error);
  let state = start.value;
  for (const command of commands) {
    const decided = raceEngine.decide(rules, state, command);
    if (decided.kind === 'failed')
      return decided.error.kind === 'gap'
        ? refused('gap', `the source is silent on ${decided.error.clauses.join(', ')}`, { field: '--set' })
        : refuseRace(decided.error);
    state = decided.value.reduce(raceEngine.evolve, state);
  }
  return ok(state);
}
