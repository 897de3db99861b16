import address from './counting.worker.ts?worker&url';
import type { JobArgs, JobName, JobRequest, JobResult } from './jobs.ts';

/** A count under way beside the window, which stays awake. Once cancelled, its result never comes. */
export interface Count<T> {
  readonly result: Promise<T>;
  readonly cancel: () => void;
}

// TypeScript's DOM library has no Trusted Types yet.
declare const trustedTypes: {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
};

// It vouches for the one address that stands here, and for no other.
const script = trustedTypes
  .createPolicy('variorum-counting', { createScriptURL: () => address })
  .createScriptURL(address);

export function startCount<J extends JobName>(job: J, args: JobArgs<J>): Count<JobResult<J>> {
  const worker = new Worker(script, { type: 'module' });
  const result = new Promise<JobResult<J>>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<JobResult<J>>) => {
      resolve(data);
      worker.terminate();
    };
    worker.onerror = ({ message }) => {
      reject(new Error(message));
      worker.terminate();
    };
  });
  worker.postMessage({ job, args } satisfies JobRequest<J>);
  return {
    result,
    cancel: () => {
      worker.terminate();
    },
  };
}
