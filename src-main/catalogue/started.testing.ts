import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Progress, Response } from '#contract/bridge.ts';
import type { MethodArgs, MethodName, MethodResult } from '#contract/methods.ts';
import type { Reply } from '#contract/reply.ts';
import { DATA } from './testing.ts';

/** The process ended before it had answered. */
export class Ended extends Error {}

export interface Catalogue {
  readonly child: ChildProcess;
  /** Rejects with `Ended`. */
  readonly ask: <M extends MethodName>(method: M, args: MethodArgs<M>) => Promise<Reply<MethodResult<M>>>;
}

/** The catalogue as the program starts it, straight from its source. */
export function startCatalogue(folder: string): Catalogue {
  const child = fork(join(import.meta.dirname, 'entry.ts'), [folder, DATA], { serialization: 'advanced' });
  onTestFinished(() => void child.kill('SIGKILL'));
  const waiting = new Map<number, (reply: Reply<unknown>) => void>();
  const ended = once(child, 'exit').then(() => Promise.reject(new Ended()));
  ended.catch(() => undefined);
  child.on('message', (message: Response | Progress) => {
    if ('id' in message) waiting.get(message.id)?.(message.reply);
  });
  let last = 0;
  const ask = (method: string, args: unknown) => {
    const id = ++last;
    const answered = new Promise<Reply<unknown>>((resolve) => waiting.set(id, resolve));
    child.send({ id, method, args }, () => undefined);
    return Promise.race([answered, ended]);
  };
  return { child, ask: ask as Catalogue['ask'] };
}
