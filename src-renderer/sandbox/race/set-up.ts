import type { Men } from '#rules/race/state.ts';

const COUNT = /^\d{1,3}$/;

/** Men as they are typed in: so many on each place from the first on, and so many home; the rest are lost. */
export function readMen(course: string, home: string, circuit: number, all: number): Men | null {
  const words = course.trim().split(/[\s,]+/);
  if (words.length > circuit || ![...words, home.trim()].every((word) => COUNT.test(word))) return null;
  const counts = words.map(Number);
  const rest = all - counts.reduce((sum, count) => sum + count, 0) - Number(home);
  const places = Array.from({ length: circuit }, (_, place) => counts[place] ?? 0);
  return { course: places, home: Number(home), lost: Math.max(0, rest) };
}
