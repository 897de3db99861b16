import type { MethodArgs, MethodName, MethodResult } from '#contract/methods.ts';
import type { PackChoice, PackedRecord, PackOpened, PackPreview } from '#contract/own/packs.ts';
import type { Reply } from '#contract/reply.ts';
import type { TaskProgress } from '#contract/tasks.ts';
import type { Trouble } from '../../words.ts';
import { choicesFor } from './pack-words.ts';

type Call = <M extends MethodName>(method: M, args: MethodArgs<M>) => Promise<Reply<MethodResult<M>>>;

export const keyOf = ({ kind, id }: Pick<PackedRecord, 'kind' | 'id'>): string => `${kind} ${id}`;

/** A pack that is looked at, decided upon and taken in. */
export class Packing {
  path = $state('');
  preview = $state.raw<PackPreview | null>(null);
  choices = $state<Record<string, PackChoice>>({});
  progress = $state.raw<Omit<TaskProgress, 'task'> | null>(null);
  done = $state.raw<PackOpened | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  readonly #call: Call;
  #task = '';

  constructor(call: Call) {
    this.#call = call;
  }

  /** What is chosen for a record; the first of its choices where nothing is. */
  choiceFor(record: PackedRecord): PackChoice {
    return this.choices[keyOf(record)] ?? choicesFor(record)[0]?.value ?? 'leave';
  }

  get taking(): number {
    return this.preview?.records.filter((record) => this.choiceFor(record) !== 'leave').length ?? 0;
  }

  async open(path: string): Promise<void> {
    Object.assign(this, { path, preview: null, choices: {}, done: null, trouble: null });
    const reply = await this.#call('pack.preview', { path });
    if (reply.kind === 'ok') this.preview = reply.value;
    else this.trouble = reply;
  }

  async take(): Promise<void> {
    if (!this.preview || this.progress) return;
    this.#task = crypto.randomUUID();
    this.progress = { done: 0, total: this.preview.media };
    const wanted = { task: this.#task, path: this.path, plan: this.preview.plan, choices: { ...this.choices } };
    const reply = await this.#call('pack.open', wanted);
    this.progress = null;
    this.trouble = reply.kind === 'ok' ? null : reply;
    this.done = reply.kind === 'ok' ? reply.value : null;
  }

  cancel = (): void => {
    void this.#call('tasks.cancel', { task: this.#task });
  };

  hear({ task, ...progress }: TaskProgress): void {
    if (this.progress && task === this.#task) this.progress = progress;
  }
}
