import { failed, ok, type Result } from '../result.ts';

export const FACES = [1, 2, 3, 4, 5, 6] as const;
export type Face = (typeof FACES)[number];
/** Dice as they lie; their order means nothing to any rule. */
export type Dice = readonly Face[];
/** How many dice show each face; index 0 is unused. */
export type Counts = readonly [0, number, number, number, number, number, number];

export type DiceRefusal =
  /** `at` counts the dice from 1. */
  | { readonly kind: 'not-a-face'; readonly at: number; readonly found: string }
  | { readonly kind: 'wrong-number-of-dice'; readonly expected: number; readonly found: number };

/** Reads dice from digits in any order, spaces and commas allowed (`444456`, `4 4, 4 4 5 6`), or from a list. */
export function parseDice(value: unknown, expected: number): Result<Dice, DiceRefusal> {
  const faces = (Array.isArray(value) ? value : [...String(value).replace(/[\s,]/gu, '')]).map(String);
  const at = faces.findIndex((face) => !/^[1-6]$/u.test(face));
  if (at >= 0) return failed({ kind: 'not-a-face', at: at + 1, found: (faces[at] ?? '').slice(0, 20) });
  if (faces.length !== expected) return failed({ kind: 'wrong-number-of-dice', expected, found: faces.length });
  return ok(faces.map((face) => Number(face) as Face));
}

/** The notation `parseDice` reads, lowest face first. */
export function formatDice(dice: Dice): string {
  return [...dice].sort().join('');
}

export function countFaces(dice: Dice): Counts {
  const counts: [0, number, number, number, number, number, number] = [0, 0, 0, 0, 0, 0, 0];
  for (const face of dice) counts[face]++;
  return counts;
}
