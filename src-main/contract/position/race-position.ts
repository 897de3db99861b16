import { z } from 'zod';
import type { Men, Position } from '#rules/race/state.ts';
import { checkSeats } from './read-position.ts';

const count = z.int().min(0);
const men = z.strictObject({ course: z.array(count), home: count.default(0), lost: count.default(0) });

/** A position of the race as it is written down; docs/cli.md tells of it. */
export const racePosition = z
  .strictObject({
    men: z.tuple([men, men], { error: 'must be the men of two sides' }),
    turn: z.number().default(0),
    throw: z.string().optional(),
    stake: z.int().min(1).optional(),
  })
  .superRefine(({ turn }, context) => {
    checkSeats(context, 2, [[['turn'], turn]]);
  });
export type RacePosition = z.output<typeof racePosition>;

/** The men on a course of so many places; places that are not named are empty. */
export function racePositionOf({ men: [first, second], turn }: RacePosition, circuit: number): Position {
  const full = ({ course, home, lost }: Men): Men => ({
    course: Array.from({ length: Math.max(circuit, course.length) }, (_, place) => course[place] ?? 0),
    home,
    lost,
  });
  return { men: [full(first), full(second)], turn: turn === 1 ? 1 : 0 };
}
