import { expect, test } from 'vitest';
import { z } from 'zod';
import { ok } from '#rules/result.ts';
import { common, integers, text, whole } from './arguments.ts';
import { command } from './command.ts';
import { openContext } from './context.ts';
import { run } from './run.ts';

const echo = command({
  name: 'echo',
  summary: '',
  positionals: ['variant', 'rest…'],
  flags: {
    players: { takes: 'value', hint: 'n', says: '' },
    points: { takes: 'value', hint: 'a,b', says: '' },
    waits: { takes: 'switch', says: '' },
  },
  args: z.strictObject({
    variant: text,
    rest: text.optional(),
    players: whole.optional(),
    points: integers.optional(),
    waits: z.boolean().optional(),
    ...common,
  }),
  run: (_, args) => ok({ json: args, text: () => '' }),
});
const strict = command({
  ...echo,
  name: 'strict',
  positionals: ['variant'],
  args: z.strictObject({ variant: text, ...common }),
  run: (_, args) => ok({ json: args, text: () => '' }),
});

const broken = command({
  ...strict,
  name: 'broken',
  args: z.strictObject({ ...common }),
  positionals: [],
  run: () => {
    throw new RangeError('out of range');
  },
});

const told = async (...words: string[]) => {
  const outcome = await run(openContext(), [echo, strict, broken], words);
  return outcome.kind === 'ok' ? outcome.value.json : outcome.error;
};

test('words find their names', async () => {
  expect(
    await told('echo', 'a/b', '--players', '3', 'x', 'y', '--set', 'c=d', '--set', 'e=f', '--points=-1,2', '--waits'),
  ).toEqual({
    variant: 'a/b',
    rest: 'x y',
    players: 3,
    points: [-1, 2],
    set: { c: 'd', e: 'f' },
    waits: true,
  });
});

test.each([
  [['ecko'], { kind: 'unknown-command', message: 'there is no command ecko', remedy: 'did you mean echo?' }],
  [
    ['echo', 'v', '--payers', '3'],
    { kind: 'unknown-flag', field: '--payers', message: 'no such flag', remedy: 'did you mean --players?' },
  ],
  [
    ['echo', 'v', '-x'],
    {
      kind: 'unknown-flag',
      field: '-x',
      message: 'no such flag',
      remedy: 'known: --set, --library, --json, --players, --points, --waits',
    },
  ],
  [
    ['echo'],
    {
      kind: 'missing-argument',
      field: 'variant',
      message: 'is missing',
      remedy: 'variorum help says what each command takes',
    },
  ],
  [
    ['echo', 'v', '--players'],
    { kind: 'missing-argument', field: '--players', message: 'needs a value', remedy: 'write --players <n>' },
  ],
  [['echo', 'v', '--players', '3.5'], { kind: 'bad-argument', field: '--players', message: 'must be a whole number' }],
  [
    ['echo', 'v', '--players', '3', '--players', '4'],
    { kind: 'bad-argument', field: '--players', message: 'is given twice' },
  ],
  [['echo', 'v', '--waits=yes'], { kind: 'bad-argument', field: '--waits', message: 'takes no value' }],
  [['echo', 'v', '--set', 'three'], { kind: 'bad-argument', field: '--set', message: 'must be clause=reading' }],
  [
    ['strict', 'v', 'more'],
    {
      kind: 'bad-argument',
      field: 'more',
      message: 'one argument too many',
      remedy: 'put quotes round words that belong together',
    },
  ],
])('%j is refused', async (words, error) => {
  expect(await told(...words)).toEqual({ status: 2, error });
});

test('a mistake in the program is a fault, not a refusal', async () => {
  expect(await told('broken')).toEqual({
    status: 1,
    error: {
      kind: 'unknown',
      message: 'RangeError: out of range',
      remedy: 'this is a mistake in the program; please report it',
    },
  });
});
