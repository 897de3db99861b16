import { failed, ok, type Result } from '../result.ts';
import { parseFillGap } from '../game.ts';
import {
  RACE_BOTS,
  type Men,
  type Position,
  type RaceCommand,
  type RaceRefusal,
  type RaceSetup,
  type Seat,
  type Step,
} from './state.ts';
import type { Pair } from './throw.ts';
import { isCount, isObject, isPlayer } from '../shape.ts';

const badSetup = (field: string): Result<never, RaceRefusal> => failed({ kind: 'not-a-setup', field });
const badCommand = (field: string): Result<never, RaceRefusal> => failed({ kind: 'not-a-command', field });

const isSeat = (value: unknown): value is Seat => isPlayer(value, ['person', ...RACE_BOTS]);

export function parseSetup(value: unknown): Result<RaceSetup, RaceRefusal> {
  if (!isObject(value)) return badSetup('setup');
  const { seats, seed, stake } = value;
  if (!Array.isArray(seats) || !seats.every(isSeat)) return badSetup('seats');
  if (typeof seed !== 'string' && !isCount(seed)) return badSetup('seed');
  if (stake !== undefined && (!isCount(stake) || stake === 0)) return badSetup('stake');
  return ok({ seats, seed, ...(stake === undefined ? {} : { stake }) });
}

/** Two faces of a die. */
export function parsePair(value: unknown): Result<Pair, RaceRefusal> {
  const dice: unknown[] = Array.isArray(value) ? value : [value];
  const good = dice.length === 2 && dice.every((face) => isCount(face) && face >= 1 && face <= 6);
  return good ? ok(dice as unknown as Pair) : failed({ kind: 'bad-dice', dice });
}

const isStep = (value: unknown): value is Step => isObject(value) && isCount(value['from']) && isCount(value['steps']);

export function parseCommand(value: unknown): Result<RaceCommand, RaceRefusal> {
  if (!isObject(value)) return badCommand('command');
  switch (value['kind']) {
    case 'throw': {
      if (value['dice'] === undefined) return ok({ kind: 'throw' });
      const dice = parsePair(value['dice']);
      return dice.kind === 'ok' ? ok({ kind: 'throw', dice: dice.value }) : dice;
    }
    case 'move': {
      const { steps } = value;
      return Array.isArray(steps) && steps.every(isStep) ? ok({ kind: 'move', steps }) : badCommand('steps');
    }
    case 'lose':
      return isCount(value['from']) ? ok({ kind: 'lose', from: value['from'] }) : badCommand('from');
    case 'ransom':
      return ok({ kind: 'ransom' });
    case 'set-up': {
      const position = parsePosition(value['position']);
      return position ? ok({ kind: 'set-up', position }) : badCommand('position');
    }
    case 'fill-gap':
      return parseFillGap(value);
    default:
      return badCommand('kind');
  }
}

const isMen = (value: unknown): value is Men =>
  isObject(value) &&
  Array.isArray(value['course']) &&
  value['course'].every(isCount) &&
  isCount(value['home']) &&
  isCount(value['lost']);

function parsePosition(value: unknown): Position | undefined {
  if (!isObject(value) || !Array.isArray(value['men'])) return undefined;
  const [first, second, ...rest] = value['men'] as unknown[];
  const { turn } = value;
  if (!isMen(first) || !isMen(second) || rest.length > 0 || (turn !== 0 && turn !== 1)) return undefined;
  return { men: [first, second], turn };
}
