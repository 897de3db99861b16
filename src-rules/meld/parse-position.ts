import { failed, ok, type Result } from '../result.ts';
import { KINDS, type Kind } from './deck.ts';
import type { Discard, MeldRefusal, Next, Origin, Position } from './state.ts';
import { isCount, isObject } from '../shape.ts';

export const isKind = (value: unknown): value is Kind => isCount(value) && value < KINDS;
export const areKinds = (value: unknown): value is readonly Kind[] => Array.isArray(value) && value.every(isKind);
export const areGroups = (value: unknown): value is readonly (readonly Kind[])[] =>
  Array.isArray(value) && value.every(areKinds);

export const badCommand = (field: string): Result<never, MeldRefusal> => failed({ kind: 'not-a-command', field });

const isDiscard = (value: unknown): value is Discard =>
  isObject(value) && isKind(value['card']) && isCount(value['by']) && typeof value['drawn'] === 'boolean';

/** The shape of a position; what it says is for the rules to check. */
export function parsePosition(value: unknown): Result<Position, MeldRefusal> {
  if (!isObject(value)) return badCommand('position');
  const { dealer, hands, exposed, discards, pile } = value;
  if (!isCount(dealer)) return badCommand('position.dealer');
  if (!areGroups(hands)) return badCommand('position.hands');
  if (!Array.isArray(exposed) || !exposed.every(areGroups)) return badCommand('position.exposed');
  if (!Array.isArray(discards) || !discards.every(isDiscard)) return badCommand('position.discards');
  if (!areKinds(pile)) return badCommand('position.pile');
  const next = parseNext(value['next']);
  return next ? ok({ dealer, hands, exposed, discards, pile, next }) : badCommand('position.next');
}

function parseNext(value: unknown): Next | undefined {
  if (!isObject(value)) return undefined;
  const { kind, seat, card } = value;
  if (kind === 'draw' && isCount(seat)) return { kind, seat };
  const shown = parseOrigin(kind === 'shown' ? value : value['shown']);
  if (kind === 'shown' && shown && isKind(card)) return { kind, card, ...shown };
  return kind === 'discard' && shown && isCount(seat) ? { kind, seat, shown } : undefined;
}

function parseOrigin(value: unknown): Origin | undefined {
  if (!isObject(value) || !isCount(value['from'])) return undefined;
  const { from, origin } = value;
  return origin === 'draw' || origin === 'discard' ? { from, origin } : undefined;
}
