import type { Media, Swept } from '#contract/own/media.ts';
import { call, callHost } from '../catalogue.ts';
import { m } from '../paraglide/messages.js';
import { kept } from '../shell/kept.ts';

/** So many go at once, so that the bar moves. */
const BATCH = 50;

/** What the folder of files and the objects disagree on, and what can be done about it. */
export class FileCare {
  swept = $state.raw<Swept | null>(null);
  /** What is known of the files nobody uses; nothing of one that was cut short before its row was written. */
  known = $state.raw<Readonly<Record<string, Media>>>({});
  looking = $state(false);
  deleting = $state.raw<{ readonly done: number; readonly total: number } | null>(null);
  deleted = $state<number | null>(null);
  readonly orphaned = $derived((this.swept?.orphans ?? []).reduce((sum, { size }) => sum + size, 0));
  readonly busy = $derived(this.looking || this.deleting !== null);

  async look(): Promise<void> {
    this.looking = true;
    this.deleted = null;
    await this.#sweep();
    this.looking = false;
  }

  /** Takes files in that may be the missing ones, without a use of them: by their content they fill their places. */
  async chooseAgain(): Promise<void> {
    const paths = await kept(callHost('host.chooseFiles', { what: 'photographs', title: m.library_files_again() }));
    if (!paths || paths.length === 0) return;
    this.looking = true;
    const items = paths.map((path) => ({ kind: 'path', path }) as const);
    await kept(call('media.add', { task: crypto.randomUUID(), items }));
    await this.look();
  }

  async deleteOrphans(): Promise<void> {
    const going = (this.swept?.orphans ?? []).map(({ sha256 }) => sha256);
    let deleted = 0;
    for (let from = 0; from < going.length; from += BATCH) {
      this.deleting = { done: from, total: going.length };
      const gone = await kept(call('media.discard', { sha256: going.slice(from, from + BATCH) }));
      if (gone === undefined) break;
      deleted += gone;
    }
    await this.#sweep();
    this.deleting = null;
    this.deleted = deleted;
  }

  async #sweep(): Promise<void> {
    const swept = (await kept(call('media.sweep', {}))) ?? null;
    const sha256 = swept?.orphans.slice(0, 10_000).map((orphan) => orphan.sha256) ?? [];
    const known: readonly Media[] = (await kept(call('media.info', { sha256 }))) ?? [];
    this.known = Object.fromEntries(known.map((media) => [media.sha256, media]));
    this.swept = swept;
  }
}
