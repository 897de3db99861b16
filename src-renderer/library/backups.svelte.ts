import type { Backup } from '#contract/own/library.ts';
import { call } from '../catalogue.ts';
import { m } from '../paraglide/messages.js';
import { kept } from '../shell/kept.ts';
import { toasts } from '../shell/toasts.svelte.ts';

/** The backups of the library, the latest first. */
export class BackupShelf {
  list = $state.raw<readonly Backup[]>([]);
  busy = $state(false);

  async load() {
    this.list = (await kept(call('library.backups', {}))) ?? this.list;
  }

  async backUp() {
    if (this.busy) return;
    this.busy = true;
    const made = await kept(call('library.backUp', {}));
    this.busy = false;
    if (!made) return;
    toasts.show({ tone: 'plain', text: m.library_backed_up() });
    await this.load();
  }
}
