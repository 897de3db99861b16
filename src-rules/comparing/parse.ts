import { parseFillGap } from '../game.ts';
import { failed, ok, type Result } from '../result.ts';
import type { Card } from './deck.ts';
import {
  TEMPERAMENTS,
  type Bettor,
  type ComparingCommand,
  type ComparingRefusal,
  type ComparingSetup,
  type SideBet,
} from './state.ts';
import { isCount, isObject, isPlayer } from '../shape.ts';

const isCard = (value: unknown): value is Card =>
  isObject(value) && typeof value['rank'] === 'string' && typeof value['suit'] === 'string';
const areHands = (value: unknown): value is readonly (readonly Card[])[] =>
  Array.isArray(value) && value.every((hand) => Array.isArray(hand) && hand.every(isCard));
const areNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');

const isBettor = (value: unknown): value is Bettor => isPlayer(value, ['person', ...TEMPERAMENTS]);
const areBettors = (value: unknown): value is readonly Bettor[] => Array.isArray(value) && value.every(isBettor);

const badSetup = (field: string): Result<never, ComparingRefusal> => failed({ kind: 'not-a-setup', field });
const badCommand = (field: string): Result<never, ComparingRefusal> => failed({ kind: 'not-a-command', field });

export function parseSetup(value: unknown): Result<ComparingSetup, ComparingRefusal> {
  if (!isObject(value)) return badSetup('setup');
  const { seats, bystanders = [], seed, banker } = value;
  if (!areBettors(seats)) return badSetup('seats');
  if (!areBettors(bystanders)) return badSetup('bystanders');
  if (typeof seed !== 'string' && !isCount(seed)) return badSetup('seed');
  if (banker !== undefined && !(isCount(banker) && banker < seats.length)) return badSetup('banker');
  return ok({ seats, bystanders, seed, ...(banker === undefined ? {} : { banker }) });
}

export function parseCommand(value: unknown): Result<ComparingCommand, ComparingRefusal> {
  if (!isObject(value)) return badCommand('command');
  const { kind, seat } = value;
  switch (kind) {
    case 'reveal':
      return ok({ kind });
    case 'keep-bank':
      return typeof value['keeps'] === 'boolean' ? ok({ kind, keeps: value['keeps'] }) : badCommand('keeps');
    case 'deal':
      if (value['hands'] === undefined) return ok({ kind });
      return areHands(value['hands']) ? ok({ kind, hands: value['hands'] }) : badCommand('hands');
    case 'side-bet':
      return isSideBet(value['bet']) ? ok({ kind, bet: value['bet'] }) : badCommand('bet');
    case 'fill-gap':
      return parseFillGap(value);
    default:
      return isCount(seat) ? parseSeated(value, seat) : badCommand(typeof kind === 'string' ? 'seat' : 'kind');
  }
}

function parseSeated(value: Record<string, unknown>, seat: number): Result<ComparingCommand, ComparingRefusal> {
  const { kind, stakes, throws } = value;
  switch (kind) {
    case 'stake':
      return areNumbers(stakes) ? ok({ kind, seat, stakes }) : badCommand('stakes');
    case 'throw-in':
      return typeof throws === 'boolean' ? ok({ kind, seat, throws }) : badCommand('throws');
    case 'draw':
    case 'stand':
      return ok({ kind, seat });
    default:
      return badCommand('kind');
  }
}

const isSideBet = (value: unknown): value is SideBet =>
  isObject(value) &&
  isCount(value['bettor']) &&
  isCount(value['on']) &&
  (value['against'] === 'banker' || isCount(value['against'])) &&
  typeof value['amount'] === 'number';
