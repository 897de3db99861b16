import type { TaskProgress } from '#contract/tasks.ts';

/** What a task knows of itself while it runs. */
export interface Task {
  /** Aborted when the user cancels. */
  readonly signal: AbortSignal;
  readonly report: (done: number, total: number, note?: string) => void;
}

export interface Tasks {
  /** Runs long work under a name. A second task of the same name is followed and cancelled with the first. */
  readonly run: <T>(name: string, work: (task: Task) => Promise<T>) => Promise<T>;
  readonly cancel: (name: string) => boolean;
}

/** More reports than this are not seen by anyone. */
const REPORT_EVERY_MS = 50;

export function taskBoard(tell: (progress: TaskProgress) => void): Tasks {
  const running = new Map<string, AbortController>();
  return {
    run: async (name, work) => {
      const controller = running.get(name) ?? new AbortController();
      running.set(name, controller);
      try {
        return await work({ signal: controller.signal, report: reporter(name, tell) });
      } finally {
        running.delete(name);
      }
    },
    cancel: (name) => {
      running.get(name)?.abort();
      return running.has(name);
    },
  };
}

/** The first and the last report always get through. */
function reporter(task: string, tell: (progress: TaskProgress) => void): Task['report'] {
  let last = -Infinity;
  return (done, total, note) => {
    const at = performance.now();
    if (done < total && at - last < REPORT_EVERY_MS) return;
    last = at;
    tell({ task, done, total, ...(note !== undefined && { note }) });
  };
}

/** For work that nobody follows. */
export const UNWATCHED: Task = { signal: new AbortController().signal, report: () => undefined };

/** Work that throws where it is cancelled, and tells so by its value. */
export async function unlessCancelled<T>(
  { signal }: Task,
  work: () => Promise<T>,
): Promise<T | { readonly kind: 'cancelled' }> {
  try {
    return await work();
  } catch (error) {
    if (!signal.aborted) throw error;
    return { kind: 'cancelled' };
  }
}

/** Others are kept waiting no longer than this, which nobody notices. */
const SLICE_MS = 15;

/** Does one after the other, lets others have their turn between, and throws where it is cancelled. */
export async function inSlices<T, R>(
  items: readonly T[],
  { signal, report }: Task,
  work: (item: T, at: number) => R,
): Promise<R[]> {
  const done: R[] = [];
  let since = performance.now();
  report(0, items.length);
  for (const item of items) {
    done.push(work(item, done.length));
    if (performance.now() - since < SLICE_MS) continue;
    report(done.length, items.length);
    await new Promise(setImmediate);
    signal.throwIfAborted();
    since = performance.now();
  }
  report(items.length, items.length);
  return done;
}
