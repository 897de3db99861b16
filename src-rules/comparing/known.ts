import { failed, ok, type Result } from '../result.ts';
import { sizeOf, type Hand } from './deck.ts';
import { readCards, readHand, wrongTogether, type HandError } from './hand.ts';
import type { Rules } from './judge.ts';
import type { Known } from './odds.ts';

/** What is known of a deal as one writes it: the player's own hand, and cards seen elsewhere. */
export interface KnownWords {
  readonly player?: string | undefined;
  readonly seen?: string | undefined;
}

export interface KnownError {
  readonly field: keyof KnownWords;
  readonly error: HandError | { readonly kind: 'deck-too-small'; readonly left: number; readonly needed: number };
}

/** Reads what is known of a deal; two hands can still be dealt from what is left. */
export function readKnown(rules: Rules, { player, seen }: KnownWords): Result<Known, KnownError> {
  const hands: { player?: Hand; seen?: Hand } = {};
  if (player !== undefined) {
    const hand = readHand(rules, player);
    if (hand.kind === 'failed') return failed({ field: 'player', error: hand.error });
    hands.player = hand.value;
  }
  if (seen !== undefined) {
    const cards = readCards(rules, seen);
    if (cards.kind === 'failed') return failed({ field: 'seen', error: cards.error });
    hands.seen = cards.value;
  }
  const error = wrongTogether(rules, [hands.player ?? [], hands.seen ?? []]) ?? tooFewLeft(rules, hands.seen ?? []);
  return error ? failed({ field: 'seen', error }) : ok(hands);
}

function tooFewLeft({ options }: Rules, seen: Hand): KnownError['error'] | undefined {
  const needed = 2 * options['hand-size'];
  const left = sizeOf(options.deck) - seen.length;
  return left < needed ? { kind: 'deck-too-small', left, needed } : undefined;
}
