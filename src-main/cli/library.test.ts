import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { COMMANDS } from './commands/index.ts';
import { openContext } from './context.ts';
import { run } from './run.ts';

// Each command starts a process that reads the whole collection.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const DATA = path('../../data');
const folder = mkdtempSync(join(tmpdir(), 'variorum-test-'));
const sound = join(folder, 'sound');

beforeAll(() => makeLibrary(sound));
afterAll(() => rmSync(folder, { recursive: true }));

async function outcome(line: string, data = DATA) {
  const context = openContext(data);
  const result = await run(context, COMMANDS, line.split(' '));
  await context.close();
  return result;
}

/** A copy of the sound library with its file altered. */
function altered(name: string, alter: (bytes: Buffer) => Buffer): string {
  const at = join(folder, name);
  cpSync(sound, at, { recursive: true });
  writeFileSync(join(at, 'catalogue.db'), alter(readFileSync(join(at, 'catalogue.db'))));
  return at;
}

describe('a library', () => {
  test('that another program has open, or in a folder kept in step elsewhere, is checked with a warning', async () => {
    const at = join(folder, 'Dropbox');
    cpSync(sound, at, { recursive: true });
    const by = { pid: process.pid, host: hostname(), at: '2026-11-30T12:00:00.000Z' };
    writeFileSync(join(at, 'catalogue.open'), JSON.stringify(by));
    const verified = await outcome(`verify --library ${at}`);
    const text = verified.kind === 'ok' ? verified.value.text() : '';
    expect(text).toContain(`warning: in use ${JSON.stringify(by)}`);
    expect(text).toContain('warning: synced Dropbox');
  });

  test('is read, and none of its files is changed', async () => {
    const before = fingerprint(sound);
    expect(await outcome(`search 籌 --library ${sound}`)).toMatchObject({ kind: 'ok' });
    expect(await outcome(`verify --library ${sound}`)).toMatchObject({ kind: 'ok' });
    // SQLite leaves an empty log beside a file that it only reads.
    expect(fingerprint(sound)).toMatchObject(before);
  });

  test('of a later version is read, and not changed', async () => {
    // Where the header of an SQLite file keeps the version of the schema.
    const later = altered('later', (bytes) => (bytes.writeUInt32BE(1000, 60), bytes));
    const before = fingerprint(later);
    expect(await outcome(`search 籌 --library ${later}`)).toMatchObject({ kind: 'ok' });
    const verified = await outcome(`verify --library ${later}`);
    expect(verified.kind === 'ok' && verified.value.text()).toContain('written by a later version');
    expect(fingerprint(later)).toMatchObject(before);
  });

  test('that is damaged is a fault with a remedy, and not changed', async () => {
    const damaged = altered('damaged', (bytes) => bytes.subarray(0, 20_000));
    const before = fingerprint(damaged);
    for (const command of ['search 籌', 'verify', 'show zhuangyuan'])
      expect(await outcome(`${command} --library ${damaged}`)).toMatchObject({
        kind: 'failed',
        error: { status: 1, error: { kind: 'corrupt', remedy: expect.stringContaining('backup') as string } },
      });
    expect(fingerprint(damaged)).toMatchObject(before);
  });
});

describe('a damaged file of the collection', () => {
  const data = join(folder, 'data');

  test.each(['score zhuangyuan/dobree 444456', 'games', 'search 籌'])('is named by %s', async (line) => {
    cpSync(DATA, data, { recursive: true });
    const file = join(data, 'games', 'koo-kiew', 'game.md');
    writeFileSync(file, readFileSync(file, 'utf8').replace('id: koo-kiew', 'id: 9'));
    const { error } = (await outcome(line, data)) as { error: { status: number; error: object } };
    expect(error).toMatchObject({ status: 1, error: { kind: 'bad-collection' } });
    expect(JSON.stringify(error)).toMatch(/games\/koo-kiew\/game\.md.*id.*remedy/);
  });
});

async function answer(line: string): Promise<Record<string, unknown>> {
  const result = await outcome(line);
  if (result.kind === 'failed') throw new Error(JSON.stringify(result.error));
  return result.value.json as Record<string, unknown>;
}

/** A library of the reference collection, made by the catalogue itself. */
const makeLibrary = (at: string) => ask(at, 'library.verify', {});

/** Asks the catalogue of a library, which backs up what it changed and closes it again. */
async function ask(at: string, method: string, args: unknown): Promise<void> {
  const child = fork(path('../catalogue/entry.ts'), [at, path('../../data')], { serialization: 'advanced' });
  const answered = new Promise((resolve) => child.once('message', resolve));
  child.send({ id: 1, method, args });
  await answered;
  child.disconnect();
  await new Promise((resolve) => child.once('exit', resolve));
}

function fingerprint(at: string): object {
  return Object.fromEntries(
    readdirSync(at)
      .sort()
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(join(at, name)))
          .digest('hex'),
      ]),
  );
}

describe('the backups of a library', () => {
  const SAVE = { room: 'sources', name: 'Two witnesses', state: {} };

  test('are made, listed, compared and restored', async () => {
    const at = altered('backed-up', (bytes) => bytes);
    const made = await answer(`backup --library ${at}`);
    const [{ name }] = made.backups as [{ name: string }];
    expect(made).toMatchObject({ made: name, backups: [{ reason: 'asked', kind: 'sound' }] });
    await ask(at, 'views.save', SAVE);
    expect(await answer(`restore ${name} --preview --library ${at}`)).toMatchObject({
      comparison: {
        counts: { added: 0, changed: 0, removed: 1 },
        first: [{ kind: 'removed', title: 'Two witnesses' }],
      },
    });
    expect(await answer(`restore ${name} --library ${at}`)).toMatchObject({ from: name, before: { kind: 'backup' } });
    const { backups } = await answer(`backup --list --library ${at}`);
    expect(backups).toMatchObject([
      { reason: 'before-restore', counts: { view: 1 } },
      { reason: 'automatic', counts: { view: 1 } },
      { name, counts: {} },
    ]);
  });

  test('bring back one that is damaged, as salvage does', async () => {
    const at = altered('hurt', (bytes) => bytes);
    await ask(at, 'views.save', SAVE);
    writeFileSync(join(at, 'catalogue.db'), readFileSync(join(at, 'catalogue.db')).fill(0, 0, 8192));
    expect(await answer(`salvage --library ${at}`)).toMatchObject({
      tables: expect.arrayContaining([expect.objectContaining({ table: 'view', read: 1 })]) as unknown,
      before: { kind: 'damaged-files' },
    });
    expect(await outcome(`verify --library ${at}`)).toMatchObject({ kind: 'ok' });
  });

  test.each(['backup', 'restore x', 'salvage'])('are never those of a passing library: %s', async (line) => {
    expect(await outcome(line)).toMatchObject({ kind: 'failed', error: { error: { field: '--library' } } });
  });
});
