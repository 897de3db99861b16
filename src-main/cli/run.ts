import { nearest } from '#contract/nearest.ts';
import { readArguments } from './arguments.ts';
import type { Command, Outcome } from './command.ts';
import type { Context } from './context.ts';
import { fault, refused } from './failure.ts';

/** How other programs are asked for help. */
const HELP = ['--help', '-h'];

/** Carries out one command line that has been split into words. A mistake in the program is told as a fault. */
export async function run(context: Context, commands: readonly Command[], words: readonly string[]): Promise<Outcome> {
  try {
    return await carryOut(context, commands, words);
  } catch (error) {
    return fault('unknown', String(error), { remedy: 'this is a mistake in the program; please report it' });
  }
}

async function carryOut(context: Context, commands: readonly Command[], words: readonly string[]): Promise<Outcome> {
  const [first = 'help', ...rest] = words;
  const name = HELP.includes(first) ? 'help' : first;
  const found = commands.find((one) => one.name === name);
  if (!found) return unknownCommand(name, commands);
  const raw = readArguments(found, rest);
  return raw.kind === 'ok' ? found.run(context, raw.value) : raw;
}

function unknownCommand(name: string, commands: readonly Command[]) {
  const like = nearest(
    name,
    commands.map((one) => one.name),
  );
  const remedy = like === undefined ? 'variorum help lists the commands' : `did you mean ${like}?`;
  return refused('unknown-command', `there is no command ${name}`, { remedy });
}
