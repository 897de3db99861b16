import type { Added, AddedMedia, MediaItem } from '#contract/own/media.ts';
import type { MediaUse } from '#contract/own/records.ts';
import type { Reply } from '#contract/reply.ts';
import type { TaskProgress } from '#contract/tasks.ts';

/** What adding needs of the world around the window. */
export interface Outside {
  readonly add: (task: string, items: readonly MediaItem[]) => Promise<Reply<AddedMedia>>;
  readonly cancel: (task: string) => void;
  /** Empty for a file that lies nowhere, such as a picture from the clipboard. */
  readonly pathOf: (file: File) => string;
}

/** Files on their way into the library: how far they are, and what is to be said of them. */
export class Adding {
  progress = $state.raw<Omit<TaskProgress, 'task'> | null>(null);
  /** Of the last files added, those that were refused or that are not what they seem. */
  remarks = $state.raw<readonly Added[]>([]);
  cancelled = $state(false);
  trouble = $state.raw<Exclude<Reply<never>, { kind: 'ok' }> | null>(null);
  readonly #outside: Outside;
  #task = '';
  #underWay: Promise<unknown> | null = null;

  constructor(outside: Outside) {
    this.#outside = outside;
  }

  /** Follows the tasks of the catalogue, of which this one is one. */
  hear({ task, ...progress }: TaskProgress): void {
    if (this.progress && task === this.#task) this.progress = progress;
  }

  async files(files: readonly File[]): Promise<readonly MediaUse[]> {
    return this.items(await Promise.all(files.map((file) => this.#itemOf(file))));
  }

  /** The uses of what was kept; files that come while others are under way have their turn after them. */
  async items(items: readonly MediaItem[]): Promise<readonly MediaUse[]> {
    if (items.length === 0) return [];
    if (!this.#underWay) this.remarks = [];
    while (this.#underWay) await this.#underWay;
    const taking = this.#take(items);
    this.#underWay = taking;
    return taking;
  }

  async #take(items: readonly MediaItem[]): Promise<readonly MediaUse[]> {
    this.#task = crypto.randomUUID();
    this.progress = { done: 0, total: items.length };
    this.trouble = null;
    const reply = await this.#outside.add(this.#task, items);
    this.progress = null;
    this.#underWay = null;
    if (reply.kind === 'ok') return this.#keep(reply.value);
    this.trouble = reply;
    return [];
  }

  cancel = (): void => {
    this.#outside.cancel(this.#task);
  };

  #keep({ items, cancelled }: AddedMedia): readonly MediaUse[] {
    this.cancelled = cancelled;
    this.remarks = [...this.remarks, ...items.filter(isRemarkable)];
    return items.flatMap((added) => (added.kind === 'kept' ? [useOf(added)] : []));
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
