import type { TaskProgress } from '#contract/tasks.ts';
import { call } from '../../catalogue.ts';

/** Long work that was asked for: how far it has come, and the way to give it up. */
export class UnderWay {
  progress = $state.raw<Omit<TaskProgress, 'task'> | null>(null);
  #task = '';

  async run<T>(work: (task: string) => Promise<T>): Promise<T> {
    this.#task = crypto.randomUUID();
    this.progress = { done: 0, total: 1 };
    try {
      return await work(this.#task);
    } finally {
      this.progress = null;
    }
  }

  cancel = (): void => {
    if (this.progress) void call('tasks.cancel', { task: this.#task });
  };

  hear = ({ task, ...progress }: TaskProgress): void => {
    if (this.progress && task === this.#task) this.progress = progress;
  };
}
