import type { SavedView } from '#contract/sandbox.ts';
import { call } from '../catalogue.ts';
import { m } from '../paraglide/messages.js';
import { kept } from '../shell/kept.ts';
import { toasts } from '../shell/toasts.svelte.ts';
import type { Panes } from './panes.ts';

/** What a room keeps by name: sets of panes, layouts of labels. */
export class KeptViews<State extends object> {
  readonly #room: string;
  list = $state.raw<readonly SavedView[]>([]);

  constructor(room: string) {
    this.#room = room;
  }

  async load(): Promise<void> {
    this.list = (await kept(call('views.list', { room: this.#room }))) ?? this.list;
  }

  async keep(name: string, state: State): Promise<void> {
    if (!(await kept(call('views.save', { room: this.#room, name, state })))) return;
    toasts.show({ tone: 'plain', text: m.sources_views_kept({ name }) });
    await this.load();
  }

  async remove({ id, name, state }: SavedView): Promise<void> {
    if ((await kept(call('views.remove', { id }))) === undefined) return;
    const run = () => void call('views.save', { room: this.#room, name, state }).then(() => this.load());
    toasts.show({ tone: 'plain', text: m.sources_views_removed({ name }), action: { label: m.sources_undo(), run } });
    await this.load();
  }
}

export const views = new KeptViews<Panes>('sources');
