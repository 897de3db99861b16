import { z } from 'zod';
import { method } from './method.ts';

/** Long work is named by whoever asks for it, who can thus follow and cancel it before it has answered. */
export const taskName = z.string().min(1).max(100);

/** How far a task has come. */
export interface TaskProgress {
  readonly task: string;
  readonly done: number;
  readonly total: number;
  /** What is being worked on, such as the name of a file. */
  readonly note?: string;
}

export const TASK_METHODS = {
  /** False where no such task is under way. A task that is cancelled answers with what it has done by then. */
  'tasks.cancel': method<boolean>()(z.strictObject({ task: taskName })),
} as const;
