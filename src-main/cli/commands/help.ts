import { z } from 'zod';
import { ok } from '#rules/result.ts';
import { COMMON_FLAGS, common, text } from '../arguments.ts';
import { command, type Command, type Flag } from '../command.ts';
import { refused } from '../failure.ts';
import { table } from '../table.ts';

/** Told of the commands rather than importing them: it is one of them. */
export function help(commands: () => readonly Command[]): Command {
  return command({
    name: 'help',
    summary: 'what the commands are, or what one of them takes',
    positionals: ['command'],
    args: z.strictObject({ command: text.optional(), ...common }),
    run: (_, { command: name }) => {
      const all = commands();
      if (name === undefined) return ok({ json: { commands: all.map(outline) }, text: () => overview(all) });
      const found = all.find((one) => one.name === name);
      if (!found) return refused('unknown-command', `there is no command ${name}`, { field: 'command' });
      return ok({ json: outline(found), text: () => usage(found) });
    },
  });
}

const outline = ({ name, summary, positionals, flags }: Command) => ({ name, summary, positionals, flags });

function overview(commands: readonly Command[]): string {
  const rows = commands.map((one) => [synopsis(one), one.summary]);
  return [table(['command', 'prints'], rows), '', flagTable(COMMON_FLAGS)].join('\n');
}

function usage(one: Command): string {
  return [synopsis(one), one.summary, '', flagTable({ ...one.flags, ...COMMON_FLAGS })].join('\n');
}

const synopsis = ({ name, positionals }: Command) => [name, ...positionals.map((one) => `<${one}>`)].join(' ');

function flagTable(flags: Readonly<Record<string, Flag>>): string {
  const rows = Object.entries(flags).map(([name, { hint, says }]) => [
    hint === undefined ? `--${name}` : `--${name} <${hint}>`,
    says,
  ]);
  return table(['flag', 'meaning'], rows);
}
