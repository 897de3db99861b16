import { parseFillGap } from '../game.ts';
import { parseDice } from '../dice/throw.ts';
import { failed, ok, type Result } from '../result.ts';
import type { Seat, TallyCommand, TallyRefusal, TallySetup } from './state.ts';
import { isCount, isObject, isPlayer } from '../shape.ts';

/** How many dice the tally games throw. */
export const DICE = 6;

const badSetup = (field: string): Result<never, TallyRefusal> => failed({ kind: 'not-a-setup', field });
const badCommand = (field: string): Result<never, TallyRefusal> => failed({ kind: 'not-a-command', field });

const isSeat = (value: unknown): value is Seat => isPlayer(value, ['person', 'bot']);

export function parseSetup(value: unknown): Result<TallySetup, TallyRefusal> {
  if (!isObject(value)) return badSetup('setup');
  const { seats, seed } = value;
  if (!Array.isArray(seats) || !seats.every(isSeat)) return badSetup('seats');
  if (typeof seed !== 'string' && !isCount(seed)) return badSetup('seed');
  return ok({ seats: seats.map(({ name, player }) => ({ name, player })), seed });
}

export function parseCommand(value: unknown): Result<TallyCommand, TallyRefusal> {
  if (!isObject(value)) return badCommand('command');
  switch (value['kind']) {
    case 'throw':
      return parseThrow(value);
    case 'fill-gap':
      return parseFillGap(value);
    default:
      return badCommand('kind');
  }
}

/** Where a die fell outside, the others are not read. */
function parseThrow({ dice, outside = 0 }: Record<string, unknown>): Result<TallyCommand, TallyRefusal> {
  if (!isCount(outside) || outside > DICE) return badCommand('outside');
  if (outside > 0) return ok({ kind: 'throw', outside });
  if (dice === undefined) return ok({ kind: 'throw' });
  const parsed = parseDice(dice, DICE);
  return parsed.kind === 'ok' ? ok({ kind: 'throw', dice: parsed.value }) : parsed;
}
