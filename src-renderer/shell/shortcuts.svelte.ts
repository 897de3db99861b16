import { untrack } from 'svelte';
import { isTyping, keysOf, printKeys } from './keys.ts';

/** `mod` in the keys is Control, or Command on a Mac. */
export interface Shortcut {
  readonly keys: string;
  readonly title: () => string;
  readonly run: () => void;
}

const APPLE = navigator.platform.startsWith('Mac');

export const printed = (keys: string) => printKeys(keys, APPLE);

class Shortcuts {
  list = $state.raw<readonly Shortcut[]>([]);

  /** Adds shortcuts until the returned function is called; the latest of equal keys wins. Meant for an effect. */
  add(shortcuts: readonly Shortcut[]) {
    this.list = [...untrack(() => this.list), ...shortcuts];
    return () => {
      this.list = this.list.filter((one) => !shortcuts.includes(one));
    };
  }

  handle = (event: KeyboardEvent) => {
    // While an input method composes, its keys are its own.
    if (event.isComposing || event.defaultPrevented || isForField(event)) return;
    const keys = keysOf(event, APPLE);
    const shortcut = this.list.findLast((one) => one.keys === keys);
    if (!shortcut) return;
    event.preventDefault();
    shortcut.run();
  };
}

/** Neither a field nor an open dialog lets the keys of the room behind it through. */
function isForField(event: KeyboardEvent) {
  const target = event.target instanceof Element ? event.target : document.body;
  return isTyping(event) && target.closest('input:not([type=radio]), textarea, select, dialog') !== null;
}

export const shortcuts = new Shortcuts();
