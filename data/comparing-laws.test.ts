import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareHands } from '#rules/comparing/compare.ts';
import { comparingEngine } from '#rules/comparing/comparing.ts';
import { piecesOf, type Hand } from '#rules/comparing/deck.ts';
import type { Rules } from '#rules/comparing/judge.ts';
import { COMPARING_OPTIONS } from '#rules/comparing/options.ts';
import { dealsOf, readjudicate } from '#rules/comparing/readjudicate.ts';
import { TEMPERAMENTS, type ComparingEvent, type ComparingSetup } from '#rules/comparing/state.ts';
import { compile, type Choices } from '#rules/ruleset.ts';
import { must } from '#rules/testing.ts';
import { COMPARING, playBots } from './playing.ts';

/** A variant under any readings of its clauses. */
const someRules: fc.Arbitrary<Rules> = fc.constantFrom(...COMPARING).chain((variant) =>
  fc
    .record(
      Object.fromEntries(
        variant.clauses.map(({ id, readings }) => [id as string, fc.constantFrom(...readings.map((one) => one.id))]),
      ),
    )
    .map((choices) => must(compile(COMPARING_OPTIONS, variant, choices as Choices, 'preferred'))),
);

const someHands = (count: number) =>
  someRules.chain((rules) => {
    const pieces = [...piecesOf(rules.options.deck)];
    const size = rules.options['hand-size'];
    return fc
      .shuffledSubarray(pieces, { minLength: count * size, maxLength: count * size })
      .map((cards) => ({ rules, hands: Array.from({ length: count }, (_, at) => cards.slice(at * size, (at + 1) * size)) }));
  });

const sign = (rules: Rules, a: Hand, b: Hand): number =>
  ({ first: 1, tie: 0, second: -1 })[compareHands(rules, a, b).winner];

describe('laws of comparison, under every account and reading', () => {
  test('turning two hands round turns the result round', () => {
    fc.assert(
      fc.property(someHands(2), ({ rules, hands: [a, b] }) => {
        expect(sign(rules, a!, b!) + sign(rules, b!, a!)).toBe(0);
      }),
      { numRuns: 500 },
    );
  });

  test('what beats, or ties with, a hand that beats a third beats the third', () => {
    fc.assert(
      fc.property(someHands(3), ({ rules, hands }) => {
        const [a, b, c] = hands.toSorted((one, other) => sign(rules, one, other)) as readonly Hand[] as [Hand, Hand, Hand];
        expect(sign(rules, a, c)).toBe(Math.min(0, sign(rules, a, b), sign(rules, b, c)));
      }),
      { numRuns: 500 },
    );
  });

  test('the order of the cards is nothing', () => {
    fc.assert(
      fc.property(someHands(2), ({ rules, hands: [a, b] }) => {
        expect(sign(rules, a!.toReversed(), b!.toReversed())).toBe(sign(rules, a!, b!));
      }),
      { numRuns: 500 },
    );
  });

  test('what decided is always a clause of the account', () => {
    fc.assert(
      fc.property(someHands(2), ({ rules, hands: [a, b] }) => {
        const { decidedBy } = compareHands(rules, a!, b!);
        expect(decidedBy.length).toBeGreaterThan(0);
        for (const option of decidedBy) expect(rules.citations[option]).toBeDefined();
      }),
      { numRuns: 500 },
    );
  });
});

const someGame = fc.tuple(someRules, fc.integer({ min: 2, max: 7 }), fc.integer({ min: 0, max: 3 }), fc.string()).map(
  ([rules, seats, bystanders, seed]) => {
    const bettors = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ name: `${at}`, player: TEMPERAMENTS[at % TEMPERAMENTS.length]! }));
    const setup: ComparingSetup = { seats: bettors(seats), bystanders: bettors(bystanders), seed };
    return { rules, setup, game: playBots(rules, setup, 3) };
  },
);

const byKind = (events: readonly ComparingEvent[], ...kinds: readonly ComparingEvent['kind'][]) =>
  events.filter(({ kind }) => kinds.includes(kind));

describe('laws of whole games between bots', () => {
  test('money sums to zero at every settlement', () => {
    fc.assert(
      fc.property(someGame, ({ game: { start, acts } }) => {
        let state = start;
        for (const event of acts.flatMap((act) => act.events)) {
          state = comparingEngine.evolve(state, event);
          expect(state.balances.reduce((sum, one) => sum + one, 0)).toBe(0);
          if (event.kind !== 'paid') continue;
          for (const { amount, from, to } of event.payments) expect(amount > 0 && from !== to).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('every card stays in one place', () => {
    fc.assert(
      fc.property(someGame, ({ rules, game: { start, acts } }) => {
        const key = (cards: Hand): string => cards.map(({ rank, suit }) => rank + suit).sort().join();
        let state = start;
        for (const event of acts.flatMap((act) => act.events)) {
          state = comparingEngine.evolve(state, event);
          if (state.deals > 0)
            expect(key([...state.hands.flat(), ...state.rest])).toBe(key(piecesOf(rules.options.deck)));
        }
      }),
      { numRuns: 40 },
    );
  });

  test('the log alone gives the game back', () => {
    fc.assert(
      fc.property(someGame, ({ rules, setup, game }) => {
        const parsed = must(comparingEngine.parseSetup(JSON.parse(JSON.stringify(setup))));
        let state = must(comparingEngine.start(rules, parsed));
        for (const { command, events } of game.acts) {
          const again = must(comparingEngine.parseCommand(JSON.parse(JSON.stringify(command))));
          expect(must(comparingEngine.decide(rules, state, again))).toEqual(events);
          state = events.reduce(comparingEngine.evolve, state);
        }
        expect(state).toEqual(game.end);
      }),
      { numRuns: 40 },
    );
  });

  test('a deal judged again under its own account comes out as it did', () => {
    fc.assert(
      fc.property(someGame, ({ rules, game: { start, acts } }) => {
        const played = byKind(acts.flatMap((act) => act.events), 'ruled', 'paid');
        const again = dealsOf(start, acts).flatMap((deal) => {
          const { events, stop } = readjudicate(rules, start, deal);
          expect(stop).toBeNull();
          return byKind(events, 'ruled', 'paid');
        });
        expect(again).toEqual(played);
      }),
      { numRuns: 60 },
    );
  });
});

