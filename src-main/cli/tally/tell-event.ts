import { isolated } from '#contract/isolated.ts';
import { assertNever } from '#rules/result.ts';
import type { Place, TallyEvent, TallyState } from '#rules/tally/state.ts';
import { cited, COMBINATION_NAMES, MOVE_REASONS, RANK_NAMES } from './words.ts';
import { settlementLines } from './tell-settlement.ts';
import { awardWords } from './tell-award.ts';

/** What an event says, a line each; nothing for those that another event has already told. */
export function tellEvent(event: TallyEvent, { seats }: Pick<TallyState, 'seats'>): readonly string[] {
  const who = (place: Place) => (place === 'stock' ? 'the stock' : isolated(seats[place]?.name ?? `seat ${place}`));
  switch (event.kind) {
    case 'thrown':
      return [`${who(event.seat)} throws ${event.dice.join(' ')}${event.origin === 'entered' ? ' (entered)' : ''}`];
    case 'voided':
      return [
        `${who(event.seat)} loses ${event.outside} of the dice out of the bowl; ${event.again ? 'throws again' : 'the throw is void'}${cited(event.citation)}`,
      ];
    case 'ruled':
      return ruled(event);
    case 'moved':
      return [
        `${who(event.to)} takes ${event.count} × ${RANK_NAMES[event.rank]} from ${who(event.from)}${MOVE_REASONS[event.why]}${cited(event.citation)}`,
      ];
    case 'seized':
      return [
        `${who(event.to)} seizes ${RANK_NAMES[event.rank]} from ${who(event.from)}${cited(event.citation, event.against)}`,
      ];
    case 'withheld':
      return [`${who(event.holder)} keeps ${RANK_NAMES[event.rank]}${cited(event.citation)}`];
    case 'title-taken':
      return [
        `${who(event.title.seat)} holds ${RANK_NAMES[event.rank]} by ${COMBINATION_NAMES[event.title.combination]}`,
      ];
    case 'shortage':
      return [`the stock falls ${event.owing} short for ${who(event.seat)}${cited(event.citation)}`];
    case 'price-lowered':
      return [`${RANK_NAMES[event.rank]} may now be had for ${event.price}${cited(event.citation)}`];
    case 'throw-off-called':
      return [
        `${who(event.holder)} and ${who(event.challenger)} throw off for ${RANK_NAMES[event.rank]}${cited(event.citation)}`,
      ];
    case 'throw-off-decided':
      return [
        `${event.winner === null ? 'the throw-off is even and goes on' : `${who(event.winner)} wins the throw-off`}${cited(event.citation)}`,
      ];
    case 'turn-passed':
      return [`the dice pass to ${who(event.to)}${cited(event.citation)}`];
    case 'extra-round':
      return [`the stock is empty; ${event.throws} more throws${cited(event.citation)}`];
    case 'ended':
      return [`the game ends${cited(event.citation)}`];
    case 'settled':
      return settlementLines(event.settlement, who);
    case 'gap-filled':
      return [`the source is silent; the players choose${cited(event.citation)}`];
    default:
      return assertNever(event);
  }
}

function ruled({ awards, passedOver, choice }: TallyEvent & { kind: 'ruled' }): readonly string[] {
  if (awards.length === 0) return ['pays nothing'];
  const over = passedOver.map(({ combination }) => COMBINATION_NAMES[combination]).join(', ');
  return [...awards.map(awardWords), ...(over !== '' && choice ? [`passes over ${over}${cited(choice)}`] : [])];
}
