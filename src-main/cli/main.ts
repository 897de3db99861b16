import { COMMANDS } from './commands/index.ts';
import type { Outcome } from './command.ts';
import { openContext } from './context.ts';
import { describeFailure } from './failure.ts';
import { run } from './run.ts';

const words = process.argv.slice(2);
// Whoever reads the answer may have read enough of it.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  if (code !== 'EPIPE') throw new Error(code);
});

const context = openContext();
try {
  print(await run(context, COMMANDS, words));
} finally {
  await context.close();
}

function print(outcome: Outcome): void {
  const json = words.includes('--json');
  if (outcome.kind === 'failed') {
    process.exitCode = outcome.error.status;
    console.error(json ? JSON.stringify({ error: outcome.error.error }) : describeFailure(outcome.error));
  } else if (!json) {
    process.stdout.write(`${outcome.value.text()}\n`);
  } else if (outcome.value.json !== undefined) {
    process.stdout.write(`${JSON.stringify(outcome.value.json, null, 2)}\n`);
  }
}
