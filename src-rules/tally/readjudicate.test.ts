import { describe, expect, it } from 'vitest';
import { must, mustFail, readingOf } from '../testing.ts';
import { cakes, dice, play, setup, stockOf, tallies } from './fixtures.ts';
import { fallen, readjudicate, type Fallen } from './readjudicate.ts';

const throws = (...texts: string[]): Fallen[] => texts.map((text) => ({ dice: dice(text) }));

describe('the same dice under other rules', () => {
  it('are those of the log, void throws among them', () => {
    const { events } = play(tallies(), 2, '444112');
    const voided = play(tallies(), 2, { kind: 'throw', outside: 1 }).events;
    expect(fallen([...events, ...voided])).toEqual([{ dice: dice('444112') }, { outside: 1 }]);
  });

  it('bring about what those rules say, throw by throw', () => {
    const other = tallies({ 'award.three-fours': { worth: 16, takes: ['bangyan', 'tanhua'] } });
    const { throws: judged, stop } = must(readjudicate(other, setup(2), throws('444112', '112235')));
    expect(judged[0]).toContainEqual(expect.objectContaining({ kind: 'moved', rank: 'bangyan', to: 0 }));
    expect(judged).toHaveLength(2);
    expect(stop).toEqual({ kind: 'dice-ran-out' });
  });

  it('may end the other game earlier', () => {
    const { stop, state } = must(readjudicate(tallies(), setup(2), throws('333333', '112235', '112235')));
    expect(stop).toEqual({ kind: 'ended-early', left: 2 });
    expect(state.over).toBe(true);
  });

  it('may end both at once', () => {
    expect(must(readjudicate(tallies(), setup(2), throws('112235', '333333'))).stop).toEqual({ kind: 'finished' });
  });

  it('stop at a gap the other source leaves', () => {
    const gap = { 'making-up': [readingOf('exact', 'exact'), readingOf('near', 'nearest-below')] };
    const lines = [
      ...(['zhuangyuan', 'bangyan', 'tanhua'] as const).map((rank) => [rank, 16, 1] as const),
      ...(['huiyuan', 'jinshi', 'juren', 'xiucai'] as const).map((rank, at) => [rank, 8 >> at, 1] as const),
    ];
    const rules = tallies(stockOf(...lines), gap);
    const { stop, throws: judged } = must(readjudicate(rules, setup(2), throws('444112', '444112', '112235')));
    expect(stop).toEqual({ kind: 'gap', clauses: ['making-up'], left: 2 });
    expect(judged).toHaveLength(1);
  });

  it('are refused where the other rules do not seat the players', () => {
    const rules = cakes({ players: { min: 3, max: null } });
    expect(mustFail(readjudicate(rules, setup(2), []))).toMatchObject({ kind: 'too-few-players' });
  });
});
