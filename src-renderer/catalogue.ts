import type { MethodArgs, MethodName, MethodResult } from '#contract/methods.ts';
import type { HostArgs, HostMethodName, HostResult } from '#contract/host-methods.ts';
import type { Reply } from '#contract/reply.ts';

/** Methods that change nothing and may therefore be asked again. */
const READS: ReadonlySet<MethodName> = new Set([
  'records.list',
  'records.open',
  'topics.list',
  'glyphs.list',
  'variants.of',
  'sources.compare',
  'search',
  'sandbox.list',
  'sandbox.open',
  'views.list',
  'settings.get',
  'own.list',
  'own.ids',
  'own.all',
  'own.terms',
  'own.preview',
  'library.status',
  'library.backups',
  'library.previewRestore',
] satisfies MethodName[]);

const RETRIES_MS = [50, 250, 1000];

/** Asks the catalogue. A read whose answer was lost in a restart is asked again; a write is the caller's to judge. */
export async function call<M extends MethodName>(method: M, args: MethodArgs<M>): Promise<Reply<MethodResult<M>>> {
  let reply = await send(method, args);
  for (const wait of READS.has(method) ? RETRIES_MS : []) {
    if (!wasRestarted(reply)) break;
    await pause(wait);
    reply = await send(method, args);
  }
  return reply;
}

// The catalogue answers from the same method table, so the result has the method's type.
const send = <M extends MethodName>(method: M, args: MethodArgs<M>) =>
  window.variorum.call(method, args) as Promise<Reply<MethodResult<M>>>;

/** Asks the main process for what only it can do, such as a dialog. */
export const callHost = <M extends HostMethodName>(method: M, args: HostArgs<M>) =>
  window.variorum.call(method, args) as Promise<Reply<HostResult<M>>>;

const wasRestarted = (reply: Reply<unknown>) => reply.kind === 'fault' && reply.fault.code === 'restarted';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
