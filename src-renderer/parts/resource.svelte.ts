import type { MethodArgs, MethodName, MethodResult } from '#contract/methods.ts';
import type { Reply } from '#contract/reply.ts';
import { call } from '../catalogue.ts';

/** Something asked of the catalogue: on its way, or answered. */
export type Loading = { readonly kind: 'loading' };

/** Holds the latest answer to a question whose arguments change; an answer that comes too late is dropped. */
export class Resource<M extends MethodName> {
  answer = $state.raw<Loading | Reply<MethodResult<M>>>({ kind: 'loading' });
  private asked = 0;
  private readonly method: M;

  constructor(method: M) {
    this.method = method;
  }

  /** The former answer stays in view until the new one is there. */
  async ask(args: MethodArgs<M>) {
    const turn = ++this.asked;
    const reply = await call(this.method, args);
    if (turn === this.asked) this.answer = reply;
  }
}
