import { evalHand } from 'poker-evaluator';
import pokersolver from 'pokersolver';
import { compareSets } from '#rules/comparing/fits.ts';
import { piecesOf } from '#rules/comparing/deck.ts';
import { FAMILIES, type Hypothesis } from '#rules/comparing/hypothesis.ts';
import { judge, type Rules } from '#rules/comparing/judge.ts';
import { limitOdds } from '#rules/comparing/limit-odds.ts';
import { countDuels, edgesOf } from '#rules/comparing/odds.ts';
import { COMPARING_OPTIONS } from '#rules/comparing/options.ts';
import { newRound, playRound, tablesOf } from '#rules/comparing/tables.ts';
import { generatorFrom } from '#rules/random.ts';
import { effectsOfReadings } from '#rules/readings.ts';
import { streamFrom } from '#rules/stream.ts';
import { duration, heading, once, perSecond, row, timed, times } from './harness.ts';
import { preferred, variantsFor } from './rules.ts';

const MILLISECOND = 1e6;
const within = (nanoseconds: number, limit: number) => ({ words: `≤ ${duration(limit)}`, met: nanoseconds <= limit });

/** The games in which hands are compared: hands classified, rounds settled, exact edges, hypotheses. */
export async function comparing(): Promise<void> {
  heading('Comparing games');
  const rules = new Map(variantsFor('comparing').map((variant) => [variant.id, preferred(COMPARING_OPTIONS, variant)]));
  const named = (id: string): Rules => {
    const found = [...rules.values()].find((one) => one.variant === id);
    if (!found) throw new Error(`${id} is not in the collection`);
    return found;
  };
  await classify(named('daun-tiga/dobree'));
  await rounds('Koo Kiew', named('koo-kiew/dobree'), 5e6);
  await rounds('Daun Tiga, with Long', named('daun-tiga/dobree-long'), 4e6);
  for (const one of rules.values()) if (one.options.aim === 'compare') await edge(one);
  await limit(named('singapore-tiles/after-blackjack'));
  await readings();
  await hypotheses();
}

/** All 22,100 hands of three cards, in the form each evaluator takes. */
async function classify(rules: Rules): Promise<void> {
  const pieces = piecesOf(rules.options.deck);
  const hands = pieces.flatMap((_, a) =>
    pieces.slice(a + 1).flatMap((__, b) => pieces.slice(a + b + 2).map((___, c) => [a, a + b + 1, a + b + c + 2])),
  );
  const cards = hands.map((hand) => hand.map((at) => pieces[at]!));
  const words = cards.map((hand) => hand.map(({ rank, suit }) => rank + suit.toLowerCase()));
  const { grades, bits, pieces: kinds } = tablesOf(rules);
  const flat = Uint8Array.from(hands.flat(), (at) => kinds[at]!);
  const byTable = await timed(() => {
    let sum = 0;
    for (let at = 0; at < flat.length; at += 3)
      sum += grades[(((flat[at]! << bits) | flat[at + 1]!) << bits) | flat[at + 2]!]!;
    return sum;
  });
  const byClauses = await timed(() => cards.reduce((sum, hand) => sum + judge(rules, hand).strength, 0));
  const byEvaluator = await timed(() => words.reduce((sum, hand) => sum + evalHand(hand).value, 0));
  const few = words.slice(0, 2210);
  const bySolver = await timed(() =>
    few.reduce((sum, hand) => sum + pokersolver.Hand.solve(hand, 'threecard').rank, 0),
  );
  const solver = bySolver.p50 * (words.length / few.length);
  const count = hands.length;
  row('three-card hands, by table', perSecond(count, byTable.p50));
  row('three-card hands, by the clauses', perSecond(count, byClauses.p50));
  row('… poker-evaluator', perSecond(count, byEvaluator.p50), atLeast(byEvaluator.p50 / byTable.p50, 200));
  row('… pokersolver', perSecond(count, solver), atLeast(solver / byTable.p50, 1000));
}

const atLeast = (ratio: number, goal: number) => ({
  words: `table ≥ ${goal}×, is ${times(ratio)}`,
  met: ratio >= goal,
});

async function rounds(name: string, rules: Rules, goal: number): Promise<void> {
  const tables = tablesOf(rules);
  const round = newRound(tables, 5);
  const stream = streamFrom(generatorFrom('bench'));
  const count = 3_000_000;
  const play = (deals: number): number => {
    let sum = 0;
    for (let deal = 0; deal < deals; deal++) {
      playRound(tables, round, stream);
      sum += round.first[4]!;
    }
    return sum;
  };
  play(200_000);
  const runs = [await once(() => play(count)), await once(() => play(count)), await once(() => play(count))];
  const spent = runs.sort((a, b) => a - b)[1]!;
  row(`${name}, rounds of a banker and five dealt and settled`, perSecond(count, spent), {
    words: `≥ ${goal / 1e6} million a second`,
    met: count / spent >= goal / 1e9,
  });
}

async function edge(rules: Rules): Promise<void> {
  const counted = await timed(() => edgesOf(countDuels(rules)));
  row(`exact edge, ${rules.variant}`, duration(counted.p50), within(counted.p50, 50 * MILLISECOND));
}

async function limit(rules: Rules): Promise<void> {
  const counted = await timed(() => limitOdds(rules, 16));
  row(`exact edge, ${rules.variant}`, duration(counted.p50), within(counted.p50, 50 * MILLISECOND));
}

async function readings(): Promise<void> {
  for (const variant of variantsFor('comparing').filter(({ id }) =>
    ['daun-tiga/perak', 'koo-kiew/dobree'].includes(id),
  )) {
    let figures = 0;
    const spent = await once(() =>
      effectsOfReadings(COMPARING_OPTIONS, variant, {}, (rules) => {
        figures++;
        return edgesOf(countDuels(rules));
      }),
    );
    const each = spent / figures;
    row(`${variant.id}, every reading’s edge, each`, duration(each), within(each, 100 * MILLISECOND));
  }
}

async function hypotheses(): Promise<void> {
  for (const family of FAMILIES) {
    const hypothesis: Hypothesis = {
      family,
      values: { T: 10, J: 10, Q: 10, K: 10 },
      tie: 'push',
      colours: true,
      seats: 8,
      limit: { total: 21, bankerStands: 17, highAce: 11 },
    };
    const compared = await timed(() => compareSets(hypothesis));
    row(`hypothesis ${family}, measured on four sets`, duration(compared.p50));
  }
}
