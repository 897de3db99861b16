import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someDice, someRules, someThrow } from '../arbitraries.ts';
import { formatDice } from '../dice/throw.ts';
import { fold, type Entry } from '../play.ts';
import { generatorFrom } from '../random.ts';
import { must } from '../testing.ts';
import { newGame, playOut } from './fast-game.ts';
import { setup, tallies } from './fixtures.ts';
import { ruleOn } from './ruling.ts';
import type { Rules } from './rules.ts';
import type { TallyCommand, TallyEvent, TallyState } from './state.ts';
import { countPieces, fullStock } from './stock.ts';
import { tablesOf } from './tables.ts';
import { tallyEngine } from './tally.ts';
import { RANKS, type Rank } from './vocabulary.ts';

type Log = Entry<TallyCommand, TallyEvent>[];
const { decide, evolve } = tallyEngine;
const players = fc.integer({ min: 2, max: 6 });
const moves = fc.array(someThrow, { maxLength: 80 });

function played(rules: Rules, start: TallyState, commands: readonly TallyCommand[]): Log {
  const log: Log = [];
  let state = start;
  for (const command of commands) {
    if (state.over) break;
    const events = must(decide(rules, state, command));
    log.push({ kind: 'act', command, events });
    state = events.reduce(evolve, state);
  }
  return log;
}

/** Checks a property of games under all sorts of rules, each played until the throws run out. */
function everyGame(law: (rules: Rules, start: TallyState, log: Log) => void): void {
  fc.assert(
    fc.property(someRules, players, moves, (rules, seats, commands) => {
      const start = must(tallyEngine.start(rules, setup(seats)));
      law(rules, start, played(rules, start, commands));
    }),
    { numRuns: 300 },
  );
}

const piecesOf = (state: TallyState, rank: Rank): number =>
  [state.stock, ...state.hands].reduce((sum, pieces) => sum + pieces[rank], 0);

describe('in every game', () => {
  it('no piece is lost or made', () => {
    everyGame((rules, start, log) => {
      const end = fold(evolve, start, log);
      const stock = fullStock(rules.options.stock);
      for (const rank of RANKS) expect(piecesOf(end, rank)).toBe(stock[rank]);
    });
  });

  it('playing the log again comes to the same', () => {
    everyGame((rules, start, log) => {
      const commands = log.flatMap((entry) => (entry.kind === 'act' ? [entry.command] : []));
      expect(played(rules, start, commands)).toEqual(log);
    });
  });

  it('taking every move back and playing it again comes to the same', () => {
    everyGame((_, start, log) => {
      const there = log.map(() => ({ kind: 'undo' }) as const);
      const back = log.map(() => ({ kind: 'redo' }) as const);
      expect(fold(evolve, start, [...log, ...there])).toEqual(start);
      expect(fold(evolve, start, [...log, ...there, ...back])).toEqual(fold(evolve, start, log));
    });
  });

  it('whoever is said to hold a piece by a throw holds it', () => {
    everyGame((_, start, log) => {
      const { titles, hands } = fold(evolve, start, log);
      for (const [rank, title] of Object.entries(titles)) expect(hands[title.seat]?.[rank as Rank]).toBe(1);
    });
  });

  it('the settlement follows the last throw, when the stock has been taken', () => {
    everyGame((_, start, log) => {
      const { over, settlement, stock } = fold(evolve, start, log);
      expect(settlement !== null).toBe(over);
      if (over) expect(countPieces(stock)).toBe(0);
    });
  });

  it('the state can be kept as text', () => {
    everyGame((_, start, log) => {
      const end = fold(evolve, start, log);
      expect(JSON.parse(JSON.stringify(end))).toEqual(end);
    });
  });
});

describe('every throw', () => {
  it('is ruled on without regard to the order of its dice', () => {
    fc.assert(
      fc.property(
        someRules,
        someDice.chain((dice) => fc.tuple(fc.constant(dice), fc.shuffledSubarray([...dice], { minLength: 6 }))),
        (rules, [dice, shuffled]) => {
          expect(formatDice(shuffled)).toBe(formatDice(dice));
          expect(ruleOn(shuffled, rules)).toEqual(ruleOn(dice, rules));
        },
      ),
    );
  });
});

/** Games longer than this are left aside: some of the generated rules come to no end. */
const LIMIT = 600;

function engineGame(rules: Rules, seats: number, seed: number) {
  let state = must(tallyEngine.start(rules, setup(seats, String(seed))));
  let throws = 0;
  for (; throws < LIMIT && !state.over; throws++)
    state = must(decide(rules, state, { kind: 'throw' })).reduce(evolve, state);
  return { over: state.over, throws, hands: state.hands.flatMap((hand) => RANKS.map((rank) => hand[rank])) };
}

function fastGame(rules: Rules, seats: number, seed: number) {
  const tables = tablesOf(rules);
  const game = newGame(tables, seats);
  playOut(tables, game, Uint32Array.from(generatorFrom(String(seed))), LIMIT);
  return { over: game.over, throws: game.throws, hands: [...game.hands] };
}

describe('the fast game', () => {
  it('throws off for one piece at a time, like the engine', () => {
    const seizing = { 'seizing.throws': { 'one-four': ['zhuangyuan', 'bangyan', 'tanhua'] } };
    const award = { worth: 40, takes: ['zhuangyuan', 'bangyan', 'tanhua'] };
    const rules = tallies({ ...seizing, 'award.one-four': award, 'seizing.against': 'lower-else-throw-off' });
    for (let seed = 0; seed < 30; seed++) expect(fastGame(rules, 3, seed)).toEqual(engineGame(rules, 3, seed));
  });

  it('comes to the same as the engine, whatever the rules', () => {
    fc.assert(
      fc.property(someRules, players, fc.nat(), (rules, seats, seed) => {
        const game = engineGame(rules, seats, seed);
        fc.pre(game.over);
        expect(fastGame(rules, seats, seed)).toEqual(game);
      }),
      { numRuns: 60 },
    );
  });
});
