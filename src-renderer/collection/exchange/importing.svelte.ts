import type { Dialect, Imported, ImportPreview, Inspected, Mapping } from '#contract/own/exchange.ts';
import type { MethodArgs, MethodName, MethodResult } from '#contract/methods.ts';
import type { Reply } from '#contract/reply.ts';
import type { TaskProgress } from '#contract/tasks.ts';
import type { Trouble } from '../../words.ts';

type Call = <M extends MethodName>(method: M, args: MethodArgs<M>) => Promise<Reply<MethodResult<M>>>;

/** A table on its way into the collection: read, mapped, looked at, imported. */
export class Importing {
  path = $state('');
  found = $state.raw<Inspected | null>(null);
  mapping = $state.raw<Mapping>([]);
  preview = $state.raw<ImportPreview | null>(null);
  /** The preview is of what was chosen before; the new one is on its way. */
  looking = $state(false);
  progress = $state.raw<Omit<TaskProgress, 'task'> | null>(null);
  done = $state.raw<Imported | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  readonly #call: Call;
  #task = '';
  #turn = 0;

  constructor(call: Call) {
    this.#call = call;
  }

  /** A target that two columns are read into, which cannot be. */
  get doubled(): string | undefined {
    return this.mapping.find((target, at) => target !== null && this.mapping.indexOf(target) !== at) ?? undefined;
  }

  async open(path: string): Promise<void> {
    Object.assign(this, { path, found: null, mapping: [], preview: null, done: null, trouble: null });
    await this.read();
  }

  /** Reads the file, as it looks or as it is said to be; columns of the same names keep what was chosen for them. */
  async read(dialect?: Dialect): Promise<void> {
    const turn = ++this.#turn;
    const reply = await this.#call('import.inspect', { path: this.path, ...(dialect && { dialect }) });
    if (turn !== this.#turn) return;
    if (reply.kind !== 'ok') {
      Object.assign(this, { trouble: reply, preview: null });
      return;
    }
    const sameColumns = this.found?.header.join('\n') === reply.value.header.join('\n');
    if (!sameColumns) this.mapping = reply.value.mapping;
    this.found = reply.value;
    await this.look();
  }

  async map(column: number, target: string | null): Promise<void> {
    this.mapping = this.mapping.with(column, target);
    await this.look();
  }

  /** What importing would do, as things are chosen now. */
  async look(): Promise<void> {
    const turn = ++this.#turn;
    if (!this.found || this.doubled !== undefined) {
      this.preview = null;
      return;
    }
    this.looking = true;
    const reply = await this.#call('import.preview', this.#wanted(this.found));
    if (turn !== this.#turn) return;
    this.looking = false;
    this.trouble = reply.kind === 'ok' ? null : reply;
    this.preview = reply.kind === 'ok' ? reply.value : null;
  }

  async run(): Promise<void> {
    if (!this.found || !this.preview || this.looking || this.progress) return;
    this.#task = crypto.randomUUID();
    this.progress = { done: 0, total: this.preview.rows.length };
    const { plan } = this.preview;
    const reply = await this.#call('import.run', { task: this.#task, plan, ...this.#wanted(this.found) });
    this.progress = null;
    this.trouble = reply.kind === 'ok' ? null : reply;
    this.done = reply.kind === 'ok' ? reply.value : null;
  }

  cancel = (): void => {
    void this.#call('tasks.cancel', { task: this.#task });
  };

  /** Follows the tasks of the catalogue, of which this one is one. */
  hear({ task, ...progress }: TaskProgress): void {
    if (this.progress && task === this.#task) this.progress = progress;
  }

  #wanted({ dialect }: Inspected): MethodArgs<'import.preview'> {
    return { path: this.path, dialect, mapping: [...this.mapping] };
  }
}
