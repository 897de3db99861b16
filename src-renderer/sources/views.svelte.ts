import type { SavedView } from '#contract/sandbox.ts';
import { call } from '../catalogue.ts';
import { m } from '../paraglide/messages.js';
import { kept } from '../shell/kept.ts';
import { toasts } from '../shell/toasts.svelte.ts';
import type { Panes } from './panes.ts';

const ROOM = 'sources';

/** Sets of panes kept by name. */
class KeptViews {
  list = $state.raw<readonly SavedView[]>([]);

  async load(): Promise<void> {
    this.list = (await kept(call('views.list', { room: ROOM }))) ?? this.list;
  }

  async keep(name: string, panes: Panes): Promise<void> {
    const state = { sources: panes.sources, ...(panes.game && { game: panes.game }) };
    if (!(await kept(call('views.save', { room: ROOM, name, state })))) return;
    toasts.show({ tone: 'plain', text: m.sources_views_kept({ name }) });
    await this.load();
  }

  async remove({ id, name, state }: SavedView): Promise<void> {
    if ((await kept(call('views.remove', { id }))) === undefined) return;
    const run = () => void call('views.save', { room: ROOM, name, state }).then(() => this.load());
    toasts.show({ tone: 'plain', text: m.sources_views_removed({ name }), action: { label: m.sources_undo(), run } });
    await this.load();
  }
}

export const views = new KeptViews();
