import { describe, expect, test } from 'vitest';
import type { WorkedExample } from '#contract/collection/schema.ts';
import { compareHands } from '#rules/comparing/compare.ts';
import { sizeOf } from '#rules/comparing/deck.ts';
import { readHand } from '#rules/comparing/hand.ts';
import { judge, type OptionName, type Rules as ComparingRules } from '#rules/comparing/judge.ts';
import { COMPARING_OPTIONS, type ComparingOptions } from '#rules/comparing/options.ts';
import { isTerus, settle } from '#rules/comparing/settle.ts';
import { parseDice } from '#rules/dice/throw.ts';
import { deckCounts, parseKinds } from '#rules/meld/deck.ts';
import { legalMelds } from '#rules/meld/melds.ts';
import { MELD_OPTIONS } from '#rules/meld/options.ts';
import { RACE_OPTIONS } from '#rules/race/options.ts';
import { throwKind, waysToPlay } from '#rules/race/throw.ts';
import { TALLY_OPTIONS } from '#rules/tally/options.ts';
import { score } from '#rules/tally/score.ts';
import { countPieces, fullStock, totalWorth, worths } from '#rules/tally/stock.ts';
import { must } from '#rules/testing.ts';
import { collection, rulesOf, variantOf } from './testing.ts';

/** What the sources print of their own games, held against our encoding of them. */
describe.each(collection.examples.map((example) => [`${example.game}: ${example.id}`, example] as const))(
  '%s',
  (_, example) => {
    test.each(example.variants)('under %s', (variant) => {
      expect(answer(variant, example.given)).toMatchObject(example.expect);
    });
  },
);

type Given = WorkedExample['given'];

function answer(variant: string, given: Given): object {
  const { engine } = variantOf(variant);
  const answers = ANSWERS[engine];
  if (!answers) throw new Error(`no examples are run for the ${engine} engine`);
  return answers(variant, given);
}

const ANSWERS: Readonly<Record<string, (variant: string, given: Given) => object>> = {
  tally: (variant, given) => {
    const rules = rulesOf(TALLY_OPTIONS, variant);
    if (given['stock'] === true) {
      const stock = fullStock(rules.options.stock);
      return { count: countPieces(stock), total: totalWorth(stock, worths(rules.options.stock)) };
    }
    const { awards, worth } = score(rules, must(parseDice(given['throw'], 6)));
    return { ...awards[0], worth };
  },
  comparing: (variant, given) => {
    const rules = rulesOf(COMPARING_OPTIONS, variant);
    if (given['deck'] === true) {
      const { kinds } = rules.options.deck;
      return { size: sizeOf(rules.options.deck), copies: copiesByRank(kinds) };
    }
    if ('banker' in given) return settled(rules, given);
    if ('first' in given) return compared(rules, given);
    const judged = judge(rules, hand(rules, given['hand']));
    return { ...judged, terus: isTerus(rules, judged) };
  },
  race: (variant, given) => {
    const { options } = rulesOf(RACE_OPTIONS, variant);
    const [a, b] = must(parseDice(given['throw'], 2)) as unknown as [number, number];
    return { kind: throwKind(options, [a, b]), ways: waysToPlay(options, [a, b]).map(({ steps }) => steps) };
  },
  meld: (variant, given) => {
    const { options } = rulesOf(MELD_OPTIONS, variant);
    const deck = deckCounts(options.deck);
    if (given['deck'] === true) return { size: deck.reduce((sum, count) => sum + count, 0) };
    const cards = must(parseKinds(deck, [given['drawn'], given['with']].join(' ')));
    const key = (kinds: readonly number[]) => [...kinds].sort((one, other) => one - other).join();
    const found = legalMelds(options).find((meld) => key(meld.cards) === key(cards));
    return { meld: found?.kind ?? 'none' };
  },
};

function hand(rules: ComparingRules, text: unknown) {
  return must(readHand(rules, String(text)));
}

function compared(rules: ComparingRules, { first, second }: Given): object {
  const hands = [hand(rules, first), hand(rules, second)] as const;
  const { winner, decidedBy } = compareHands(rules, ...hands);
  const points = hands.map((one) => judge(rules, one).points);
  return { winner, points, decidedBy: clauses(rules, decidedBy) };
}

function settled(rules: ComparingRules, { banker, player, stakes }: Given): object {
  const [bankers, players] = [banker, player].map((one) => judge(rules, hand(rules, one))) as [Judged, Judged];
  const paid = settle(rules, players, bankers, stakes as number[]);
  return {
    points: [bankers.points, players.points],
    payments: paid.map(({ amount }) => amount),
    player: paid.reduce((sum, { amount }) => sum + amount, 0),
    decidedBy: clauses(rules, [...new Set(paid.map(({ by }) => by))]),
  };
}

type Judged = ReturnType<typeof judge>;

function clauses(rules: ComparingRules, options: readonly OptionName[]): string[] {
  return options.map((option) => rules.citations[option].clause);
}

function copiesByRank(kinds: ComparingOptions['deck']['kinds']): Record<string, number> {
  const copies: Record<string, number> = {};
  for (const kind of kinds) copies[kind.rank] = (copies[kind.rank] ?? 0) + kind.copies;
  return copies;
}
