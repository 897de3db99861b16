import { stdin } from 'node:process';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { ok } from '#rules/result.ts';
import { common } from '../arguments.ts';
import { command, type Command, type Outcome } from '../command.ts';
import type { Context } from '../context.ts';
import { refused } from '../failure.ts';
import { run } from '../run.ts';
import { splitLine } from '../split-line.ts';

/** Told of the commands rather than importing them: it is one of them. */
export function batch(commands: () => readonly Command[], print: (line: string) => void): Command {
  return command({
    name: 'batch',
    summary: 'one command a line from standard input, one JSON document a line in the same order',
    positionals: [],
    args: z.strictObject(common),
    run: async (context) => {
      const others = commands().filter((one) => one.name !== 'batch');
      for await (const line of createInterface({ input: stdin, crlfDelay: Infinity }))
        print(JSON.stringify(document(await runLine(context, others, line))));
      return ok({ json: undefined, text: () => '' });
    },
  });
}

function runLine(context: Context, commands: readonly Command[], line: string): Promise<Outcome> | Outcome {
  const words = splitLine(line);
  if (words.kind === 'ok' && words.value.length === 0)
    return refused('empty-line', 'the line is empty', { remedy: 'write one command a line' });
  if (words.kind === 'ok') return run(context, commands, words.value);
  return refused('bad-line', `a quote is left open: ${words.error}`, { remedy: 'close it' });
}

function document(outcome: Outcome): unknown {
  return outcome.kind === 'ok' ? outcome.value.json : { error: outcome.error.error };
}
