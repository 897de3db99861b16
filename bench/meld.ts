import { calculateShanten, type HaiKindId, type Tehai13 } from '@pai-forge/riichi-mahjong';
import { bestByForce } from '#rules/meld/brute-force.ts';
import { tableOf, type MeldRules } from '#rules/meld/claims.ts';
import { countKinds, type Counts, type Kind } from '#rules/meld/deck.ts';
import { handMaker } from '#rules/meld/hands.ts';
import { legalMelds } from '#rules/meld/melds.ts';
import { dealDistribution } from '#rules/meld/odds.ts';
import { MELD_OPTIONS } from '#rules/meld/options.ts';
import { compileSolver } from '#rules/meld/solver.ts';
import { drawBelow, generatorFrom } from '#rules/random.ts';
import { duration, heading, percentile, perSecond, row, timed, times } from './harness.ts';
import { meldBots } from './meld-bots.ts';
import { preferred, variantsFor } from './rules.ts';

const HANDS = 100_000;
/** Hands are made and valued by turns, and the median turn tells: another program’s share of the machine is not ours. */
const BATCH = 1_000;
const MILLISECOND = 1e6;

/** The four-colour game: partitions, exact odds, opponents. */
export async function meld(): Promise<void> {
  heading('Four-colour cards');
  const variant = variantsFor('meld').find(({ id }) => id === 'four-colour/usenet');
  if (!variant) throw new Error('four-colour/usenet is not in the collection');
  const rules = preferred(MELD_OPTIONS, variant);
  solverRows(rules, riichi());
  await tableRows(rules);
  meldBots(rules);
}

/** The nearest published analogue: how far thirteen mahjong tiles are from ready, in nanoseconds a hand. */
function riichi(): number {
  const chance = Uint32Array.from(generatorFrom('riichi'));
  const wall = Array.from({ length: 136 }, (_, tile) => Math.floor(tile / 4) as HaiKindId);
  const hands = Array.from({ length: 4_000 }, () => {
    for (let at = 0; at < 13; at++) {
      const other = at + drawBelow(chance, wall.length - at);
      [wall[at], wall[other]] = [wall[other]!, wall[at]!];
    }
    return { closed: wall.slice(0, 13), exposed: [] } as unknown as Tehai13;
  });
  for (const hand of hands.slice(0, 500)) calculateShanten(hand);
  return percentile(
    hands.map((hand) => clocked(() => calculateShanten(hand))),
    0.5,
  );
}

function solverRows(rules: MeldRules, shanten: number): void {
  const { deck } = tableOf(rules);
  const maker = handMaker(deck, 'bench');
  const kinds = [
    ['random', () => maker.random(21)],
    ['adversarial', () => maker.adversarial(21)],
  ] as const;
  for (const [name, make] of kinds) {
    const { rate, each, sample } = measureHands(rules, make);
    const [median, p99, worst] = [percentile(each, 0.5), percentile(each, 0.99), Math.max(...each)];
    const perHand = 1e9 / rate;
    row(`best partition of ${HANDS.toLocaleString('en')} ${name} hands`, perSecond(rate, 1e9), {
      words: '≥ 10,000,000 a second',
      met: rate >= 1e7,
    });
    row('… clock included: median, p99, worst', `${duration(median)}, ${duration(p99)}, ${duration(worst)}`, {
      words: 'p99 ≤ 1 µs',
      met: p99 <= 1e3,
    });
    row('… beside riichi-mahjong’s shanten of 13 tiles', times(shanten / perHand), {
      words: '≥ 100×',
      met: shanten / perHand >= 100,
    });
    row('… beside a search that remembers counts', times(byForce(rules, sample) / perHand), {
      words: '≥ 300×',
      met: byForce(rules, sample) / perHand >= 300,
    });
  }
}

interface Measured {
  readonly rate: number;
  readonly each: readonly number[];
  readonly sample: readonly (readonly Kind[])[];
}

function measureHands(rules: MeldRules, make: () => readonly Kind[]): Measured {
  const { value } = tableOf(rules).solver;
  const each: number[] = [];
  const sample: (readonly Kind[])[] = [];
  const turns: number[] = [];
  let sum = 0;
  for (let done = 0; done < HANDS; done += BATCH) {
    const made = Array.from({ length: BATCH }, make);
    if (done % (10 * BATCH) === 0) sample.push(...made.slice(0, 20));
    const hands = made.map(countKinds);
    for (const hand of hands) sum += value(hand);
    const from = performance.now();
    for (const hand of hands) sum += value(hand);
    turns.push(performance.now() - from);
    for (const hand of hands) each.push(clocked(() => value(hand)));
  }
  if (sum < 0) throw new Error('a partition is worth something');
  return { rate: (BATCH / percentile(turns, 0.5)) * 1e3, each, sample };
}

/** Nanoseconds of one call, the clock’s own included. */
function clocked(work: () => unknown): number {
  const from = performance.now();
  work();
  return (performance.now() - from) * 1e6;
}

/** Nanoseconds a hand of the reference that the tables are proved against. */
function byForce(rules: MeldRules, hands: readonly (readonly Kind[])[]): number {
  return percentile(
    hands.map((hand) => clocked(() => bestByForce(rules.options.scores, hand))),
    0.5,
  );
}

async function tableRows(rules: MeldRules): Promise<void> {
  const { deck, solver } = tableOf(rules);
  const compiled = await timed(() => compileSolver(legalMelds(rules.options), deck));
  row('new rules compiled to tables', duration(compiled.p50), {
    words: `≤ ${duration(100 * MILLISECOND)}`,
    met: compiled.p50 <= 100 * MILLISECOND,
  });
  const odds = await timed(() => dealDistribution(solver, 21));
  row('exact odds over every deal of 21 cards', duration(odds.p50), {
    words: `≤ ${duration(50 * MILLISECOND)}`,
    met: odds.p50 <= 50 * MILLISECOND,
  });
  const hands: readonly Counts[] = Array.from(
    { length: 500 },
    (
      (maker) => () =>
        countKinds(maker.random(21))
    )(handMaker(deck, 'listed')),
  );
  let at = 0;
  const listed = await timed(() => solver.best(hands[at++ % hands.length]!));
  row('a partition with its melds listed', `${duration(listed.p50)}, p99 ${duration(listed.p99)}`);
}
