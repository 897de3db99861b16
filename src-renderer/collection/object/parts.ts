import type { OwnPart } from '#contract/own/records.ts';

/** Pieces of a set: those there, those wanting to a complete set, and those beyond it. */
export function tally(parts: readonly OwnPart[]) {
  const sum = (of: (part: OwnPart) => number) => parts.reduce((total, part) => total + of(part), 0);
  const there = (part: OwnPart) => (part.state === 'missing' ? 0 : part.count);
  return {
    present: sum(there),
    missing: sum((part) =>
      part.state === 'missing' ? part.count : part.complete === undefined ? 0 : Math.max(0, part.complete - part.count),
    ),
    extra: sum((part) =>
      part.state === 'extra' ? part.count : part.complete === undefined ? 0 : Math.max(0, part.count - part.complete),
    ),
  };
}
