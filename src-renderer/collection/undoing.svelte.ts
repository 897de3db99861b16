import type { Action, Standing } from '#contract/own/changes.ts';
import { call } from '../catalogue.ts';
import { kept } from '../shell/kept.ts';

/** Undo and redo of the collection's change log, whichever page is open. */
class Undoing {
  #standing = $state.raw<Standing>({});
  readonly #watchers = new Set<() => unknown>();

  get undoable(): Action | undefined {
    return this.#standing.undo;
  }
  get redoable(): Action | undefined {
    return this.#standing.redo;
  }

  /** Told after each undo and redo, until the returned function is called. */
  watch(watcher: () => unknown): () => void {
    this.#watchers.add(watcher);
    return () => {
      this.#watchers.delete(watcher);
    };
  }

  async load(): Promise<void> {
    this.#standing = (await kept(call('own.standing', {}))) ?? this.#standing;
  }

  undo(): Promise<void> {
    return this.#move('own.undo');
  }
  redo(): Promise<void> {
    return this.#move('own.redo');
  }

  async #move(method: 'own.undo' | 'own.redo'): Promise<void> {
    const standing = await kept(call(method, {}));
    if (!standing) return;
    this.#standing = standing;
    for (const watcher of this.#watchers) watcher();
  }
}

export const undoing = new Undoing();
