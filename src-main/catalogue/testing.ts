import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished, vi } from 'vitest';
import type { MethodArgs, MethodName, MethodResult } from '#contract/methods.ts';
import type { Reply } from '#contract/reply.ts';
import { openLibrary, type Library } from './library.ts';
import { serve } from './serve.ts';
import type { Tasks } from './tasks.ts';

// Reading the whole collection takes a moment, longer still beside other work.
vi.setConfig({ testTimeout: 30_000 });

/** The reference collection as it stands. */
export const DATA = join(import.meta.dirname, '../../data');

/** An empty folder that is gone after the test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'variorum-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

let pattern: string | undefined;

/** A folder with a library that holds the reference collection; read once a test file and copied after that. */
export function seededFolder(): string {
  if (pattern === undefined) {
    pattern = mkdtempSync(join(tmpdir(), 'variorum-pattern-'));
    const library = openLibrary({ folder: pattern, data: DATA, readOnly: false });
    library.index();
    library.close();
  }
  const folder = emptyFolder();
  cpSync(pattern, folder, { recursive: true });
  return folder;
}

afterAll(() => {
  if (pattern !== undefined) rmSync(pattern, { recursive: true, force: true });
  pattern = undefined;
});

export function openedLibrary(folder = seededFolder(), data = DATA, readOnly = false): Library {
  const library = openLibrary({ folder, data, readOnly });
  onTestFinished(() => {
    if (library.db.open) library.close();
  });
  return library;
}

export type Ask = <M extends MethodName>(method: M, args: MethodArgs<M>) => Reply<MethodResult<M>>;

/** Asks as the other processes do, without the process. */
export function asking(open: () => Library): Ask {
  return (method, args) => {
    const response = serve(open, { id: 1, method, args });
    if (response instanceof Promise) throw new Error(`${method} answers later; ask it with askingLater`);
    return response.reply as never;
  };
}

/** As `asking`, for methods that take their time. */
export function askingLater(open: () => Library, tasks?: Tasks) {
  return async <M extends MethodName>(method: M, args: MethodArgs<M>): Promise<Reply<MethodResult<M>>> =>
    (await serve(open, { id: 1, method, args }, tasks)).reply as never;
}

/** The value of a reply that must be one. */
export function valueOf<T>(reply: Reply<T>): T {
  if (reply.kind === 'ok') return reply.value;
  throw new Error(`not granted: ${JSON.stringify(reply)}`);
}
