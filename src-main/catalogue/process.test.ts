import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { MethodName } from '#contract/methods.ts';
import type { OpenedOwn } from '#contract/own/methods.ts';
import { preferredText } from '#contract/own/preferred.ts';
import type { OwnRecord } from '#contract/own/records.ts';
import type { Sandbox } from '#contract/sandbox.ts';
import { inspect } from './database.ts';
import { Ended, startCatalogue, type Catalogue } from './started.testing.ts';
import { asking, openedLibrary, seededFolder, valueOf, type Ask } from './testing.ts';

const KILLS = Number(process.env['CATALOGUE_KILLS'] ?? 12);
const GAME = {
  variant: 'zhuangyuan/dobree',
  title: 'Game',
  choices: {},
  gapPolicy: 'preferred',
  setup: { seats: ['A', 'B', 'C'].map((name) => ({ name, player: 'bot' })), seed: 'kill' },
} as const;

describe('the catalogue process', () => {
  it('answers requests, ignores what is none, and closes its library when left alone', async () => {
    const folder = seededFolder();
    const { child, ask } = startCatalogue(folder);
    for (const message of [null, 'text', { id: 'x' }, [], { method: 'search' }]) child.send(message as never);
    expect(valueOf(await ask('records.list', { kind: 'game' })).length).toBeGreaterThan(0);
    expect(await ask('toString' as MethodName, {})).toMatchObject({ kind: 'refused' });
    expect(existsSync(join(folder, 'catalogue.open'))).toBe(true);
    child.disconnect();
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(existsSync(join(folder, 'catalogue.open'))).toBe(false);
  });

  it('closes its library when it is told to end', async () => {
    const folder = seededFolder();
    const { child, ask } = startCatalogue(folder);
    valueOf(await ask('settings.set', { key: 'a', value: 1 }));
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(existsSync(join(folder, 'catalogue.open'))).toBe(false);
  });

  it(
    `loses nothing it has acknowledged when it is killed ${KILLS.toString()} times in the middle of a game`,
    async () => {
      const folder = seededFolder();
      const first = openedLibrary(folder);
      const { id } = valueOf(asking(() => first)('sandbox.create', GAME));
      first.close();
      let acknowledged = 0;
      for (let kill = 0; kill < KILLS; kill++) {
        const kept = await playUntilKilled(startCatalogue(folder), id, acknowledged, 5 + ((kill * 37) % 90));
        expect(kept.found).toBeGreaterThanOrEqual(acknowledged);
        acknowledged = kept.acknowledged;
      }
      const library = openedLibrary(folder);
      const ask = asking(() => library);
      expect(valueOf(ask('sandbox.open', { id })).entries.length).toBeGreaterThanOrEqual(acknowledged);
      expect(inspect(library.db)).toEqual([]);
      expect(valueOf(ask('library.verify', {})).problems).toEqual([]);
      expect(acknowledged).toBeGreaterThan(KILLS);
    },
    30_000 + KILLS * 2_000,
  );

  it(
    `loses no word it has acknowledged when it is killed ${KILLS.toString()} times in the middle of typing`,
    async () => {
      const folder = seededFolder();
      const first = openedLibrary(folder);
      const id = typedInto(asking(() => first));
      first.close();
      let acknowledged = 0;
      for (let kill = 0; kill < KILLS; kill++)
        acknowledged = await typeUntilKilled(startCatalogue(folder), id, acknowledged, 5 + ((kill * 37) % 90));
      const library = openedLibrary(folder);
      const ask = asking(() => library);
      expect(valueOf(ask('library.verify', {})).problems).toEqual([]);
      const standing = typed(valueOf(ask('own.open', { kind: 'object', id })));
      expect(valueOf(ask('search', { text: `draft ${standing.toString()}` })).hits[0]?.id).toBe(id);
      // Each edit that stands is in the log once: taken back one by one, they lead to the beginning.
      for (let left = standing; left > 0; left--) valueOf(ask('own.undo', {}));
      expect(typed(valueOf(ask('own.open', { kind: 'object', id })))).toBe(0);
      expect(acknowledged).toBeGreaterThan(KILLS);
    },
    30_000 + KILLS * 2_000,
  );
});

const draft = (count: number): string => `draft ${count.toString()}`;
const typed = ({ record }: Pick<OpenedOwn, 'record'>): number =>
  Number(preferredText((record as OwnRecord<'object'>).body.fields['notes']).slice('draft '.length));

function typedInto(ask: Ask): string {
  const fields = { notes: { values: [{ id: 'a', text: draft(0) }] } };
  return valueOf(ask('own.create', { kind: 'object', body: { type: 'tallies', fields } })).record.id;
}

/** Types on from where the library stands, as fast as it is answered, until it is killed; returns how far that was told. */
async function typeUntilKilled({ child, ask }: Catalogue, id: string, seen: number, milliseconds: number) {
  let acknowledged = typed(valueOf(await ask('own.open', { kind: 'object', id })));
  expect([seen, seen + 1]).toContain(acknowledged);
  const path = ['fields', 'notes', 'values', 'a', 'text'];
  await untilKilled(child, milliseconds, async () => {
    const changes = [{ path, before: draft(acknowledged), after: draft(acknowledged + 1) }];
    acknowledged = typed(valueOf(await ask('own.change', { kind: 'object', id, changes })));
  });
  return acknowledged;
}

async function untilKilled(child: ChildProcess, milliseconds: number, work: () => Promise<void>): Promise<void> {
  setTimeout(() => child.kill('SIGKILL'), milliseconds);
  try {
    for (;;) await work();
  } catch (error) {
    if (!(error instanceof Ended)) throw error;
    await (child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined);
  }
}

/** Plays, takes back and makes again as fast as it is answered, until it is killed after so many milliseconds. */
async function playUntilKilled({ child, ask }: Catalogue, id: string, seen: number, milliseconds: number) {
  const opened = valueOf(await ask('sandbox.open', { id }));
  let acknowledged = opened.entries.length;
  await untilKilled(child, milliseconds, async () => {
    acknowledged = await step(ask, opened, acknowledged);
  });
  return { found: opened.entries.length, acknowledged: Math.max(seen, acknowledged) };
}

async function step(ask: Catalogue['ask'], { id }: Sandbox, after: number): Promise<number> {
  const moves = ['sandbox.act', 'sandbox.act', 'sandbox.undo', 'sandbox.redo'] as const;
  const method = moves[after % moves.length] ?? 'sandbox.act';
  const reply = await ask(method, {
    id,
    after,
    ...(method === 'sandbox.act' && { command: { kind: 'throw' } }),
  });
  if (reply.kind === 'ok') return reply.value.head;
  // A game that is over goes on after its last throw is taken back.
  return valueOf(await ask('sandbox.undo', { id, after })).head;
}
