import { describe, expect, it } from 'vitest';
import { fold, timeline, type Entry } from './play.ts';
import { assertNever } from './result.ts';

type Log = readonly Entry<string, number>[];
const act = (command: string, ...events: number[]): Entry<string, number> => ({ kind: 'act', command, events });
const UNDO = { kind: 'undo' } as const;
const REDO = { kind: 'redo' } as const;
const total = (log: Log): number => fold((sum: number, event: number) => sum + event, 0, log);
const standing = (log: Log): string[] => timeline(log).done.map((one) => one.command);

describe('a log', () => {
  it('stands as it was played', () => {
    expect(total([act('a', 1, 2), act('b', 4)])).toBe(7);
  });

  it('is without its last act after an undo', () => {
    expect(total([act('a', 1), act('b', 4), UNDO])).toBe(1);
  });

  it('is the same again after undo and redo, however many', () => {
    const log = [act('a', 1), act('b', 2), act('c', 4)];
    expect(standing([...log, UNDO, UNDO, UNDO, REDO, REDO, REDO])).toEqual(['a', 'b', 'c']);
  });

  it('drops what was taken back once something else is played', () => {
    const log = [act('a', 1), act('b', 2), UNDO, act('c', 4)];
    expect(standing(log)).toEqual(['a', 'c']);
    expect(timeline(log).undone).toEqual([]);
  });

  it('holds what was taken back, next to be redone last', () => {
    expect(timeline([act('a', 1), act('b', 2), UNDO, UNDO]).undone.map((one) => one.command)).toEqual(['b', 'a']);
  });

  it('that takes back more than was played is a fault', () => {
    expect(() => timeline([UNDO])).toThrow('nothing to undo');
    expect(() => timeline([act('a', 1), REDO])).toThrow('nothing to redo');
  });
});

it('names a case nobody handled', () => {
  expect(() => assertNever({ kind: 'new' } as never)).toThrow('{"kind":"new"}');
});
