import { z } from 'zod';
import { checkSeats } from './read-position.ts';

// Whether somebody sits there is told once it is known how many sit down.
const seat = z.number();
const origin = { from: seat, origin: z.enum(['draw', 'discard']) };
const shown = z.strictObject({ card: z.string().regex(/^[A-Za-z]{1,2}$/, 'must be one card'), ...origin });

/** A position of four-colour cards as it is written down; docs/cli.md tells of it. */
export const meldPosition = z
  .strictObject({
    hands: z.array(z.string()).min(1),
    melds: z.array(z.array(z.string())).default([]),
    discards: z.array(z.string()).default([]),
    pile: z.string().default(''),
    dealer: seat.default(0),
    next: z.union(
      [
        z.strictObject({ draw: seat }),
        z.strictObject({ discard: seat, shown: z.strictObject(origin).optional() }),
        z.strictObject({ shown }),
      ],
      { error: 'must be { "draw": seat }, { "discard": seat } or { "shown": { "card", "from", "origin" } }' },
    ),
  })
  .superRefine(({ hands, melds, discards, dealer, next }, context) => {
    const from = 'shown' in next ? next.shown?.from : undefined;
    checkSeats(context, hands.length, [
      [['melds', melds.length - 1], melds.length > hands.length ? melds.length - 1 : undefined],
      [['discards', discards.length - 1], discards.length > hands.length ? discards.length - 1 : undefined],
      [['dealer'], dealer],
      [['next', 'draw'], 'draw' in next ? next.draw : undefined],
      [['next', 'discard'], 'discard' in next ? next.discard : undefined],
      [['next', 'shown', 'from'], from],
    ]);
  });
export type MeldPosition = z.output<typeof meldPosition>;
