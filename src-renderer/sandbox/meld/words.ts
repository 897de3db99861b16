import type { CardsError, Kind } from '#rules/meld/deck.ts';
import type { Call, MeldKind } from '#rules/meld/options.ts';
import type { MeldCommand, MeldRefusal, Phase } from '#rules/meld/state.ts';
import { assertNever } from '#rules/result.ts';
import { m } from '../../paraglide/messages.js';
import { cardName, cardNames } from './cards.ts';

const MELD_NAMES: Readonly<Record<MeldKind, () => string>> = {
  general: m.meld_general,
  joker: m.meld_joker,
  pair: m.meld_pair,
  command: m.meld_command,
  field: m.meld_field,
  triple: m.meld_triple,
  'three-footmen': m.meld_three_footmen,
  quad: m.meld_quad,
  'four-footmen': m.meld_four_footmen,
};
const CALL_NAMES: Readonly<Record<Call, () => string>> = {
  zhimo: m.meld_zhimo,
  hu: m.meld_hu,
  gan: m.meld_gan,
  pong: m.meld_pong,
  own: m.meld_own,
  chi: m.meld_chi,
};
const PHASES: Readonly<Record<Phase['kind'], () => string>> = {
  dealing: m.meld_phase_dealing,
  drawing: m.meld_phase_drawing,
  claiming: m.meld_phase_claiming,
  discarding: m.meld_phase_discarding,
  finished: m.meld_phase_finished,
};

export const meldName = (kind: MeldKind): string => MELD_NAMES[kind]();
export const callName = (call: Call): string => CALL_NAMES[call]();

/** A move as one would announce it. */
export function commandText(command: MeldCommand): string {
  switch (command.kind) {
    case 'draw':
      return m.meld_draw();
    case 'pass':
      return m.meld_pass();
    case 'keep':
      return m.meld_keep();
    case 'declare':
      return m.meld_declare();
    case 'discard':
      return m.meld_discard_this({ card: cardName(command.card) });
    case 'claim':
      return m.meld_claim_this({ call: callName(command.call), cards: cardNames(command.meld) });
    case 'deal':
    case 'set-up':
    case 'fill-gap':
      return m.meld_deal();
    default:
      return assertNever(command);
  }
}

const listed = (cards: readonly Kind[]): string => cardNames(cards);

/** Why cards that were typed cannot be read. */
export function cardsErrorText(error: CardsError): string {
  switch (error.kind) {
    case 'unreadable-card':
      return m.meld_unreadable_card({ card: error.card });
    case 'too-many-copies':
      return m.comparing_too_many_copies({ card: error.card, copies: error.copies });
    default:
      return assertNever(error);
  }
}

/** Why a move is refused, and how to mend it. */
export function refusalText(refusal: MeldRefusal, names: readonly string[]): string {
  const name = (seat: number): string => names[seat] ?? String(seat + 1);
  switch (refusal.kind) {
    case 'wrong-seats':
      return m.meld_wrong_seats({ seats: refusal.seats, min: refusal.min, max: refusal.max });
    case 'too-few-cards':
      return m.meld_too_few_cards({ needed: refusal.needed, cards: refusal.cards });
    case 'wrong-phase':
      return m.meld_wrong_phase({ phase: PHASES[refusal.phase]() });
    case 'not-your-turn':
      return m.meld_not_your_turn({ name: name(refusal.seat) });
    case 'not-in-hand':
      return m.meld_not_in_hand({ card: cardName(refusal.card) });
    case 'too-many-copies':
      return m.meld_too_many_copies({ card: cardName(refusal.card), copies: refusal.copies });
    case 'wrong-hand-size':
      return m.meld_wrong_hand_size({
        name: name(refusal.seat),
        size: refusal.size,
        expected: refusal.expected,
      });
    case 'no-such-meld':
      return m.meld_no_such_meld({ cards: listed(refusal.cards) });
    case 'no-such-claim':
      return m.meld_no_such_claim({ call: callName(refusal.call) });
    case 'must-use':
      return m.meld_must_use({ card: cardName(refusal.card) });
    case 'undiscardable':
      return m.meld_undiscardable({ card: cardName(refusal.card) });
    case 'must-discard':
      return m.meld_must_discard();
    case 'not-won':
      return m.meld_not_won({ cards: listed(refusal.left) });
    case 'no-such-gap':
    case 'unknown-reading':
      return m.sandbox_unknown_clause({ clause: refusal.clause });
    case 'not-a-command':
    case 'not-a-setup':
      return m.sandbox_not_understood({ field: refusal.field });
    default:
      return assertNever(refusal);
  }
}
