import { expect, it } from 'vitest';
import { engineOf, ENGINES } from './engines.ts';
import { setup, tallies } from './tally/fixtures.ts';
import { must } from './testing.ts';

it('every engine is found by its own id', () => {
  expect(ENGINES.map(({ id }) => engineOf(id)?.id)).toEqual(['tally', 'comparing', 'meld', 'race']);
  expect(engineOf('chess')).toBeUndefined();
});

it('an engine found by its id plays like the engine itself', () => {
  const engine = engineOf('tally')!;
  const rules = tallies() as never;
  const start = must(engine.start(rules, must(engine.parseSetup(setup(2)))));
  const command = must(engine.parseCommand({ kind: 'throw', dice: '333333' }));
  const events = must(engine.decide(rules, start, command));
  expect(engine.isOver(start)).toBe(false);
  expect(engine.isOver(events.reduce(engine.evolve, start))).toBe(true);
});
