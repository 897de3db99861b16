import { describe, expect, it } from 'vitest';
import { formatFraction, sum } from '../fraction.ts';
import { fold, type Entry } from '../play.ts';
import { must, mustFail, readingOf, rulesetOf } from '../testing.ts';
import { after, botGame, menAt, placed, raceRules, started, type BotGame } from './fixtures.ts';
import { menOn } from './men.ts';
import { RACE_OPTIONS } from './options.ts';
import { raceEngine } from './race.ts';
import { readjudicate } from './readjudicate.ts';
import type { RaceCommand, RaceEvent } from './state.ts';

const READINGS = [
  {},
  { 'double-one': 'both', 'tenth-of': 'pot', 'tenth-to': 'pot', 'man-lost': 'hindmost' },
  { blocks: { men: 8 }, unusable: 'whole-or-lost', 'double-one': 'man', single: 'two-men-or-sum' },
  { opening: [16], counting: 'lines', joined: 'any', 'first-turn': 'higher-throw', home: 'starting-places' },
  { 'double-one': 'tenth', 'joined-men': 'one-or-two', 'all-lost': 'wins' },
];

describe.each(READINGS)('whole games played by bots with %o', (readings) => {
  const rules = raceRules(readings);
  const games = Array.from({ length: 400 }, (_, n) =>
    botGame(rules, n % 2 ? ['random', 'runner'] : ['runner', 'random'], `race ${n}`, n % 3 ? 25 : undefined),
  );

  it('end, and every man is on the course, home or lost', () => {
    for (const { states } of games)
      for (const { men } of states) for (const side of men) expect(menOn(side) + side.home + side.lost).toBe(16);
  });

  it('neither make nor lose money', () => {
    for (const { states } of games)
      for (const { balances, fines } of states) expect(formatFraction(sum([...balances, fines]))).toBe('0');
  });

  it('replay as they were played, and are left as they were by undo and redo', () => {
    for (const { start, end, acts } of games.slice(0, 25)) {
      let state = start;
      for (const { command, events } of JSON.parse(JSON.stringify(acts)) as BotGame['acts']) {
        const again = must(raceEngine.decide(rules, state, must(raceEngine.parseCommand(command))));
        expect(again).toEqual(events);
        state = again.reduce(raceEngine.evolve, state);
      }
      expect(state).toEqual(end);
      const all = (kind: 'undo' | 'redo') => acts.map(() => ({ kind }));
      const log: readonly Entry<RaceCommand, RaceEvent>[] = [...acts, ...all('undo'), ...all('redo')];
      expect(fold(raceEngine.evolve, start, log)).toEqual(end);
      expect(fold(raceEngine.evolve, start, log.slice(0, 2 * acts.length))).toEqual(start);
    }
  });
});

describe('a double one', () => {
  const dice: RaceCommand = { kind: 'throw', dice: [1, 1] };
  const moneyAfter = (readings: object, ...then: readonly RaceCommand[]) => {
    const rules = raceRules({ ...readings });
    return after(rules, started(rules, ['random', 'runner'], 25), dice, ...then);
  };
  const balancesOf = (state: ReturnType<typeof moneyAfter>) => state.balances.map(formatFraction);

  it('costs a man of its owner’s choice', () => {
    const rules = raceRules();
    const end = after(rules, started(rules), dice, { kind: 'lose', from: 1 });
    expect(end).toMatchObject({ men: [{ course: { 0: 8, 1: 7 }, lost: 1 }, { lost: 0 }], turn: 1 });
  });

  it('costs the hindmost man at once where the account says so', () => {
    const rules = raceRules({ 'man-lost': 'hindmost' });
    expect(after(rules, started(rules), dice)).toMatchObject({ men: [{ course: { 0: 7 }, lost: 1 }, {}], turn: 1 });
  });

  it('costs a tenth of one’s own stake in the money game, exactly', () => {
    expect(balancesOf(moneyAfter({}))).toEqual(['-5/2', '5/2']);
  });

  it('costs a tenth of the pot, and a man, where the account says so', () => {
    const end = moneyAfter({ 'double-one': 'both', 'tenth-of': 'pot' }, { kind: 'lose', from: 0 });
    expect([balancesOf(end), end.men[0].lost]).toEqual([['-5', '5'], 1]);
  });

  it('is paid into the pot, and won with it, where the account says so', () => {
    const rules = raceRules({ 'tenth-to': 'pot' });
    const state = placed(rules, menAt({ 15: 1 }), menAt({ 15: 2 }), 25);
    const paid = after(rules, state, dice);
    expect([balancesOf(paid), formatFraction(paid.fines)]).toEqual([['-5/2', '0'], '5/2']);
    const thrown = after(rules, paid, { kind: 'throw', dice: [3, 5] });
    const steps = [
      { from: 15, steps: 3 },
      { from: 15, steps: 5 },
    ];
    const won = must(raceEngine.decide(rules, thrown, { kind: 'move', steps }));
    const end = won.at(-1);
    expect(end?.kind === 'won' && end.pot && formatFraction(end.pot)).toBe('105/2');
    expect(balancesOf(won.reduce(raceEngine.evolve, thrown))).toEqual(['-55/2', '55/2']);
  });

  it('may be bought off with a second tenth where the account says so', () => {
    const end = moneyAfter({ 'double-one': 'both-or-second-tenth', 'man-lost': 'hindmost' }, { kind: 'ransom' });
    expect([balancesOf(end), end.men[0].lost, end.turn]).toEqual([['-5', '5'], 0, 1]);
  });

  it.each([
    ['other-side-wins', 1],
    ['wins', 0],
  ])('that costs the last man of all: %s', (reading, winner) => {
    const rules = raceRules({ 'all-lost': reading });
    const end = after(rules, placed(rules, menAt({ 3: 1 }, 15)), dice, { kind: 'lose', from: 3 });
    expect(end.phase).toEqual({ kind: 'finished', winner });
  });

  it('that costs the last man still under way brings the others home', () => {
    const rules = raceRules();
    const end = after(rules, placed(rules, menAt({ 3: 1 })), dice, { kind: 'lose', from: 3 });
    expect(end.phase).toEqual({ kind: 'finished', winner: 0 });
  });
});

