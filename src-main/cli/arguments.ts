import { parseArgs } from 'node:util';
import { z } from 'zod';
import { nearest } from '#contract/nearest.ts';
import { ok, type Result } from '#rules/result.ts';
import type { Command, Flag, RawArguments } from './command.ts';
import { refused, type Failure } from './failure.ts';

/** Flags every command takes. */
export const COMMON_FLAGS: Readonly<Record<string, Flag>> = {
  set: { takes: 'values', hint: 'clause=reading', says: 'read a clause in another way; may be repeated' },
  library: { takes: 'value', hint: 'folder', says: 'the library to read, instead of the reference collection' },
  json: { takes: 'switch', says: 'answer with one JSON document' },
};

/** Sorts the words after a command's name into named arguments; says which word has no place. */
export function readArguments(command: Command, words: readonly string[]): Result<RawArguments, Failure> {
  const flags: Record<string, Flag> = { ...COMMON_FLAGS, ...command.flags };
  const { tokens } = parseArgs({
    args: [...words],
    options: Object.fromEntries(Object.entries(flags).map(([name, flag]) => [name, parseArgsOption(flag)])),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const raw: Record<string, string | string[] | boolean> = {};
  const loose: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') loose.push(token.value);
    if (token.kind !== 'option') continue;
    const wrong = placeFlag(raw, flags, token);
    if (wrong) return wrong;
  }
  return placePositionals(command, loose, raw);
}

function parseArgsOption(flag: Flag) {
  return flag.takes === 'switch' ? { type: 'boolean' as const } : { type: 'string' as const, multiple: true };
}

type Draft = Record<string, string | string[] | boolean>;

function placeFlag(
  raw: Draft,
  flags: Readonly<Record<string, Flag>>,
  token: { readonly name: string; readonly rawName: string; readonly value: string | undefined },
) {
  const { name, rawName: field, value } = token;
  const flag = Object.hasOwn(flags, name) ? flags[name] : undefined;
  if (!flag) return unknownFlag(field, Object.keys(flags));
  if (flag.takes === 'switch') {
    raw[name] = true;
    return value === undefined ? undefined : refused('bad-argument', `takes no value`, { field });
  }
  if (value === undefined)
    return refused('missing-argument', 'needs a value', { field, remedy: `write ${field} <${flag.hint}>` });
  if (flag.takes === 'value' && name in raw) return refused('bad-argument', 'is given twice', { field });
  raw[name] = flag.takes === 'value' ? value : [...((raw[name] as string[] | undefined) ?? []), value];
  return undefined;
}

function unknownFlag(field: string, known: readonly string[]) {
  const like = nearest(field.replace(/^-+/, ''), known);
  const remedy = like === undefined ? `known: ${known.map((one) => `--${one}`).join(', ')}` : `did you mean --${like}?`;
  return refused('unknown-flag', 'no such flag', { field, remedy });
}

function placePositionals(
  { positionals }: Command,
  loose: readonly string[],
  raw: Draft,
): Result<RawArguments, Failure> {
  for (const [at, name] of positionals.entries()) {
    const greedy = name.endsWith('…');
    const words = greedy ? loose.slice(at) : loose.slice(at, at + 1);
    if (words.length > 0) raw[name.replace(/…$/, '')] = words.join(' ');
    if (greedy) return ok(raw);
  }
  const [extra] = loose.slice(positionals.length);
  if (extra === undefined) return ok(raw);
  return refused('bad-argument', 'one argument too many', {
    field: extra,
    remedy: 'put quotes round words that belong together',
  });
}

/** Named shapes that several commands share. */
export const text = z.string().min(1, 'must not be empty');
export const whole = z.string().regex(/^\d+$/, 'must be a whole number').transform(Number);
export const integers = z
  .string()
  .regex(/^-?\d+(,-?\d+)*$/, 'must be whole numbers with commas between them')
  .transform((list) => list.split(',').map(Number));

/** Numbers of any kind: the game says which of them it takes. */
export const numbers = z
  .string()
  .regex(/^-?\d+(\.\d+)?(,-?\d+(\.\d+)?)*$/, 'must be numbers with commas between them')
  .transform((list) => list.split(',').map(Number));

const choice = z
  .string()
  .regex(/^[^=]+=[^=]+$/, 'must be clause=reading')
  .transform((words) => words.split('=') as [string, string]);
/** `--set`: the readings chosen, by clause. */
export const choices = z
  .array(choice)
  .refine((pairs) => new Set(pairs.map(([clause]) => clause)).size === pairs.length, 'reads a clause in two ways')
  .default([])
  .transform((pairs): Readonly<Record<string, string>> => Object.fromEntries(pairs));

/** What every command may be given, whether or not it makes use of it. */
export const common = { set: choices, library: text.optional(), json: z.boolean().optional() };
