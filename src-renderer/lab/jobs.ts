import { ODDS_JOBS } from './odds/jobs.ts';
import { TILES_JOBS } from './tiles/jobs.ts';

/** What can take too long to be counted in the window itself. Arguments and results are copied between the two. */
export const JOBS = { ...ODDS_JOBS, ...TILES_JOBS };

export type JobName = keyof typeof JOBS;
export type JobArgs<J extends JobName> = Parameters<(typeof JOBS)[J]>[0];
export type JobResult<J extends JobName> = ReturnType<(typeof JOBS)[J]>;

export interface JobRequest<J extends JobName = JobName> {
  readonly job: J;
  readonly args: JobArgs<J>;
}