describe('the first turn', () => {
  const rules = raceRules({ 'first-turn': 'higher-throw' });
  const throws = (...dice: readonly (readonly [number, number])[]) =>
    after(rules, started(rules), ...dice.map((pair): RaceCommand => ({ kind: 'throw', dice: pair })));

  it('goes to the higher throw, and equal throws are made again', () => {
    expect(throws([1, 2], [6, 4])).toMatchObject({ phase: { kind: 'throwing' }, turn: 1 });
    expect(throws([6, 2], [3, 4])).toMatchObject({ phase: { kind: 'throwing' }, turn: 0 });
    expect(throws([6, 2], [4, 4])).toMatchObject({ phase: { kind: 'beginning', thrown: null }, turn: 0 });
  });
});

describe('the same dice and moves', () => {
  const games = Array.from({ length: 30 }, (_, n) => botGame(raceRules(), ['random', 'random'], `again ${n}`, 40));
  const judged = (readings: Record<string, unknown>) =>
    games.map(({ acts }) =>
      readjudicate(raceRules(readings), started(raceRules(readings), ['random', 'random'], 40), acts),
    );

  it('come to the same end under the same rules', () => {
    judged({}).forEach(({ state, stop }, n) => {
      expect(stop).toEqual({ kind: 'finished' });
      expect(state.men).toEqual(games[n]!.end.men);
    });
  });

  it('cost other money where the tenth is of the pot', () => {
    const other = judged({ 'tenth-of': 'pot' });
    expect(other.every(({ stop }) => stop.kind === 'finished')).toBe(true);
    expect(
      other.some(({ state }, n) => formatFraction(state.balances[0]) !== formatFraction(games[n]!.end.balances[0])),
    ).toBe(true);
  });

  it('do without the throws for the first turn where nobody throws for it', () => {
    const begun = raceRules({ 'first-turn': 'higher-throw' });
    const played = Array.from({ length: 20 }, (_, n) => botGame(begun, ['random', 'random'], `begun ${n}`));
    const first = played.filter(({ acts }) =>
      acts.some(({ events }) => events.some((event) => event.kind === 'begins' && event.side === 0)),
    );
    expect(first.length).toBeGreaterThan(3);
    for (const { acts, end } of first) {
      const judgedAgain = readjudicate(raceRules(), started(raceRules(), ['random', 'random']), acts);
      expect(judgedAgain).toMatchObject({ stop: { kind: 'finished' }, state: { men: end.men } });
    }
  });

  it('stop at the first move that is not legal', () => {
    const [stopped] = judged({ joined: 'five-six' }).filter(({ stop }) => stop.kind === 'refused');
    expect(stopped?.stop).toMatchObject({ refusal: { kind: 'not-this-throw', citation: { clause: 'single' } } });
  });
});

it('a gap is asked about when it first decides something', () => {
  const values = { ...raceRules().options };
  const gaps = { home: [readingOf('any', 'overshoot-counts'), readingOf('exact', 'exact-count')] };
  const open = rulesetOf(RACE_OPTIONS, values, gaps);
  const far = placed(open, menAt({ 0: 2 }));
  expect(raceEngine.decide(open, far, { kind: 'throw', dice: [2, 4] }).kind).toBe('ok');
  const near = placed(open, menAt({ 14: 1, 15: 1 }));
  expect(mustFail(raceEngine.decide(open, near, { kind: 'throw', dice: [3, 5] }))).toEqual({
    kind: 'gap',
    clauses: ['home'],
  });
});

it('a runner beats random play', () => {
  const wins = Array.from({ length: 200 }, (_, n) => {
    const { end } = botGame(raceRules(), n % 2 ? ['random', 'runner'] : ['runner', 'random'], `bots ${n >> 1}`);
    return end.phase.kind === 'finished' && (end.phase.winner === 0) === (n % 2 === 0);
  }).filter(Boolean).length;
  expect(wins / 200).toBeGreaterThan(0.75);
});
