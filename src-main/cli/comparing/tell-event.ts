import type { Faces, Hand } from '#rules/comparing/deck.ts';
import { makeCard, makeHand } from '#rules/comparing/hand.ts';
import type { ComparingEvent, ComparingState, Payment, SeatRuling, SideBet } from '#rules/comparing/state.ts';
import { assertNever } from '#rules/result.ts';
import { cited } from '../tally/words.ts';
import { categoryWords } from './words.ts';

/** What telling needs to know of a table: its names, seats before bystanders, and how its cards are written. */
export interface Table {
  readonly names: readonly string[];
  readonly faces: Faces;
}

/** What an event says, a line each. */
export function tellEvent(event: ComparingEvent, table: Table, state: ComparingState): readonly string[] {
  const who = (bettor: number): string => table.names[bettor] ?? `seat ${bettor}`;
  const shown = (hand: Hand): string => makeHand(table.faces, hand);
  switch (event.kind) {
    case 'banker-chosen':
      return [`the dice make ${who(event.seat)} banker${cited(event.citation)}`];
    case 'bank-as-played':
      return [`${who(event.seat)} is banker`];
    case 'cut':
      return [`the pack may be cut by ${event.may.map(who).join(', ')}${cited(event.citation)}`];
    case 'dealt':
      return [
        `hands of ${event.hands[0]?.length ?? 0} are ${event.origin === 'shuffled' ? 'dealt' : 'set up'}${cited(event.citation)}`,
        ...event.hands.map((hand, seat) => `${who(seat)} has ${shown(hand)}`),
      ];
    case 'staked':
      return [`${who(event.seat)} ${stakesWords(event.stakes)}${cited(event.citation)}`];
    case 'side-bet-laid':
      return [`${betWords(event.bet, who)}${cited(event.citation)}`];
    case 'asked-to-throw-in':
      return [`${event.seats.map(who).join(', ')} may throw in${cited(event.citation)}`];
    case 'thrown-in':
      return [`${who(event.seat)} ${event.throws ? 'throws the hand in' : 'keeps the hand'}${cited(event.citation)}`];
    case 'turn':
      return [`${who(event.seat)} is to draw or stand`];
    case 'drew':
      return [`${who(event.seat)} draws ${makeCard(table.faces, event.card)}${cited(event.citation)}`];
    case 'stood':
      return [`${who(event.seat)} stands${cited(event.citation)}`];
    case 'ruled':
      return event.rulings.flatMap((ruling) => ruled(ruling, who, state));
    case 'paid':
      return event.payments.map((payment) => paid(payment, who));
    case 'bank-offered':
      return [`${who(event.seat)} may keep the bank${cited(event.citation)}`];
    case 'bank':
      return [`the bank is with ${who(event.seat)}${cited(event.citation)}`];
    case 'gap-filled':
      return [`the source is silent; the players choose${cited(event.citation)}`];
    default:
      return assertNever(event);
  }
}

type Who = (bettor: number) => string;

function stakesWords(stakes: readonly number[]): string {
  return stakes.length === 0 ? 'sits out' : `stakes ${stakes.join(' and ')}`;
}

function betWords({ bettor, on, against, amount }: SideBet, who: Who): string {
  return against === 'banker'
    ? `${who(bettor)} bets ${amount} on ${who(on)}`
    : `${who(bettor)} bets ${amount} against ${who(against)}`;
}

const RESULTS = { wins: 'beats the banker', ties: 'ties with the banker', loses: 'loses to the banker' } as const;

function ruled({ seat, category, result, citations, stakes }: SeatRuling, who: Who, { banker }: ComparingState) {
  const verdict = result === undefined || seat === banker ? 'holds the bank' : RESULTS[result];
  const returned = stakes.filter(({ amount }) => amount === 0);
  return [
    `${who(seat)}: ${categoryWords(category)}; ${verdict}${cited(...citations)}`,
    ...returned.map(({ stake, citation }) => `${who(seat)} takes back ${stake}${cited(citation)}`),
  ];
}

function paid({ from, to, amount, settles, citation }: Payment, who: Who): string {
  const what = settles.kind === 'side-bet' ? 'a side bet' : `the ${settles.index === 0 ? 'first' : 'second'} stake`;
  return `${who(from)} pays ${who(to)} ${amount} on ${what}${cited(citation)}`;
}
