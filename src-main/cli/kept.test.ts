import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MethodArgs } from '#contract/methods.ts';
import { COMMANDS } from './commands/index.ts';
import { openContext } from './context.ts';
import { run } from './run.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const library = mkdtempSync(join(tmpdir(), 'variorum-kept-'));
const context = openContext();

const STATE = {
  hypothesis: {
    family: 'pairs',
    values: { T: 10, J: 10, Q: 10, K: 10 },
    tie: 'banker',
    colours: false,
    seats: 6,
    limit: { total: 21, bankerStands: 17, highAce: 11 },
  },
  typed: null,
  standing: 'kept',
  notes: '',
  reasons: '',
  evidence: [],
};

beforeAll(async () => {
  const child = fork(path('../catalogue/entry.ts'), [library, path('../../data')], { serialization: 'advanced' });
  for (const [id, [name, state]] of Object.entries([
    ['plain', STATE],
    ['torn', { ...STATE, hypothesis: 3 }],
  ] as const)) {
    const args: MethodArgs<'views.save'> = { room: 'hypotheses', name, state };
    const answered = new Promise((resolve) => child.once('message', resolve));
    child.send({ id: Number(id), method: 'views.save', args });
    await answered;
  }
  child.disconnect();
  await new Promise((resolve) => child.once('exit', resolve));
});
afterAll(async () => {
  await context.close();
  rmSync(library, { recursive: true });
});

const outcome = (...words: string[]) => run(context, COMMANDS, [...words, '--library', library]);

test('odds are counted for a hypothesis kept in a library, by its name', async () => {
  const found = await outcome('odds', 'singapore-tiles/plain');
  expect(found).toMatchObject({ kind: 'ok', value: { json: { outcomes: 496, edge: { first: '389/7192' } } } });
});

test('a name that is in neither is refused', async () => {
  expect(await outcome('odds', 'singapore-tiles/plane')).toMatchObject({
    kind: 'failed',
    error: { status: 2, error: { kind: 'unknown-variant' } },
  });
});

test('one that cannot be read is a fault', async () => {
  expect(await outcome('odds', 'singapore-tiles/torn')).toMatchObject({
    kind: 'failed',
    error: { status: 1, error: { kind: 'bad-hypothesis', field: 'singapore-tiles/torn' } },
  });
});
