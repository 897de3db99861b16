import type { OwnPart } from '#contract/own/records.ts';
import { m } from '../../paraglide/messages.js';
import type { Path } from './paths.ts';

export const newPart = (id: string): OwnPart => ({ id, name: '', count: 1, state: 'present' });

/** What each place of a part is called, in the order of the table. */
export const PART_PLACES = {
  name: m.part_name,
  count: m.part_count,
  complete: m.part_complete,
  state: m.part_state,
  number: m.part_number,
  note: m.part_note,
} as const;

/** Whether a number is wanted at a place. */
export const isCount = ([list, , key]: Path): boolean => list === 'parts' && (key === 'count' || key === 'complete');

/** What is typed as the number it is, or else as it stands. */
export const readCount = (typed: string): number | string => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : typed);

/** A part by its name, or its place in the list, and what of it; `id` may be that place. */
export function partChanged(parts: readonly OwnPart[], id: string | number, key?: string | number): string {
  const at = typeof id === 'number' ? id : parts.findIndex((part) => part.id === id);
  const place = Object.entries(PART_PLACES).find(([one]) => one === key)?.[1]();
  const part = parts[at];
  if (!part) return place ? m.part_changed_gone({ place }) : m.parts_of_set();
  const name = part.name || String(at + 1);
  return place ? m.part_changed({ name, place }) : m.part_whole({ name });
}

/**
 * Pieces of a set: those there, those wanting to a complete set, and those beyond it. Words that were typed for a number
 * and refused are passed over.
 */
export function tally(parts: readonly OwnPart[]) {
  const counted = parts.filter(({ count }) => Number.isInteger(count));
  const sum = (of: (part: OwnPart) => number) => counted.reduce((total, part) => total + of(part), 0);
  const there = (part: OwnPart) => (part.state === 'missing' ? 0 : part.count);
  const whole = ({ complete, count }: OwnPart) => (Number.isInteger(complete) ? (complete ?? count) : count);
  return {
    present: sum(there),
    missing: sum((part) => (part.state === 'missing' ? part.count : Math.max(0, whole(part) - part.count))),
    extra: sum((part) => (part.state === 'extra' ? part.count : Math.max(0, part.count - whole(part)))),
  };
}
