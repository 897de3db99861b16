import { z } from 'zod';
import type { Entry } from '#rules/play.ts';
import { failed, ok, type Result } from '#rules/result.ts';
import type { FullVariant } from './records.ts';

const reading = z.looseObject({ id: z.string(), value: z.unknown() });
const clause = z.looseObject({
  id: z.string(),
  option: z.string(),
  readings: z.array(reading).min(1),
  preferred: z.string(),
  gap: z.boolean(),
});
const act = z.strictObject({ kind: z.literal('act'), command: z.unknown(), events: z.array(z.unknown()) });

/** A whole game in a file of its own, frozen with the clauses it was played under. Its engine parses what is unknown here. */
const gameFile = z.strictObject({
  format: z.literal('variorum-game'),
  version: z.literal(1),
  frozen: z.looseObject({ id: z.string(), engine: z.string(), clauses: z.array(clause) }),
  choices: z.record(z.string(), z.string()),
  gapPolicy: z.enum(['ask', 'preferred']),
  setup: z.unknown(),
  entries: z.array(
    z.discriminatedUnion('kind', [
      act,
      z.strictObject({ kind: z.literal('undo') }),
      z.strictObject({ kind: z.literal('redo') }),
    ]),
  ),
});

export interface GameFile extends Omit<z.infer<typeof gameFile>, 'frozen' | 'entries'> {
  readonly frozen: FullVariant;
  readonly entries: readonly Entry<unknown, unknown>[];
}

/** Says which field is not as it should be. The frozen variant is compiled before it is believed. */
export function parseGameFile(value: unknown): Result<GameFile, { readonly field: string; readonly message: string }> {
  const parsed = gameFile.safeParse(value);
  if (parsed.success) return ok(parsed.data as unknown as GameFile);
  const [issue] = parsed.error.issues;
  return failed({ field: issue?.path.join('.') || 'file', message: issue?.message ?? '' });
}
