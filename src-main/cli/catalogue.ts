import { fork, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MethodArgs, MethodName, MethodResult } from '#contract/methods.ts';
import type { Progress, Response } from '#contract/bridge.ts';
import type { Fault, Reply } from '#contract/reply.ts';
import { assertNever, ok, type Result } from '#rules/result.ts';
import { fault, refused, type Failure } from './failure.ts';

/** The catalogue process, spoken to over its method table. */
export interface Catalogue {
  readonly call: <M extends MethodName>(method: M, args: MethodArgs<M>) => Promise<Result<MethodResult<M>, Failure>>;
  readonly close: () => Promise<void>;
}

const ENTRY = fileURLToPath(new URL('../catalogue/entry.ts', import.meta.url));

/** Whether a command may change the library it is given. */
export type Access = 'read' | 'write';

/** Opens a library; without one, a passing library that holds the reference collection alone. */
export function catalogueAt(library: string | undefined, data: string, access: Access): Result<Catalogue, Failure> {
  if (library !== undefined && !isLibrary(library))
    return refused('no-library', `there is no library in ${library}`, {
      field: '--library',
      remedy: 'name its folder',
    });
  const passing = library === undefined ? mkdtempSync(join(tmpdir(), 'variorum-')) : undefined;
  const flags = library !== undefined && access === 'read' ? ['--read-only'] : [];
  const child = fork(ENTRY, [library ?? passing ?? '', data, ...flags], { serialization: 'advanced' });
  const link = linkTo(child);
  return ok({
    call: async (method, args) => answer(await link.ask(method, args)),
    close: async () => {
      await link.close();
      if (passing !== undefined) rmSync(passing, { recursive: true, force: true });
    },
  });
}

/** One whose file has gone still has its backups. */
const isLibrary = (folder: string) => ['catalogue.db', 'backups'].some((name) => existsSync(join(folder, name)));

function linkTo(child: ChildProcess) {
  const waiting = new Map<number, (reply: Reply<unknown>) => void>();
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let last = 0;
  child.on('message', (message: Response | Progress) => {
    if ('progress' in message) return;
    waiting.get(message.id)?.(message.reply);
    waiting.delete(message.id);
  });
  child.once('exit', (code) => {
    const dead: Reply<unknown> = { kind: 'fault', fault: { code: 'unknown', detail: `the catalogue ended (${code})` } };
    for (const resolve of waiting.values()) resolve(dead);
  });
  return {
    ask: (method: string, args: unknown) =>
      new Promise<Reply<unknown>>((resolve) => {
        waiting.set(++last, resolve);
        child.send({ id: last, method, args });
      }),
    close: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

function answer<T>(reply: Reply<unknown>): Result<T, Failure> {
  switch (reply.kind) {
    case 'ok':
      return ok(reply.value as T);
    case 'refused': {
      const { code, field } = reply.refusal;
      return refused(code, code.replaceAll('-', ' '), field === undefined ? {} : { field });
    }
    case 'fault':
      return fault(reply.fault.code, describeFault(reply.fault), { remedy: FAULT_REMEDIES[reply.fault.code] });
    default:
      return assertNever(reply);
  }
}

const describeFault = ({ code, detail }: Fault) => [code.replaceAll('-', ' '), detail].filter(Boolean).join(': ');

const FAULT_REMEDIES: Readonly<Record<Fault['code'], string>> = {
  corrupt: 'the library is damaged; restore a backup',
  missing: 'connect the disk it lies on, or restore a backup',
  full: 'make room on the disk',
  'read-only': 'the library may not be written to; copy it elsewhere',
  busy: 'the library is in use; close the program that has it open',
  newer: 'the library was written by a later version; use that version',
  restarted: 'ask again',
  'bad-collection': 'npm run check:data lists everything that is wrong',
  unknown: 'ask again; if it stays, report it',
};
