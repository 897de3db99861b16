import type { ClauseId, ReadingId } from '../citation.ts';
import { failed, ok, type Result } from '../result.ts';
import { KINDS, type Kind } from './deck.ts';
import { CALLS, type Call } from './options.ts';
import { BOT_STRENGTHS, type MeldCommand, type MeldRefusal, type MeldSetup, type Seat } from './state.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isKind = (value: unknown): value is Kind => isCount(value) && value < KINDS;
const areKinds = (value: unknown): value is readonly Kind[] => Array.isArray(value) && value.every(isKind);
const areGroups = (value: unknown): value is readonly (readonly Kind[])[] =>
  Array.isArray(value) && value.every(areKinds);

const isSeat = (value: unknown): value is Seat =>
  isObject(value) &&
  typeof value['name'] === 'string' &&
  value['name'].trim() !== '' &&
  ['person', ...BOT_STRENGTHS].includes(value['player'] as string);

const badSetup = (field: string): Result<never, MeldRefusal> => failed({ kind: 'not-a-setup', field });
const badCommand = (field: string): Result<never, MeldRefusal> => failed({ kind: 'not-a-command', field });

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
  if (value['kind'] === 'deal') return parseDeal(value);
  if (value['kind'] === 'fill-gap') return parseFill(value);
  const { seat } = value;
  return isCount(seat) ? parseTurn(value, seat) : badCommand('seat');
}

function parseDeal({ hands, pile }: Record<string, unknown>): Result<MeldCommand, MeldRefusal> {
  if (hands !== undefined && !areGroups(hands)) return badCommand('hands');
  if (pile !== undefined && !areKinds(pile)) return badCommand('pile');
  return ok({ kind: 'deal', ...(hands && { hands }), ...(pile && { pile }) });
}

function parseFill({ clause, reading }: Record<string, unknown>): Result<MeldCommand, MeldRefusal> {
  return typeof clause === 'string' && typeof reading === 'string'
    ? ok({ kind: 'fill-gap', clause: clause as ClauseId, reading: reading as ReadingId })
    : badCommand('clause');
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
      return areKinds(meld) ? ok({ kind, seat, call: call as Call, meld }) : badCommand('meld');
    case 'discard':
      return isKind(card) ? ok({ kind, seat, card }) : badCommand('card');
    case 'declare':
      if (melds !== undefined && !areGroups(melds)) return badCommand('melds');
      return ok({ kind, seat, ...(melds && { melds }) });
    default:
      return badCommand('kind');
  }
}
