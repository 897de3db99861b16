import type { FullVariant } from '#contract/records.ts';
import { countHands, handTypes } from '#rules/comparing/hand-types.ts';
import { readKnown, type KnownError, type KnownWords } from '#rules/comparing/known.ts';
import { countDuels, edgesOf } from '#rules/comparing/odds.ts';
import { COMPARING_OPTIONS } from '#rules/comparing/options.ts';
import { effectsOfReadings } from '#rules/readings.ts';
import { ok } from '#rules/result.ts';
import type { Choices } from '#rules/ruleset.ts';
import type { Outcome } from '../command.ts';
import { refused } from '../failure.ts';
import { limitAnswer } from './limit-odds.ts';
import { oddsCsv } from './odds-csv.ts';
import { duelJson, duelPage, edgesJson, effectsPage, handsPage } from './odds-page.ts';
import { refuseHand } from './refuse.ts';
import { comparingRules } from './rules.ts';

/** What is asked besides the counts themselves. */
export interface OddsRequest extends KnownWords {
  /** Whether every reading's effect on the edge is to be told. */
  readonly readings?: boolean | undefined;
  /** Whether the text is to be a table for spreadsheets. */
  readonly csv?: boolean | undefined;
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
  if (rules.options.aim === 'limit') return notOfLimit(request) ?? limitAnswer(variant, rules);
  const known = readKnown(rules, request);
  if (known.kind === 'failed') return refuseKnown(known.error);
  const hands = countHands(handTypes(rules));
  const duel = countDuels(rules, known.value);
  const effects = request.readings
    ? effectsOfReadings(COMPARING_OPTIONS, variant, set as Choices, (other) => edgesOf(countDuels(other)))
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
      request.csv
        ? oddsCsv(variant, rules, hands, duel, effects)
        : [handsPage(hands), duelPage(rules, duel), ...(effects.length > 0 ? [effectsPage(rules, effects)] : [])].join(
            '\n\n',
          ),
  });
}

/** Games to a limit are counted as they are read, before any card is known. */
function notOfLimit(request: OddsRequest): Outcome | undefined {
  const asked = (['player', 'seen', 'readings', 'csv'] as const).find((one) => request[one] !== undefined);
  if (asked === undefined) return undefined;
  return refused('bad-argument', 'is not counted where cards are drawn', {
    field: `--${asked}`,
    remedy: 'leave it out; --set reads a clause in another way',
  });
}

function refuseKnown({ field, error }: KnownError) {
  if (error.kind !== 'deck-too-small') return refuseHand(error, `--${field}`);
  return refused(error.kind, `${error.left} cards are left for two hands`, {
    field: '--seen',
    remedy: `leave ${error.needed} of them unseen`,
  });
}
