import type { MethodArgs, MethodName, MethodResult } from '#contract/methods.ts';
import type { Link } from '#contract/records.ts';
import type { Refusal, Reply } from '#contract/reply.ts';
import type { OpenedOwn } from '#contract/own/methods.ts';
import type { OwnBody, OwnKind, OwnRecord } from '#contract/own/records.ts';
import type { Trouble } from '../../words.ts';
import { put, valueAt, type Path } from './paths.ts';

export type Call = <M extends MethodName>(method: M, args: MethodArgs<M>) => Promise<Reply<MethodResult<M>>>;

/** What is typed in one place and is not in the record: not yet, or because it was refused. */
export interface Edit {
  readonly path: Path;
  /** What stood there as the typing began; it is written only over that. */
  readonly before: unknown;
  readonly after: unknown;
  readonly why?: Refusal;
}

export type RefusedEdit = Edit & { readonly why: Refusal };

/** How long after the last key an edit is written, and how long at most when the keys never rest: a power cut takes a word or two. */
const IDLE_MS = 400;
const MOST_MS = 1_000;
const RETRY_MS = 2_000;

/**
 * A record under the pen. What is typed shows at once; it is written when the field is left, the typing pauses or the
 * window closes, and kept in view until the catalogue has it. What was refused when it was typed is there again.
 */
export class Draft<K extends OwnKind> {
  /** As the catalogue has it. */
  record = $state.raw() as OwnRecord<K>;
  links = $state.raw<readonly Link[]>([]);
  trouble = $state.raw<Trouble | null>(null);
  /** No two of them overlap. */
  #edits = $state.raw<readonly Edit[]>([]);
  #sending = $state(false);

  readonly body = $derived(filled(this.record.body, this.#edits, 'after') as OwnBody<K>);
  /** What was typed and cannot stand; it stays in its field, and in the library, until something else is chosen. */
  readonly refused = $derived(this.#edits.filter((edit): edit is RefusedEdit => edit.why !== undefined));
  readonly state = $derived.by(() => {
    if (this.trouble || this.refused.length > 0) return 'unsaved';
    return this.#edits.length > 0 || this.#sending ? 'saving' : 'saved';
  });

  readonly #call: Call;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the first of what is not written yet was typed. */
  #since: number | undefined;
  #underWay: Promise<void> = Promise.resolve();
  /** Where typing goes on, and the action it is logged as. */
  #typing: { readonly path: Path; readonly action: number } | null = null;

  constructor(call: Call, opened: OpenedOwn) {
    this.#call = call;
    this.#show(opened);
  }

  /** Notes an edit; `flush` writes it. */
  set(path: Path, after: unknown): void {
    const outer = this.#edits.find((edit) => within(path, edit.path));
    const others = this.#edits.filter((edit) => edit !== outer && !within(edit.path, path));
    this.#edits = [...others, outer ? retyped(outer, path, after) : { path, before: this.#stoodAt(path), after }];
    this.#since ??= Date.now();
    this.#later(Math.min(IDLE_MS, this.#since + MOST_MS - Date.now()));
  }

  /** What stood at a place before anything was typed that is not in the record. */
  #stoodAt(path: Path): unknown {
    return valueAt(filled(this.record.body, this.#edits, 'before'), path);
  }

  /** Why what is typed at a place, or in a part of it, cannot stand. */
  refusedAt(path: Path): RefusedEdit | undefined {
    return this.refused.find((edit) => within(edit.path, path) || within(path, edit.path));
  }

  /** Writes what was typed over what stands there now. */
  async insist({ path }: Edit): Promise<void> {
    await this.#reopen();
    this.#edits = this.#edits.map((edit) =>
      edit.path === path ? { ...edit, before: valueAt(this.record.body, path) } : edit,
    );
    await this.flush();
  }

  /** Lets go of what was typed, in favour of what stands. */
  async discard({ path }: Edit): Promise<void> {
    await this.#underWay;
    this.#edits = this.#edits.filter((edit) => edit.path !== path);
    await this.#forget(path);
    await this.#reopen();
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
    await this.#reopen();
  }

  async #reopen(): Promise<void> {
    const { kind, id } = this.record;
    const reply = await this.#call('own.open', { kind, id });
    if (reply.kind === 'ok') this.#show(reply.value);
    else this.trouble = reply;
  }

  #show({ record, links, refused }: OpenedOwn): void {
    this.record = record as OwnRecord<K>;
    this.links = links;
    const fresh = refused.filter(({ path }) => !this.#edits.some((edit) => overlap(edit.path, path)));
    this.#edits = [...this.#edits, ...fresh];
  }

  #writeNow(): Promise<void> {
    clearTimeout(this.#timer);
    this.#since = undefined;
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
    const { path, before, after } = edit;
    if (JSON.stringify(valueAt(body, path)) === JSON.stringify(after)) {
      if (edit.why) await this.#forget(path);
      return this.#written(edit);
    }
    const continues = this.#typing && samePath(this.#typing.path, path) ? { continues: this.#typing.action } : {};
    const changes = [{ path: [...path], before, after }];
    const reply = await this.#call('own.change', { kind, id, changes, keep: true, ...continues });
    if (reply.kind !== 'ok') return this.#keep(edit, reply);
    this.#typing = reply.value.action.id > 0 ? { path, action: reply.value.action.id } : null;
    this.record = reply.value.record as OwnRecord<K>;
    this.#written(edit);
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
    if (reply.kind === 'refused' && reply.refusal.code === 'stale') await this.#reopen();
    // Somebody else had added to it: it is now as they left it.
    if (this.record !== record) return this.#append(path, more, continues);
    this.set(path, after);
    await this.#keep({ path, before, after }, reply);
    return undefined;
  }

  /** What has been typed there in the meantime goes on from what was written. */
  #written(done: Edit): void {
    this.#edits = this.#edits.flatMap((edit) => {
      if (edit === done) return [];
      return overlap(edit.path, done.path) ? { ...edit, before: valueAt(this.record.body, edit.path) } : edit;
    });
  }

  /** A fault may pass, so it is tried again; what is refused waits for the pen, or for a choice. */
  async #keep({ path }: Edit, trouble: Trouble): Promise<void> {
    if (trouble.kind === 'fault') {
      this.trouble = trouble;
      this.#later(RETRY_MS);
      return;
    }
    const { refusal: why } = trouble;
    this.#edits = this.#edits.map((edit) => (overlap(edit.path, path) ? { ...edit, why } : edit));
    if (why.code === 'stale' || why.code === 'not-found') await this.#reopen();
  }

  async #forget(path: Path): Promise<void> {
    const { kind, id } = this.record;
    const reply = await this.#call('own.discard', { kind, id, path: [...path] });
    if (reply.kind !== 'ok') this.trouble = reply;
  }
}

/** The body with one side of every edit in it. */
const filled = (body: unknown, edits: readonly Edit[], side: 'before' | 'after'): unknown =>
  edits.reduce((at, edit) => put(at, edit.path, edit[side]), body);

/** A choice between what stands and what is typed goes on while more is typed; what else was wrong may be so no longer. */
function retyped({ path: outer, before, after: all, why }: Edit, path: Path, after: unknown): Edit {
  const edit = { path: outer, before, after: put(all, path.slice(outer.length), after) };
  return why?.code === 'stale' ? { ...edit, why } : edit;
}

const samePath = (one: Path, other: Path) => one.length === other.length && within(one, other);
const within = (path: Path, outer: Path) => outer.every((step, at) => path[at] === step);
const overlap = (one: Path, other: Path) => within(one, other) || within(other, one);
