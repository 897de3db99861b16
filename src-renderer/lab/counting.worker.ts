import { JOBS, type JobRequest } from './jobs.ts';

// The table pairs every job with its own arguments, and so does whoever asks.
addEventListener('message', ({ data: { job, args } }: MessageEvent<JobRequest>) => {
  postMessage((JOBS[job] as (given: unknown) => unknown)(args));
});
