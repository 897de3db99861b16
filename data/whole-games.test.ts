import { describe, expect, test } from 'vitest';
import type { FullVariant } from '#contract/records.ts';
import type { ReadingId } from '#rules/citation.ts';
import { add, ZERO } from '#rules/fraction.ts';
import { generatorFrom } from '#rules/random.ts';
import { compile, type Choices, type GapPolicy } from '#rules/ruleset.ts';
import { newGame, playOut } from '#rules/tally/fast-game.ts';
import { TALLY_OPTIONS } from '#rules/tally/options.ts';
import type { Rules } from '#rules/tally/rules.ts';
import type { TallyEvent, TallyState } from '#rules/tally/state.ts';
import { tablesOf } from '#rules/tally/tables.ts';
import { tallyEngine } from '#rules/tally/tally.ts';
import { RANKS } from '#rules/tally/vocabulary.ts';
import { must } from '#rules/testing.ts';
import { variants } from './testing.ts';

const PLAYERS = 4;
/** Readings that leave a cake no throw can win: a game under them is refused rather than played for ever. */
const CANNOT_END = ['bo-bing/xiamen straight=none'];

const { decide, evolve } = tallyEngine;
const tallies = variants.filter((variant) => variant.engine === 'tally');

/** The preferred readings, and every other reading of every clause in its turn. */
const rulings = tallies.flatMap((variant) => [
  [variant.id, {}, variant] as const,
  ...variant.clauses.flatMap(({ id, readings, preferred }) =>
    readings
      .filter((reading) => reading.id !== preferred)
      .map((reading) => [`${variant.id} ${id}=${reading.id}`, { [id]: reading.id }, variant] as const),
  ),
]);

interface Game {
  readonly state: TallyState;
  readonly throws: number;
  readonly events: readonly TallyEvent[];
}

const rulesOf = (variant: FullVariant, choices: Choices, policy: GapPolicy): Rules =>
  must(compile(TALLY_OPTIONS, variant, choices, policy));

function startOf(rules: Rules, seed: string) {
  const seats = Array.from({ length: PLAYERS }, (_, seat) => ({ name: `P${seat}`, player: 'bot' as const }));
  return tallyEngine.start(rules, { seats, seed });
}

/** Plays to the end; a gap takes the reading its clause prefers. */
function wholeGame(rules: Rules, seed: string, preferred: Readonly<Record<string, ReadingId>> = {}): Game {
  let state = must(startOf(rules, seed));
  let throws = 0;
  const events: TallyEvent[] = [];
  while (!state.over) {
    const decision = decide(rules, state, { kind: 'throw' });
    const gap = decision.kind === 'failed' && decision.error.kind === 'gap' ? decision.error.clauses[0] : undefined;
    const decided = gap
      ? must(decide(rules, state, { kind: 'fill-gap', clause: gap, reading: preferred[gap]! }))
      : must(decision);
    state = decided.reduce(evolve, state);
    events.push(...decided);
    if (!gap) throws++;
    if (throws > 5000) throw new Error('the game comes to no end');
  }
  return { state, throws, events };
}

describe.each(rulings)('%s', (name, choices, variant) => {
  const rules = rulesOf(variant, choices, 'preferred');
  if (CANNOT_END.includes(name)) {
    test('is not started', () => {
      expect(startOf(rules, name)).toMatchObject({ kind: 'failed', error: { kind: 'rank-never-won' } });
    });
    return;
  }
  const game = wholeGame(rules, name);

  test('shares out the whole stock', () => {
    const stock = rules.options.stock.reduce((sum, { worth, count }) => sum + worth * count, 0);
    expect(game.state.settlement?.points.reduce((sum, points) => sum + points, 0)).toBe(stock);
  });

  const { settlement } = game.state;
  if (settlement?.kind === 'against-average')
    test('settles to nothing on balance', () => {
      expect(settlement.nets.reduce(add, ZERO)).toEqual(ZERO);
    });

  test('comes to the same in the fast game', () => {
    const tables = tablesOf(rules);
    const fast = newGame(tables, PLAYERS);
    playOut(tables, fast, Uint32Array.from(generatorFrom(name)), game.throws);
    expect(fast.over).toBe(true);
    expect([...fast.hands]).toEqual(game.state.hands.flatMap((hand) => RANKS.map((rank) => hand[rank])));
  });

  test('cites for every event a clause and a reading of the variant', () => {
    for (const { clause, reading } of game.events.flatMap(citationsIn)) {
      const found = variant.clauses.find((one) => one.id === clause);
      expect(found?.readings.map((one) => one.id)).toContain(reading);
    }
  });
});

describe.each(tallies.map((variant) => [variant.id, variant] as const))('%s with its gaps open', (id, variant) => {
  test('is played as with its preferred readings once each gap is filled so', () => {
    const preferred = Object.fromEntries(variant.clauses.map((clause) => [clause.id, clause.preferred]));
    const asked = wholeGame(rulesOf(variant, {}, 'ask'), id, preferred);
    const told = wholeGame(rulesOf(variant, {}, 'preferred'), id);
    expect(asked.events.filter((event) => event.kind !== 'gap-filled')).toEqual(told.events);
  });
});

/** Every citation anywhere in an event. */
function citationsIn(value: unknown): { clause: string; reading: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const here = 'clause' in value && 'reading' in value ? [value as { clause: string; reading: string }] : [];
  return [...here, ...Object.values(value).flatMap(citationsIn)];
}
