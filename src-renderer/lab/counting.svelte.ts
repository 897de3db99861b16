import { startCount, type Count } from './counting.ts';
import type { JobArgs, JobName, JobResult } from './jobs.ts';

/** A count on its way, there, given up by the reader, or broken off by a fault of ours. */
export type Counted<T> =
  /** What was counted before stays in view meanwhile. */
  | { readonly kind: 'counting'; readonly former: T | null }
  | { readonly kind: 'counted'; readonly value: T }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'fault'; readonly fault: { readonly code: 'unknown'; readonly detail: string } };

/** The latest count asked for; a new question breaks off the one before. */
export class Counting<J extends JobName> {
  answer = $state.raw<Counted<JobResult<J>>>({ kind: 'counting', former: null });
  #count: Count<JobResult<J>> | null = null;

  async ask(job: J, args: JobArgs<J>): Promise<void> {
    this.cancel();
    this.answer = { kind: 'counting', former: this.#former };
    const count = startCount(job, args);
    this.#count = count;
    const answer = await count.result.then(
      (value) => ({ kind: 'counted' as const, value }),
      (error: unknown) => ({ kind: 'fault' as const, fault: { code: 'unknown' as const, detail: String(error) } }),
    );
    if (this.#count === count) this.answer = answer;
  }

  get #former(): JobResult<J> | null {
    const { answer } = this;
    if (answer.kind === 'counting') return answer.former;
    return answer.kind === 'counted' ? answer.value : null;
  }

  /** Gives up the count under way. */
  stop = (): void => {
    this.cancel();
    this.answer = { kind: 'stopped' };
  };

  cancel(): void {
    this.#count?.cancel();
    this.#count = null;
  }
}
