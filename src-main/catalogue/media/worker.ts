import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { assertNever, failed, ok, type Result } from '#rules/result.ts';
import type { MediaAnswer, MediaFolders, MediaWork, MediaWorkKind } from '#contract/own/media-work.ts';
import type { MediaRefusal } from '#contract/own/media.ts';

export type NotDone = MediaRefusal | 'cancelled';

/** Decodes and copies in a process of its own, begun when there is work and begun anew when a picture brings it down. */
export interface MediaWorker {
  readonly ask: <K extends MediaWorkKind>(
    kind: K,
    ask: MediaWork[K]['ask'],
    signal?: AbortSignal,
  ) => Promise<Result<MediaWork[K]['answer'], NotDone>>;
  readonly stop: () => void;
}

/** Built it lies beside the catalogue; run from source it has a folder of its own. */
const SCRIPT = ['media-worker.cjs', '../media-worker.cjs', '../../media-worker/entry.ts']
  .map((path) => join(import.meta.dirname, path))
  .find((path) => existsSync(path));

/** The worker died before it answered; `alone` where nothing else was asked of it. */
interface Died {
  readonly kind: 'died';
  readonly alone: boolean;
}
const CANCELLED = { kind: 'cancelled' } as const;

/** Only where the library may be written to is what a crash has left there swept away. */
export function mediaWorker(folders: MediaFolders, sweeps: boolean, script = SCRIPT): MediaWorker {
  const waiting = new Map<number, (answer: MediaAnswer | Died) => void>();
  let child: ChildProcess | undefined;
  let last = 0;
  let stopped = false;
  let again: Promise<unknown> = Promise.resolve();

  function begin(): ChildProcess {
    const begun = start(script, sweeps ? [folders.originals] : []);
    begun.on('message', (answer: MediaAnswer) => waiting.get(answer.id)?.(answer));
    begun.once('exit', () => {
      child = undefined;
      const alone = waiting.size === 1;
      for (const settle of waiting.values()) settle({ kind: 'died', alone });
    });
    return begun;
  }

  async function send<K extends MediaWorkKind>(kind: K, ask: MediaWork[K]['ask'], signal?: AbortSignal) {
    if (stopped || signal?.aborted) return CANCELLED;
    const worker = (child ??= begin());
    const id = ++last;
    const answered = new Promise<MediaAnswer | Died>((resolve) => waiting.set(id, resolve));
    const cancel = () => worker.send({ kind: 'cancel', id }, () => undefined);
    signal?.addEventListener('abort', cancel, { once: true });
    worker.send({ ...ask, kind, id, folders }, () => undefined);
    const answer = await answered;
    signal?.removeEventListener('abort', cancel);
    waiting.delete(id);
    return answer;
  }

  return {
    ask: async (kind, ask, signal) => {
      const answer = await send(kind, ask, signal);
      if (answer.kind !== 'died' || answer.alone) return resultOf(answer);
      // Which of several brought it down shows when each is asked alone.
      const second = again.then(() => send(kind, ask, signal));
      again = second;
      return resultOf(await second);
    },
    stop: () => {
      stopped = true;
      child?.disconnect();
    },
  };
}

function start(script: string | undefined, sweep: readonly string[]): ChildProcess {
  if (script === undefined) throw new Error('the media worker is not where it was built');
  // In Electron's utility process the program to fork is Electron, which has to be told to be Node.
  const env = { ...process.env, ELECTRON_RUN_AS_NODE: '1' };
  const child = fork(script, sweep, { serialization: 'advanced', execArgv: [], env });
  child.unref();
  child.channel?.unref();
  return child;
}

function resultOf<T>(answer: MediaAnswer | Died | typeof CANCELLED): Result<T, NotDone> {
  switch (answer.kind) {
    // What it was working on when it died is what it cannot read.
    case 'died':
      return failed('unreadable');
    case 'done':
      return ok(answer.value as T);
    case 'refused':
      return failed(answer.reason);
    case 'cancelled':
      return failed('cancelled');
    case 'failed':
      throw Object.assign(new Error(answer.message), { code: answer.code });
    default:
      return assertNever(answer);
  }
}
