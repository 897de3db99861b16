import { parseFillGap } from '../game.ts';
import { failed, ok, type Result } from '../result.ts';
import { isCount, isObject, isPlayer } from '../shape.ts';
import { areGroups, areKinds, badCommand, isKind, parsePosition } from './parse-position.ts';
import { CALLS, type Call } from './options.ts';
import { BOT_STRENGTHS, type MeldCommand, type MeldRefusal, type MeldSetup, type Seat } from './state.ts';

const isSeat = (value: unknown): value is Seat => isPlayer(value, ['person', ...BOT_STRENGTHS]);

const badSetup = (field: string): Result<never, MeldRefusal> => failed({ kind: 'not-a-setup', field });

export function parseSetup(value: unknown): Result<MeldSetup, MeldRefusal> {
  if (!isObject(value)) return badSetup('setup');
  const { seats, seed, dealer = 0 } = value;
  if (!Array.isArray(seats) || !seats.every(isSeat)) return badSetup('seats');
  if (typeof seed !== 'string' && !isCount(seed)) return badSetup('seed');
  if (!isCount(dealer) || dealer >= seats.length) return badSetup('dealer');
  return ok({ seats, seed, dealer });
}

export function parseCommand(value: unknown): Result<MeldCommand, MeldRefusal> {
  if (!isObject(value)) return badCommand('command');
  if (value['kind'] === 'deal') return ok({ kind: 'deal' });
  if (value['kind'] === 'set-up') return parseSetUp(value['position']);
  if (value['kind'] === 'fill-gap') return parseFillGap(value);
  const { seat } = value;
  return isCount(seat) ? parseTurn(value, seat) : badCommand('seat');
}

function parseSetUp(value: unknown): Result<MeldCommand, MeldRefusal> {
  const position = parsePosition(value);
  return position.kind === 'ok' ? ok({ kind: 'set-up', position: position.value }) : position;
}

function parseTurn(
  { kind, call, meld, card, melds }: Record<string, unknown>,
  seat: number,
): Result<MeldCommand, MeldRefusal> {
  switch (kind) {
    case 'draw':
    case 'pass':
    case 'keep':
      return ok({ kind, seat });
    case 'claim':
      if (!CALLS.includes(call as Call)) return badCommand('call');
      if (!areKinds(meld)) return badCommand('meld');
      if (melds !== undefined && !areGroups(melds)) return badCommand('melds');
      return ok({ kind, seat, call: call as Call, meld, ...(melds && { melds }) });
    case 'discard':
      return isKind(card) ? ok({ kind, seat, card }) : badCommand('card');
    case 'declare':
      if (melds !== undefined && !areGroups(melds)) return badCommand('melds');
      return ok({ kind, seat, ...(melds && { melds }) });
    default:
      return badCommand('kind');
  }
}
