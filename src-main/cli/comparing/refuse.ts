import type { HandError } from '#rules/comparing/hand.ts';
import type { ComparingRefusal } from '#rules/comparing/state.ts';
import { assertNever, type Failed } from '#rules/result.ts';
import { refused, type Failure } from '../failure.ts';
import { cited } from '../tally/words.ts';
import { PHASE_WORDS } from './words.ts';

const count = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? '' : 's'}`;

/** What is wrong with a hand, in words. */
export function refuseHand(error: HandError, field: string): Failed<Failure> {
  switch (error.kind) {
    case 'unreadable-card':
      return refused(error.kind, `${error.card} is no card`, {
        field,
        remedy: 'write rank and suit, as in TS 5H K; or colour and rank, as in RH YP',
      });
    case 'unknown-card':
      return refused(error.kind, `the deck has no ${error.card}`, {
        field,
        remedy: 'variorum variant says what the deck is made of',
      });
    case 'suit-needed':
      return refused(error.kind, `${error.card} needs its suit, which decides here`, {
        field,
        remedy: `write ${error.suits.map((suit) => error.card + suit).join(' or ')}`,
      });
    case 'too-many-copies':
      return refused(
        error.kind,
        `${error.card} is held more often than the deck has it, which is ${count(error.copies, 'time')}`,
        {
          field,
          remedy: 'no card can be in two places',
        },
      );
    case 'wrong-size':
      return refused(error.kind, `the hand has ${count(error.size, 'card')}`, {
        field,
        remedy: `give ${count(error.expected, 'card')}`,
      });
    default:
      return assertNever(error);
  }
}

/** A refusal of the engine in words, with the field it speaks of. */
export function refuseComparing(refusal: ComparingRefusal): Failed<Failure> {
  switch (refusal.kind) {
    case 'bad-hand':
      return refuseHand(refusal.error, refusal.seat === undefined ? 'hands' : `hands.${refusal.seat}`);
    case 'wrong-hands':
      return refused(refusal.kind, `there are ${refusal.hands} hands for ${refusal.seats} seats`, { field: 'hands' });
    case 'wrong-seats':
      return refused(refusal.kind, `${refusal.seats} cannot play${cited(refusal.citation)}`, {
        field: '--players',
        remedy: `let ${refusal.min} to ${refusal.max} play, the banker among them`,
      });
    case 'deck-too-small':
      return refused(refusal.kind, `${refusal.needed} cards are needed${cited(refusal.citation)}`, {
        field: '--players',
        remedy: `the deck has ${refusal.cards}; let fewer play`,
      });
    case 'bad-stake':
    case 'too-many-stakes':
    case 'no-second-stake':
    case 'second-stake-owed':
    case 'stake-too-large':
    case 'banker-stakes-nothing':
    case 'stakes-awaited':
      return refuseStakes(refusal);
    case 'no-side-bets':
      return refused(refusal.kind, `the account has no such bets${cited(refusal.citation)}`, { field: 'bet' });
    case 'bad-side-bet':
      return refused(refusal.kind, 'is no such bet', { field: `bet.${refusal.field}` });
    case 'wrong-phase':
      return refused(refusal.kind, `not now: ${PHASE_WORDS[refusal.phase]}`, { field: 'command' });
    case 'no-such-seat':
      return refused(refusal.kind, `there is no seat ${refusal.seat}`, {
        field: 'command.seat',
        remedy: `seats are 0 to ${refusal.seats - 1}`,
      });
    case 'not-your-turn':
      return refused(refusal.kind, `seat ${refusal.seat} is waited for`, { field: 'command.seat' });
    case 'nothing-left-to-draw':
      return refused(refusal.kind, 'nothing is left to draw', { field: 'command', remedy: 'stand' });
    case 'no-such-gap':
      return refused(refusal.kind, `${refusal.clause} is no open gap`, { field: 'command.clause' });
    case 'unknown-reading':
      return refused(refusal.kind, `${refusal.clause} has no reading ${refusal.reading}`, {
        field: 'command.reading',
        remedy: `choose one of ${refusal.readings.join(', ')}`,
      });
    case 'not-a-command':
      return refused(refusal.kind, 'is no command of the game', { field: `command.${refusal.field}` });
    case 'not-a-setup':
      return refused(refusal.kind, 'is no setup of the game', { field: `setup.${refusal.field}` });
    default:
      return assertNever(refusal);
  }
}

type StakesRefusal = ComparingRefusal & {
  kind:
    | 'bad-stake'
    | 'too-many-stakes'
    | 'no-second-stake'
    | 'second-stake-owed'
    | 'stake-too-large'
    | 'banker-stakes-nothing'
    | 'stakes-awaited';
};

export function refuseStakes(refusal: StakesRefusal): Failed<Failure> {
  const field = '--stakes';
  switch (refusal.kind) {
    case 'bad-stake':
      return refused(refusal.kind, `${refusal.stake} is no stake`, {
        field,
        remedy: 'a stake is a whole number above 0',
      });
    case 'too-many-stakes':
      return refused(refusal.kind, `there are ${refusal.stakes} stakes${cited(refusal.citation)}`, {
        field,
        remedy: 'lay one or two',
      });
    case 'no-second-stake':
      return refused(refusal.kind, `the account knows no second stake${cited(refusal.citation)}`, {
        field,
        remedy: 'lay one stake',
      });
    case 'second-stake-owed':
      return refused(refusal.kind, `the account wants two stakes${cited(refusal.citation)}`, {
        field,
        remedy: 'lay two stakes, as in 10,30',
      });
    case 'stake-too-large':
      return refused(refusal.kind, `the ${refusal.which} stake may not be the larger${cited(refusal.citation)}`, {
        field,
        remedy: 'lay equal stakes, or turn them round',
      });
    case 'banker-stakes-nothing':
      return refused(refusal.kind, `seat ${refusal.seat} holds the bank and stakes nothing`, { field: 'command.seat' });
    case 'stakes-awaited':
      return refused(refusal.kind, `seats ${refusal.seats.join(', ')} have not staked`, {
        field: 'command',
        remedy: 'lay their stakes, or none to sit out',
      });
    default:
      return assertNever(refusal);
  }
}
