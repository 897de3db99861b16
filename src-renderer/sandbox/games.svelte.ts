import type { SandboxSummary } from '#contract/sandbox.ts';
import { call } from '../catalogue.ts';
import { m } from '../paraglide/messages.js';
import { kept } from '../shell/kept.ts';
import { toasts } from '../shell/toasts.svelte.ts';
import type { Trouble } from '../words.ts';

/** The games of the library: those one can go on with, and those in the bin. */
export class Games {
  list = $state.raw<readonly SandboxSummary[] | null>(null);
  bin = $state.raw<readonly SandboxSummary[]>([]);
  /** Why the games could not be listed: a library that cannot be read is not one without games. */
  trouble = $state.raw<Trouble>();

  async load(): Promise<void> {
    const [list, bin] = await Promise.all([
      call('sandbox.list', { removed: false }),
      call('sandbox.list', { removed: true }),
    ]);
    if (list.kind === 'ok') this.list = list.value;
    if (bin.kind === 'ok') this.bin = bin.value;
    this.trouble = [list, bin].find((reply) => reply.kind !== 'ok');
  }

  async rename({ id }: SandboxSummary, title: string): Promise<void> {
    if (await kept(call('sandbox.rename', { id, title }))) await this.load();
  }

  async remove(game: SandboxSummary): Promise<void> {
    if (!(await kept(call('sandbox.remove', { id: game.id })))) return;
    toasts.show({
      tone: 'plain',
      text: m.sandbox_removed({ title: game.title }),
      action: { label: m.sandbox_undo(), run: () => void this.restore(game) },
    });
    await this.load();
  }

  async restore({ id }: SandboxSummary): Promise<void> {
    if (await kept(call('sandbox.restore', { id }))) await this.load();
  }
}
