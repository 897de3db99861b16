import type { Added, AddedMedia, MediaItem } from '#contract/own/media.ts';
import type { MediaUse } from '#contract/own/records.ts';
import type { Reply } from '#contract/reply.ts';
import type { TaskProgress } from '#contract/tasks.ts';

/** What adding needs of the world around the window. */
export interface Outside {
  readonly add: (task: string, items: readonly MediaItem[]) => Promise<Reply<AddedMedia>>;
  readonly cancel: (task: string) => void;
  /** Makes them part of the object, as one with the action named; answers with the action. */
  readonly attach: (uses: readonly MediaUse[], continues: number | undefined) => Promise<number | undefined>;
  /** Empty for a file that lies nowhere, such as a picture from the clipboard. */
  readonly pathOf: (file: File) => string;
}

/** So many are taken in before they are attached, so that a power cut leaves no more than these without their object. */
const BATCH = 20;

/** Files on their way into the library: how far they are, and what is to be said of them. */
export class Adding {
  progress = $state.raw<Omit<TaskProgress, 'task'> | null>(null);
  /** Of the last files added, those that were refused or that are not what they seem. */
  remarks = $state.raw<readonly Added[]>([]);
  cancelled = $state(false);
  /** How many of the last files are attached. */
  added = $state(0);
  trouble = $state.raw<Exclude<Reply<never>, { kind: 'ok' }> | null>(null);
  readonly #outside: Outside;
  #task = '';
  /** How many of the files went before those that the catalogue counts. */
  #before = 0;
  #underWay: Promise<void> | null = null;

  constructor(outside: Outside) {
    this.#outside = outside;
  }

  /** Follows the tasks of the catalogue, of which this one is one. */
  hear({ task, done, note }: TaskProgress): void {
    if (!this.progress || task !== this.#task) return;
    this.progress = { done: this.#before + done, total: this.progress.total, ...(note !== undefined && { note }) };
  }

  async files(files: readonly File[]): Promise<void> {
    return this.items(await Promise.all(files.map((file) => this.#itemOf(file))));
  }

  /** Files that come while others are under way have their turn after them. */
  async items(items: readonly MediaItem[]): Promise<void> {
    if (items.length === 0) return;
    if (!this.#underWay) this.remarks = [];
    while (this.#underWay) await this.#underWay;
    this.#underWay = this.#take(items);
    return this.#underWay;
  }

  cancel = (): void => {
    this.cancelled = true;
    this.#outside.cancel(this.#task);
  };

  async #take(items: readonly MediaItem[]): Promise<void> {
    this.#task = crypto.randomUUID();
    this.cancelled = false;
    this.trouble = null;
    this.added = 0;
    let action: number | undefined;
    for (let from = 0; from < items.length && !this.cancelled && !this.trouble; from += BATCH) {
      this.#before = from;
      this.progress = { done: from, total: items.length };
      const reply = await this.#outside.add(this.#task, items.slice(from, from + BATCH));
      if (reply.kind === 'ok') action = await this.#keep(reply.value, action);
      else this.trouble = reply;
    }
    this.progress = null;
    this.#underWay = null;
  }

  /** Attaches what was kept, and answers with the action that did it. */
  async #keep({ items, cancelled }: AddedMedia, action: number | undefined): Promise<number | undefined> {
    this.cancelled ||= cancelled;
    this.remarks = [...this.remarks, ...items.filter(isRemarkable)];
    const uses = items.flatMap((added) => (added.kind === 'kept' ? [useOf(added)] : []));
    if (uses.length === 0) return action;
    this.added += uses.length;
    return this.#outside.attach(uses, action);
  }

  async #itemOf(file: File): Promise<MediaItem> {
    const path = this.#outside.pathOf(file);
    if (path !== '') return { kind: 'path', path };
    return { kind: 'bytes', filename: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
  }
}

const useOf = ({ media, filename }: Extract<Added, { kind: 'kept' }>): MediaUse => ({
  id: crypto.randomUUID(),
  sha256: media.sha256,
  filename,
  caption: '',
  turns: 0,
});

const isRemarkable = (added: Added) =>
  added.kind === 'refused' || added.misnamed || (added.media.type === 'heic' && added.media.width === undefined);
