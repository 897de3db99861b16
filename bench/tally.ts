import { diceOfOutcome } from '#rules/dice/draw.ts';
import { odds, tabulate } from '#rules/tally/odds.ts';
import { TALLY_OPTIONS } from '#rules/tally/options.ts';
import { score } from '#rules/tally/score.ts';
import { simulate } from '#rules/tally/simulate.ts';
import { tablesOf } from '#rules/tally/tables.ts';
import { duration, heading, once, perSecond, row, timed, times } from './harness.ts';
import { preferred, variantsFor } from './rules.ts';

const OUTCOMES = 6 ** 6;
const MILLISECOND = 1e6;

/** The tally games: exact odds, scored throws, whole games. */
export async function tally(): Promise<void> {
  heading('Tally games');
  const all = variantsFor('tally').map((variant) => preferred(TALLY_OPTIONS, variant));
  const rules = all.find((one) => one.variant === 'zhuangyuan/dobree');
  if (!rules) throw new Error('zhuangyuan/dobree is not in the collection');

  const one = await timed(() => odds(rules));
  const every = await timed(() => all.map(odds));
  const throws = Array.from({ length: OUTCOMES }, (_, outcome) => diceOfOutcome(outcome, 6));
  const ordered = await once(() =>
    tabulate(
      rules,
      throws.map((dice) => ({ scored: score(rules, dice), ways: 1 })),
    ),
  );
  const within = (nanoseconds: number, limit: number) => ({
    words: `≤ ${duration(limit)}`,
    met: nanoseconds <= limit,
  });
  row('exact odds of one variant', duration(one.p50), within(one.p50, 50 * MILLISECOND));
  row(
    `exact odds of all ${all.length} variants`,
    duration(every.p50),
    within(every.p50, all.length * 50 * MILLISECOND),
  );
  row('… beside scoring all 46,656 ordered throws', times(ordered / one.p50));

  const tables = tablesOf(rules);
  let outcome = 0;
  const next = (): number => (outcome = (outcome + 7919) % OUTCOMES);
  const withRuling = await timed(() => score(rules, throws[next()]!));
  const without = await timed(() => tables.awards[next()]![0]?.worth ?? 0);
  const compiled = await timed(() => tablesOf(rules));
  row('a throw scored, with its ruling and clauses', `${duration(withRuling.p50)}, p99 ${duration(withRuling.p99)}`);
  row('a throw scored, worth alone', `${duration(without.p50)}, p99 ${duration(without.p99)}`);
  row('new rules compiled to tables', duration(compiled.p50), within(compiled.p50, 100 * MILLISECOND));

  const games = 20_000;
  const spent = await once(() => simulate(rules, 4, games, 'bench'));
  row('whole games for four, simulated', perSecond(games, spent), {
    words: '≥ 100,000 a second',
    met: games / spent >= 1e5 / 1e9,
  });
}
