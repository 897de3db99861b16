import type { z } from 'zod';
import type { Result } from '#rules/result.ts';
import type { Context } from './context.ts';
import { refused, type Failure } from './failure.ts';

/** What a command found: one document for a program, a text for a person. */
export interface Answer {
  readonly json: unknown;
  readonly text: () => string;
}
export type Outcome = Result<Answer, Failure>;

/** One row of the table of commands. `A` is what its arguments come to once parsed. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  /** Names of the arguments without a dash, in order. The last takes all the rest where it ends in `…`. */
  readonly positionals: readonly string[];
  readonly flags: Readonly<Record<string, Flag>>;
  readonly run: (context: Context, raw: RawArguments) => Promise<Outcome>;
}
/** `value` takes one, `values` may be given again and again, `switch` takes none. */
export interface Flag {
  readonly takes: 'value' | 'values' | 'switch';
  readonly hint?: string;
  readonly says: string;
}
export type RawArguments = Readonly<Record<string, string | readonly string[] | boolean>>;

interface Definition<S extends z.ZodType> extends Omit<Command, 'run' | 'flags'> {
  readonly flags?: Readonly<Record<string, Flag>>;
  readonly args: S;
  readonly run: (context: Context, args: z.output<S>) => Outcome | Promise<Outcome>;
}

/** Ties a command to the shape of its arguments: `run` only ever sees what the shape let through. */
export function command<S extends z.ZodType>({ args, run, flags = {}, ...rest }: Definition<S>): Command {
  return {
    ...rest,
    flags,
    run: async (context, raw) => {
      const parsed = args.safeParse(raw);
      return parsed.success ? run(context, parsed.data) : badArgument(parsed.error.issues[0], rest.positionals);
    },
  };
}

function badArgument(issue: z.core.$ZodIssue | undefined, positionals: readonly string[]): Outcome {
  const name = String(issue?.path[0] ?? '');
  const field = positionals.some((one) => one.replace('…', '') === name) ? name : `--${name}`;
  return issue?.code === 'invalid_type'
    ? refused('missing-argument', 'is missing', { field, remedy: 'variorum help says what each command takes' })
    : refused('bad-argument', issue?.message ?? '', { field });
}
