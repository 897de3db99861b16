import { formatFraction } from '#rules/fraction.ts';
import { otherSide, type RaceEvent, type Side } from '#rules/race/state.ts';
import { assertNever } from '#rules/result.ts';
import { cited } from '../tally/words.ts';
import { placeWords, THROW_NAMES } from './words.ts';

/** What an event says, a line each; nothing for those that another event has already told. */
export function tellEvent(event: RaceEvent, names: readonly string[]): readonly string[] {
  const who = (side: Side): string => names[side] ?? `side ${side}`;
  switch (event.kind) {
    case 'threw-to-begin':
      return [`${who(event.side)} throws ${event.dice.join(' ')} for the first turn`];
    case 'begins':
      return [`${event.side === null ? 'both throw again' : `${who(event.side)} begins`}${cited(event.citation)}`];
    case 'set-up':
      return ['the position is set up by hand'];
    case 'thrown':
      return [
        `${who(event.side)} throws ${event.dice.join(' ')}, ${THROW_NAMES[event.throw]}${cited(...event.citations)}`,
      ];
    case 'moved':
      return [
        `${who(event.side)} moves from ${placeWords(event.from)} to ${placeWords(event.to)}${cited(event.citation)}`,
      ];
    case 'lost':
      return [`${who(event.side)} loses the man on ${placeWords(event.from)}${cited(...event.citations)}`];
    case 'paid': {
      const to = event.to === 'pot' ? 'into the pot' : who(otherSide(event.side));
      return [
        `${who(event.side)} pays ${formatFraction(event.amount)} ${event.to === 'pot' ? to : `to ${to}`}${cited(...event.citations)}`,
      ];
    }
    case 'unusable':
      return [`${who(event.side)} cannot use the throw${cited(event.citation)}`];
    case 'turn':
      return [];
    case 'won': {
      const pot = event.pot ? ` and takes the pot of ${formatFraction(event.pot)}` : '';
      return [
        `${who(event.side)} wins${event.by === 'all-lost' ? ', all men being lost' : ''}${pot}${cited(event.citation)}`,
      ];
    }
    case 'gap-filled':
      return [`the source is silent; the players choose${cited(event.citation)}`];
    default:
      return assertNever(event);
  }
}
