import { describe, expect, it } from 'vitest';
import { botGame, meldRules, started } from './fixtures.ts';
import { readjudicate } from './readjudicate.ts';
import type { BotStrength } from './state.ts';

const SEATS: readonly BotStrength[] = ['steady', 'expert', 'steady'];
const RULES = meldRules();
const games = Array.from({ length: 40 }, (_, n) => botGame(RULES, SEATS, `again ${n}`));

function judged(readings: Readonly<Record<string, unknown>>) {
  const rules = meldRules(readings);
  return games.map(({ acts }) => readjudicate(rules, started(rules, SEATS, 'another seed'), acts));
}
const stops = (readings: Readonly<Record<string, unknown>>) => new Set(judged(readings).map(({ stop }) => stop.kind));

describe('the same cards and claims', () => {
  it('come to the same end under the same rules, whatever the seed', () => {
    judged({}).forEach(({ state, stop }, n) => {
      expect(stop).toEqual({ kind: 'finished' });
      expect(state).toMatchObject({ ...games[n]!.end, generator: expect.anything() as unknown });
    });
  });

  it('are paid otherwise where the account pays otherwise', () => {
    const paid = judged({ 'won-on-discard': 'all-pay' });
    expect(paid.every(({ stop }) => stop.kind === 'finished')).toBe(true);
    expect(paid.some(({ state }, n) => state.balances.join() !== games[n]!.end.balances.join())).toBe(true);
  });

  it('go on where more seats are asked than were', () => {
    expect(stops({ 'equal-generals': 'allowed' })).toEqual(new Set(['finished']));
  });

  it('go on where fewer seats are asked than were', () => {
    const asking = meldRules({ 'equal-generals': 'allowed' });
    const novices: readonly BotStrength[] = ['novice', 'novice', 'novice'];
    const reasons = Array.from({ length: 20 }, (_, n) => {
      const { stop } = readjudicate(RULES, started(RULES, novices), botGame(asking, novices, `fewer ${n}`).acts);
      return stop.kind === 'refused' ? stop.refusal.kind : stop.kind;
    });
    expect(new Set(reasons)).toEqual(new Set(['finished', 'no-such-claim', 'no-such-meld']));
  });

  it('stop at a pair that the account does not allow', () => {
    const stopped = judged({ 'own-draw-pair': 'only-to-win' }).find(({ stop }) => stop.kind === 'refused');
    expect(stopped?.stop).toMatchObject({ refusal: { kind: 'no-such-claim', call: 'own' } });
  });

  it('stop at once where hands have another size', () => {
    expect(judged({ 'hand-size': 15 })[0]?.stop).toEqual({
      kind: 'refused',
      refusal: expect.objectContaining({ kind: 'wrong-hand-size', size: 20, expected: 15 }) as unknown,
      left: games[0]!.acts.length,
    });
  });

  it('stop at a general or joker that may not be let go, and nowhere else', () => {
    const novices: readonly BotStrength[] = ['novice', 'novice'];
    const rules = meldRules({ undiscardable: 'generals-and-jokers' });
    const reasons = Array.from({ length: 20 }, (_, n) => {
      const { acts } = botGame(RULES, novices, `careless ${n}`);
      const { stop } = readjudicate(rules, started(rules, novices), acts);
      return stop.kind === 'refused' ? stop.refusal.kind : stop.kind;
    });
    expect(new Set(reasons)).toEqual(new Set(['must-use', 'undiscardable']));
  });
});
