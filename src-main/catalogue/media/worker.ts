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

/** Only where the library may be written to is what a crash has left there swept away. */
export function mediaWorker(folders: MediaFolders, sweeps: boolean): MediaWorker {
  const waiting = new Map<number, (answer: MediaAnswer) => void>();
  let child: ChildProcess | undefined;
  let last = 0;

  function begin(): ChildProcess {
    const begun = start(sweeps ? [folders.originals] : []);
    begun.on('message', (answer: MediaAnswer) => waiting.get(answer.id)?.(answer));
    begun.once('exit', () => {
      child = undefined;
      // Whatever it was working on when it died is what it cannot read.
      for (const [id, settle] of waiting) settle({ kind: 'refused', id, reason: 'unreadable' });
    });
    return begun;
  }

  return {
    ask: async (kind, ask, signal) => {
      if (signal?.aborted) return failed('cancelled');
      const worker = (child ??= begin());
      const id = ++last;
      const answered = new Promise<MediaAnswer>((resolve) => waiting.set(id, resolve));
      const cancel = () => worker.send({ kind: 'cancel', id }, () => undefined);
      signal?.addEventListener('abort', cancel, { once: true });
      worker.send({ ...ask, kind, id, folders }, () => undefined);
      const answer = await answered;
      signal?.removeEventListener('abort', cancel);
      waiting.delete(id);
      return resultOf(answer);
    },
    stop: () => child?.disconnect(),
  };
}

function start(sweep: readonly string[]): ChildProcess {
  if (SCRIPT === undefined) throw new Error('the media worker is not where it was built');
  // In Electron's utility process the program to fork is Electron, which has to be told to be Node.
  const env = { ...process.env, ELECTRON_RUN_AS_NODE: '1' };
  const child = fork(SCRIPT, sweep, { serialization: 'advanced', execArgv: [], env });
  child.unref();
  child.channel?.unref();
  return child;
}

function resultOf<T>(answer: MediaAnswer): Result<T, NotDone> {
  switch (answer.kind) {
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
