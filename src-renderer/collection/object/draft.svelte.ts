import type { MethodArgs, MethodName, MethodResult } from '#contract/methods.ts';
import type { Link } from '#contract/records.ts';
import type { Reply } from '#contract/reply.ts';
import type { OpenedOwn } from '#contract/own/methods.ts';
import type { OwnBody, OwnKind, OwnRecord } from '#contract/own/records.ts';
import type { Trouble } from '../../words.ts';
import { put, valueAt, type Path } from './paths.ts';

export type Call = <M extends MethodName>(method: M, args: MethodArgs<M>) => Promise<Reply<MethodResult<M>>>;

interface Edit {
  readonly path: Path;
  readonly after: unknown;
}

/** How long after the last key an edit is written, so that a power cut takes at most a word. */
const IDLE_MS = 400;
const RETRY_MS = 2_000;

/**
 * A record under the pen. What is typed shows at once; it is written when the field is left, the typing pauses or the
 * window closes, and kept in view until the catalogue has it.
 */
export class Draft<K extends OwnKind> {
  /** As the catalogue has it. */
  record = $state.raw() as OwnRecord<K>;
  links = $state.raw<readonly Link[]>([]);
  trouble = $state.raw<Trouble | null>(null);
  #edits = $state.raw<readonly Edit[]>([]);
  #sending = $state(false);

  readonly body = $derived(
    this.#edits.reduce((body, { path, after }) => put(body, path, after), this.record.body as unknown) as OwnBody<K>,
  );
  readonly state = $derived(this.trouble ? 'unsaved' : this.#edits.length > 0 || this.#sending ? 'saving' : 'saved');

  readonly #call: Call;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #underWay: Promise<void> = Promise.resolve();
  /** Where typing goes on, and the action it is logged as. */
  #typing: { readonly path: Path; readonly action: number } | null = null;

  constructor(call: Call, opened: OpenedOwn) {
    this.#call = call;
    this.#show(opened);
  }

  /** Notes an edit; `flush` writes it. */
  set(path: Path, after: unknown): void {
    this.#edits = [...this.#edits.filter((edit) => !within(edit.path, path)), { path, after }];
    this.#later(IDLE_MS);
  }

  /** Writes what has been noted. Called as a field is left: what is typed there later is another action. */
  async flush(): Promise<void> {
    await this.#writeNow();
    this.#typing = null;
  }

  /**
   * Adds to a list as it stands in the catalogue by now, as one with the action it `continues`; answers with the action.
   * What cannot be written is noted as an edit, and as such tried again.
   */
  append(path: Path, more: readonly unknown[], continues?: number): Promise<number | undefined> {
    const appended = this.#writeNow().then(() => this.#append(path, more, continues));
    this.#underWay = appended.then(() => undefined);
    return appended;
  }

  /** Writes and reads again, as after undo. */
  async refresh(): Promise<void> {
    await this.flush();
    const { kind, id } = this.record;
    const reply = await this.#call('own.open', { kind, id });
    if (reply.kind === 'ok') this.#show(reply.value);
    else this.trouble = reply;
  }

  #show({ record, links }: OpenedOwn): void {
    this.record = record as OwnRecord<K>;
    this.links = links;
  }

  #writeNow(): Promise<void> {
    clearTimeout(this.#timer);
    this.#underWay = this.#underWay.then(() => this.#write());
    return this.#underWay;
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#writeNow(), ms);
  }

  /** Each edit is an action of its own, so that one refused does not hold up the rest. */
  async #write(): Promise<void> {
    this.#sending = true;
    this.trouble = null;
    for (const edit of this.#edits) await this.#writeOne(edit);
    this.#sending = false;
  }

  async #writeOne(edit: Edit): Promise<void> {
    const { kind, id, body } = this.record;
    const change = { path: [...edit.path], before: valueAt(body, edit.path), after: edit.after };
    if (JSON.stringify(change.before) !== JSON.stringify(change.after)) {
      const continues =
        this.#typing && samePath(this.#typing.path, edit.path) ? { continues: this.#typing.action } : {};
      const reply = await this.#call('own.change', { kind, id, changes: [change], ...continues });
      if (reply.kind !== 'ok') return this.#keep(reply);
      this.#typing = reply.value.action.id > 0 ? { path: edit.path, action: reply.value.action.id } : null;
      this.record = reply.value.record as OwnRecord<K>;
    }
    this.#edits = this.#edits.filter((one) => one !== edit);
  }

  async #append(path: Path, more: readonly unknown[], continues: number | undefined): Promise<number | undefined> {
    const { record } = this;
    const { kind, id, body } = record;
    const before = valueAt(body, path);
    const after = [...(Array.isArray(before) ? (before as readonly unknown[]) : []), ...more];
    const changes = [{ path: [...path], before, after }];
    const reply = await this.#call('own.change', { kind, id, changes, ...(continues !== undefined && { continues }) });
    if (reply.kind === 'ok') {
      this.trouble = null;
      this.record = reply.value.record as OwnRecord<K>;
      return reply.value.action.id;
    }
    await this.#keep(reply);
    // Somebody else had added to it: it is now as they left it.
    if (this.record !== record) return this.#append(path, more, continues);
    this.set(path, after);
    return undefined;
  }

  /** What could not be written stays in its field. A fault may pass, so it is tried again; a refusal waits for the pen. */
  async #keep(trouble: Trouble): Promise<void> {
    this.trouble = trouble;
    if (trouble.kind === 'fault') this.#later(RETRY_MS);
    else if (trouble.refusal.code === 'stale') {
      const { kind, id } = this.record;
      const reply = await this.#call('own.open', { kind, id });
      if (reply.kind === 'ok') this.#show(reply.value);
    }
  }
}

const samePath = (one: Path, other: Path) => one.length === other.length && within(one, other);
const within = (path: Path, outer: Path) => outer.every((step, at) => path[at] === step);
