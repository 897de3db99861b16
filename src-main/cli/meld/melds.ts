import type { FullVariant } from '#contract/records.ts';
import { isWinningSize, tableOf, type MeldRules } from '#rules/meld/claims.ts';
import { cardsOf, countKinds, makeKind, type Counts } from '#rules/meld/deck.ts';
import { bestDiscards, waits, type Partition } from '#rules/meld/solver.ts';
import { ok, type Result } from '#rules/result.ts';
import type { Outcome } from '../command.ts';
import type { Failure } from '../failure.ts';
import type { Compiled } from '../rules.ts';
import type { MeldOptions } from '#rules/meld/options.ts';
import { table } from '../table.ts';
import { cited } from '../tally/words.ts';
import { readKinds } from './cards.ts';
import { meldRules } from './rules.ts';
import { cardList, cardWords, MELD_NAMES } from './words.ts';

/** The best partition of some cards, and on request the cards that would complete them. */
export function meldsAnswer(
  variant: FullVariant,
  set: Readonly<Record<string, string>>,
  text: string,
  withWaits: boolean,
): Outcome {
  const read = readHand(variant, set, text);
  if (read.kind === 'failed') return read;
  const { rules, cite } = read.value.compiled;
  const { hand, best } = read.value;
  const waiting = withWaits ? { waits: waits(tableOf(rules).solver, tableOf(rules).deck, hand).map(makeKind) } : {};
  return ok({
    json: {
      variant: variant.id,
      cards: cardList(cardsOf(hand)),
      ...partitionJson(rules, hand, best),
      ...waiting,
      clauses: [cite(rules.citations.melds), cite(rules.citations.scores)],
    },
    text: () => page(rules, hand, best, waiting.waits),
  });
}

/** What a hand is: won, ready to win, or neither. */
export function meldHand(variant: FullVariant, set: Readonly<Record<string, string>>, text: string): Outcome {
  const read = readHand(variant, set, text);
  if (read.kind === 'failed') return read;
  const { rules, cite } = read.value.compiled;
  const { hand, best } = read.value;
  const { deck, solver } = tableOf(rules);
  const waiting = waits(solver, deck, hand);
  const [discard] = bestDiscards(solver, hand);
  const category = isWon(rules, hand, best) ? 'won' : waiting.length > 0 ? 'ready' : 'open';
  const answer = {
    variant: variant.id,
    hand: cardWords(cardsOf(hand)),
    category,
    points: best.score,
    ...partitionJson(rules, hand, best),
    waits: waiting.map(makeKind),
    discard: discard ? makeKind(discard.kind) : null,
    ...cite(rules.citations.melds),
  };
  return ok({ json: answer, text: () => `${category}\n\n${page(rules, hand, best, answer.waits)}` });
}

interface Read {
  readonly compiled: Compiled<MeldOptions>;
  readonly hand: Counts;
  readonly best: Partition;
}

function readHand(variant: FullVariant, set: Readonly<Record<string, string>>, text: string): Result<Read, Failure> {
  const compiled = meldRules(variant, set);
  if (compiled.kind === 'failed') return compiled;
  const { deck, solver } = tableOf(compiled.value.rules);
  const cards = readKinds(deck, text, 'cards');
  if (cards.kind === 'failed') return cards;
  const hand = countKinds(cards.value);
  return ok({ compiled: compiled.value, hand, best: solver.best(hand) });
}

const isWon = (rules: MeldRules, hand: Counts, { left }: Partition): boolean =>
  left.length === 0 && isWinningSize(rules, cardsOf(hand).length);

function partitionJson(rules: MeldRules, hand: Counts, best: Partition) {
  return {
    wins: isWon(rules, hand, best),
    score: best.score,
    partition: best.melds.map(({ cards }) => cardList(cards)),
    left: cardList(best.left),
  };
}

function page(rules: MeldRules, hand: Counts, best: Partition, waiting?: readonly string[]): string {
  const { citations } = rules;
  const rows = best.melds.map((meld) => [cardWords(meld.cards), MELD_NAMES[meld.kind], meld.score]);
  const size = cardsOf(hand).length;
  return [
    table(['cards', 'meld', 'points'], rows),
    '',
    `${best.melded} of ${size} cards, ${best.score} points${cited(citations.melds, citations.scores)}`,
    ...(best.left.length > 0 ? [`left over ${cardWords(best.left)}`] : []),
    isWon(rules, hand, best) ? 'wins' : `does not win; ${rules.options['hand-size'] + 1} cards do`,
    ...(waiting ? [waiting.length > 0 ? `waits for ${waiting.join(' ')}` : 'waits for no card'] : []),
  ].join('\n');
}
