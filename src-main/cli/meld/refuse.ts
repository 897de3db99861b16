import { makeKind } from '#rules/meld/deck.ts';
import type { MeldRefusal } from '#rules/meld/state.ts';
import { assertNever, type Failed } from '#rules/result.ts';
import { refused, type Failure } from '../failure.ts';
import { cited } from '../tally/words.ts';
import { CALL_NAMES, cardWords, PHASE_WORDS, playerWords } from './words.ts';

/** A refusal of the engine in words, with the field it speaks of. */
export function refuseMeld(refusal: MeldRefusal): Failed<Failure> {
  switch (refusal.kind) {
    case 'wrong-seats':
      return refused(refusal.kind, `${refusal.seats} seats do not fit${cited(refusal.citation)}`, {
        field: 'players',
        remedy:
          refusal.min === refusal.max ? `let there be ${refusal.min}` : `let ${refusal.min} to ${refusal.max} play`,
      });
    case 'too-few-cards':
      return refused(refusal.kind, `${refusal.needed} cards are dealt${cited(refusal.citation)}`, {
        field: 'players',
        remedy: `the deck has ${refusal.cards}; deal fewer, or add a pack`,
      });
    case 'too-many-copies':
      return refused(
        refusal.kind,
        `${makeKind(refusal.card)} is there more often than the deck has it${cited(refusal.citation)}`,
        { field: 'position', remedy: `the deck has ${refusal.copies} of it` },
      );
    case 'wrong-hand-size':
      return refused(
        refusal.kind,
        `${playerWords(refusal.seat)} has ${refusal.size} cards in hand and melds${cited(refusal.citation)}`,
        { field: `position.hands.${refusal.seat}`, remedy: `give it ${refusal.expected}` },
      );
    case 'wrong-phase':
      return refused(refusal.kind, PHASE_WORDS[refusal.phase], { field: 'command' });
    case 'not-your-turn':
      return refused(refusal.kind, `it is for ${playerWords(refusal.seat)} to act`, { field: 'command.seat' });
    case 'not-in-hand':
      return refused(refusal.kind, `${makeKind(refusal.card)} is not in the hand`, {
        field: 'command.card',
        remedy: 'name a card of the hand',
      });
    case 'no-such-meld':
      return refused(refusal.kind, `${cardWords(refusal.cards)} is no meld${cited(refusal.citation)}`, {
        field: 'meld',
        remedy: 'variorum variant says what melds there are',
      });
    case 'no-such-claim':
      return refused(
        refusal.kind,
        `this card allows that player no such call: ${CALL_NAMES[refusal.call]}${cited(refusal.citation)}`,
        { field: 'command.call', remedy: 'variorum claims says who may call what' },
      );
    case 'must-use':
      return refused(refusal.kind, `${makeKind(refusal.card)} may not be let go${cited(refusal.citation)}`, {
        field: 'command',
        remedy: 'meld it',
      });
    case 'undiscardable':
      return refused(refusal.kind, `${makeKind(refusal.card)} may not be discarded${cited(refusal.citation)}`, {
        field: 'command.card',
        remedy: 'discard another card',
      });
    case 'must-discard':
      return refused(refusal.kind, `a card must be discarded${cited(refusal.citation)}`, { field: 'command' });
    case 'not-won':
      return refused(refusal.kind, `${cardWords(refusal.left)} is left over${cited(refusal.citation)}`, {
        field: 'command',
      });
    case 'no-such-gap':
      return refused(refusal.kind, `${refusal.clause} is no open gap`, {
        field: 'command.clause',
        remedy: `open are ${refusal.clauses.join(', ') || 'none'}`,
      });
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
