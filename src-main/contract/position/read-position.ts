import type { z } from 'zod';
import { failed, ok, type Result } from '#rules/result.ts';

/** Why a position that was written down cannot be laid out, by its place in the text. */
export type Misread =
  | { readonly kind: 'not-json'; readonly detail: string }
  /** Seats are counted from 0. */
  | { readonly kind: 'no-such-seat'; readonly field: string; readonly seat: number; readonly seats: number }
  | { readonly kind: 'bad-position'; readonly field: string; readonly detail: string };

/** Reads a position written in the notation of the command line. */
export function readPosition<S extends z.ZodType>(text: string, shape: S): Result<z.output<S>, Misread> {
  const json = parseJson(text);
  if (json.kind === 'failed') return json;
  const parsed = shape.safeParse(json.value);
  return parsed.success ? ok(parsed.data) : failed(misreadOf(parsed.error.issues[0]));
}

function parseJson(text: string): Result<unknown, Misread> {
  try {
    return ok(JSON.parse(text) as unknown);
  } catch (error) {
    return failed({ kind: 'not-json', detail: (error as Error).message });
  }
}

function misreadOf(issue: z.core.$ZodIssue | undefined): Misread {
  const field = ['position', ...(issue?.path ?? [])].join('.');
  const wrong = issue?.code === 'custom' ? (issue.params as WrongSeat | undefined) : undefined;
  if (wrong) return { kind: 'no-such-seat', field, ...wrong };
  return { kind: 'bad-position', field, detail: issue?.message ?? '' };
}

/** What a shape says of a seat that nobody sits in. */
export interface WrongSeat {
  readonly seat: number;
  readonly seats: number;
}

type Seats = readonly (readonly [path: readonly (string | number)[], seat: number | undefined])[];

/** Reports every seat named that is none of the first `seats`. */
export function checkSeats(context: z.core.$RefinementCtx, seats: number, named: Seats): void {
  for (const [path, seat] of named)
    if (seat !== undefined && !(Number.isInteger(seat) && seat >= 0 && seat < seats))
      context.addIssue({ code: 'custom', path: [...path], message: `no seat ${seat}`, params: { seat, seats } });
}
