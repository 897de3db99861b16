import type { FullVariant } from '#contract/records.ts';
import { sizeOf, type Hand } from '#rules/comparing/deck.ts';
import { readCards, wrongTogether } from '#rules/comparing/hand.ts';
import { countHands, handTypes } from '#rules/comparing/hand-types.ts';
import type { Rules } from '#rules/comparing/judge.ts';
import { countDuels, edgesOf, type Known } from '#rules/comparing/odds.ts';
import { effectsOfReadings } from '#rules/comparing/readings.ts';
import { ok, type Result } from '#rules/result.ts';
import type { Choices } from '#rules/ruleset.ts';
import type { Outcome } from '../command.ts';
import { refused, type Failure } from '../failure.ts';
import { limitAnswer } from './limit-odds.ts';
import { duelJson, duelPage, edgesJson, effectsPage, handsPage } from './odds-page.ts';
import { refuseHand } from './refuse.ts';
import { comparingRules } from './rules.ts';

/** What is asked besides the counts themselves. */
export interface OddsRequest {
  /** The player's own hand, and cards seen elsewhere, in the letters of the line. */
  readonly player?: string | undefined;
  readonly seen?: string | undefined;
  /** Whether every reading's effect on the edge is to be told. */
  readonly readings?: boolean | undefined;
}

/** Every class and point total, and one player against the banker, counted exactly. */
export function comparingOdds(
  variant: FullVariant,
  set: Readonly<Record<string, string>>,
  request: OddsRequest,
): Outcome {
  const compiled = comparingRules(variant, set);
  if (compiled.kind === 'failed') return compiled;
  const { rules } = compiled.value;
  if (rules.options.aim === 'limit') return limitAnswer(variant, rules);
  const known = readKnown(rules, request);
  if (known.kind === 'failed') return known;
  const hands = countHands(handTypes(rules));
  const duel = countDuels(rules, known.value);
  const effects = request.readings
    ? effectsOfReadings(variant, set as Choices, (other) => edgesOf(countDuels(other)))
    : [];
  return ok({
    json: {
      variant: variant.id,
      ...hands,
      duel: duelJson(duel),
      edge: edgesJson(rules, edgesOf(duel)),
      ...(request.readings && {
        readings: effects.map(({ clause, readings }) => ({
          clause,
          readings: readings.map(({ value, ...one }) => ({ ...one, edge: value && edgesJson(rules, value) })),
        })),
      }),
    },
    text: () =>
      [handsPage(hands), duelPage(rules, duel), ...(effects.length > 0 ? [effectsPage(rules, effects)] : [])].join(
        '\n\n',
      ),
  });
}

function readKnown(rules: Rules, { player, seen }: OddsRequest): Result<Known, Failure> {
  const hands: { player?: Hand; seen?: Hand } = {};
  if (player !== undefined) {
    const hand = readHandAt(rules, '--player', player, rules.options['hand-size']);
    if (hand.kind === 'failed') return hand;
    hands.player = hand.value;
  }
  if (seen !== undefined) {
    const cards = readHandAt(rules, '--seen', seen);
    if (cards.kind === 'failed') return cards;
    hands.seen = cards.value;
  }
  const clash = wrongTogether(rules, [hands.player ?? [], hands.seen ?? []]);
  if (clash) return refuseHand(clash, '--seen');
  const needed = 2 * rules.options['hand-size'];
  const left = sizeOf(rules.options.deck) - (hands.seen?.length ?? 0);
  if (left >= needed) return ok(hands);
  return refused('deck-too-small', `${left} cards are left for two hands`, {
    field: '--seen',
    remedy: `leave ${needed} of them unseen`,
  });
}

function readHandAt(rules: Rules, field: string, text: string, size?: number): Result<Hand, Failure> {
  const cards = readCards(rules, text);
  if (cards.kind === 'failed') return refuseHand(cards.error, field);
  if (size === undefined || cards.value.length === size) return cards;
  return refuseHand({ kind: 'wrong-size', size: cards.value.length, expected: size }, field);
}
