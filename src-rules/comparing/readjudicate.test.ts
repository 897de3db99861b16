import { expect, test } from 'vitest';
import { must } from '../testing.ts';
import { comparingEngine } from './comparing.ts';
import { DISTRIBUTIONS } from './distribution.ts';
import { rulesOfHypothesis, type Hypothesis } from './hypothesis.ts';
import { dealsOf, readjudicate } from './readjudicate.ts';
import type { ComparingCommand } from './state.ts';

const GUESS: Hypothesis = {
  family: 'pairs',
  values: { T: 10, J: 10, Q: 10, K: 10 },
  tie: 'push',
  colours: true,
  seats: 4,
  limit: { total: 21, bankerStands: 17, highAce: 11 },
};
const rulesWith = (colours: boolean) => rulesOfHypothesis({ ...GUESS, colours }, DISTRIBUTIONS.found);
const card = (name: string) => ({ rank: name.slice(0, 1), suit: name.slice(1) });

/** The banker holds a king and a nine, the player the two jacks. */
function played() {
  const rules = rulesWith(true);
  const seats = ['A', 'B'].map((name) => ({ name, player: 'person' }));
  const start = must(comparingEngine.start(rules, must(comparingEngine.parseSetup({ seats, seed: 'one' }))));
  const hands = [
    ['KR', '9'],
    ['JR', 'JB'],
  ].map((hand) => hand.map(card));
  const commands: ComparingCommand[] = [
    { kind: 'deal', hands },
    { kind: 'stake', seat: 1, stakes: [5] },
    { kind: 'reveal' },
  ];
  let state = start;
  const acts = commands.map((command) => {
    const events = must(comparingEngine.decide(rules, state, command));
    state = events.reduce(comparingEngine.evolve, state);
    return { kind: 'act' as const, command, events };
  });
  return { start, deal: dealsOf(start, acts)[0]! };
}

test('rules that know no colours see a pair where those that do saw none', () => {
  const { start, deal } = played();
  const category = (colours: boolean) => {
    const { events, stop } = readjudicate(rulesWith(colours), start, deal);
    expect(stop).toBeNull();
    return events.flatMap((event) => (event.kind === 'ruled' ? event.rulings : [])).find(({ seat }) => seat === 1)
      ?.category;
  };
  expect([category(true), category(false)]).toEqual(['points-20', 'rank-pair']);
});
