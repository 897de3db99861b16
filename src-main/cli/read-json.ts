import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { ok, type Result } from '#rules/result.ts';
import { refused, type Failure } from './failure.ts';

/** Reads a file of JSON of a given shape; what is wrong is named by its place in the file. */
export function readShaped<S extends z.ZodType>(path: string, shape: S, name: string): Result<z.output<S>, Failure> {
  const remedy = `docs/cli.md says how a ${name} is written`;
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const kind = error instanceof SyntaxError ? 'not-json' : 'cannot-read';
    return refused(kind, (error as Error).message, { field: name, remedy });
  }
  const parsed = shape.safeParse(json);
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  return refused(`bad-${name}`, issue?.message ?? '', { field: [name, ...(issue?.path ?? [])].join('.'), remedy });
}
