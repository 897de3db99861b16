import { HYPOTHESES, parseKeptHypothesis, type KeptHypothesis } from '#contract/kept-hypothesis.ts';
import type { SavedView } from '#contract/sandbox.ts';
import { call } from '../../catalogue.ts';
import { m } from '../../paraglide/messages.js';
import { kept as keptOrTold } from '../../shell/kept.ts';
import { toasts } from '../../shell/toasts.svelte.ts';
import type { Trouble } from '../../words.ts';

/** A hypothesis of the library with the view that keeps it. */
export interface Entry {
  readonly view: SavedView;
  readonly kept: KeptHypothesis;
}

/** A view of the bench that holds no hypothesis this program can read. */
export interface Unreadable {
  readonly view: SavedView;
  readonly why: string;
}

/** The hypotheses of the library. */
class Bench {
  entries = $state.raw<readonly Entry[] | null>(null);
  unreadable = $state.raw<readonly Unreadable[]>([]);
  trouble = $state.raw<Trouble>();

  async load(): Promise<void> {
    const reply = await call('views.list', { room: HYPOTHESES });
    if (reply.kind !== 'ok') {
      this.trouble = reply;
      return;
    }
    this.trouble = undefined;
    const read = reply.value.map((view) => ({ view, parsed: parseKeptHypothesis(view.state) }));
    this.entries = read.flatMap(({ view, parsed }) => (parsed.kind === 'ok' ? [{ view, kept: parsed.value }] : []));
    this.unreadable = read.flatMap(({ view, parsed }) =>
      parsed.kind === 'failed' ? [{ view, why: parsed.error }] : [],
    );
  }

  find(id: string): Entry | undefined {
    return this.entries?.find(({ view }) => view.id === id);
  }

  /** What is kept under this name from now on, or nothing where the library refused. */
  async keep(name: string, kept: KeptHypothesis): Promise<SavedView | undefined> {
    const view = await keptOrTold(call('views.save', { room: HYPOTHESES, name, state: kept }));
    if (view) await this.load();
    return view;
  }

  async reject({ view, kept }: Entry, reasons: string): Promise<void> {
    const done = await this.keep(view.name, { ...kept, standing: 'rejected', reasons });
    if (done) this.#tell(m.tiles_was_rejected({ name: view.name }), view);
  }

  async reopen({ view, kept }: Entry): Promise<void> {
    const done = await this.keep(view.name, { ...kept, standing: 'kept' });
    if (done) this.#tell(m.tiles_was_reopened({ name: view.name }), view);
  }

  async remove(view: SavedView): Promise<boolean> {
    if ((await keptOrTold(call('views.remove', { id: view.id }))) === undefined) return false;
    await this.load();
    this.#tell(m.tiles_was_removed({ name: view.name }), view);
    return true;
  }

  /** Says what was done, and offers to keep things as they were before. */
  #tell(text: string, { name, state }: SavedView): void {
    const run = () => void keptOrTold(call('views.save', { room: HYPOTHESES, name, state })).then(() => this.load());
    toasts.show({ tone: 'plain', text, action: { label: m.tiles_undo(), run } });
  }
}

export const bench = new Bench();
