import type { Progress, Response } from '#contract/bridge.ts';
import type { Reply } from '#contract/reply.ts';
import type { TaskProgress } from '#contract/tasks.ts';
import type { CatalogueChild } from './catalogue-child.ts';

export interface CatalogueHost {
  call(method: string, args: unknown): Promise<Reply<unknown>>;
  /** Resolves once the process has ended, which may take the time of a backup. */
  stop(): Promise<void>;
}

export interface HostParts {
  readonly spawn: () => CatalogueChild;
  readonly wait: (milliseconds: number, then: () => void) => void;
  readonly onRestart: () => void;
  readonly onProgress: (progress: TaskProgress) => void;
}

const FIRST_WAIT = 50;
const LONGEST_WAIT = 5_000;
/** A process that has not ended by then is stuck. */
const PATIENCE = 60_000;

interface Call {
  readonly method: string;
  readonly args: unknown;
  readonly answer: (reply: Reply<unknown>) => void;
}

/**
 * Keeps one catalogue process alive. When it dies, calls under way are answered `restarted` and never sent again, since
 * the host cannot know whether they took effect; calls made while there is no process wait for the next one.
 */
export function startCatalogue({ spawn, wait, onRestart, onProgress }: HostParts): CatalogueHost {
  let child: CatalogueChild | null = null;
  let stopped = false;
  let deaths = 0;
  let lastId = 0;
  let waiting: Call[] = [];
  let ended: () => void = () => undefined;
  const pending = new Map<number, Call>();

  function send(to: CatalogueChild, call: Call) {
    const id = ++lastId;
    pending.set(id, call);
    to.send({ id, method: call.method, args: call.args });
  }

  function hear(message: Response | Progress) {
    deaths = 0;
    if ('progress' in message) onProgress(message.progress);
    else settle(message);
  }

  function settle({ id, reply }: Response) {
    pending.get(id)?.answer(reply);
    pending.delete(id);
  }

  function begin() {
    if (stopped) return;
    const started = spawn();
    child = started;
    started.onMessage(hear);
    started.onExit(bury);
    const held = waiting;
    waiting = [];
    for (const call of held) send(started, call);
  }

  function bury() {
    child = null;
    const lost = [...pending.values()];
    pending.clear();
    for (const call of lost) call.answer({ kind: 'fault', fault: { code: 'restarted' } });
    if (stopped) {
      ended();
      return;
    }
    wait(Math.min(FIRST_WAIT * 2 ** deaths++, LONGEST_WAIT), () => {
      begin();
      onRestart();
    });
  }

  begin();
  return {
    call: (method, args) =>
      new Promise((answer) => {
        const call = { method, args, answer };
        if (child) send(child, call);
        else waiting.push(call);
      }),
    stop: () =>
      new Promise((resolve) => {
        stopped = true;
        if (!child) {
          resolve();
          return;
        }
        ended = resolve;
        child.stop();
        wait(PATIENCE, () => child?.kill());
      }),
  };
}
