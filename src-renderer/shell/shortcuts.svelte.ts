import { untrack } from 'svelte';

/** A key combination: `mod` is Control, or Command on a Mac. */
export interface Shortcut {
  readonly keys: string;
  readonly title: () => string;
  readonly run: () => void;
}

const APPLE = navigator.platform.startsWith('Mac');

/** `mod+k` as it is printed on the reader's keyboard. */
export const printed = (keys: string) =>
  keys
    .split('+')
    .map((key) => (key === 'mod' ? (APPLE ? '⌘' : 'Ctrl') : key === 'alt' ? (APPLE ? '⌥' : 'Alt') : capital(key)))
    .join(APPLE ? '' : '+');

const capital = (key: string) => ARROWS[key] ?? key.charAt(0).toUpperCase() + key.slice(1);
const ARROWS: Readonly<Record<string, string>> = { arrowleft: '←', arrowright: '→', arrowup: '↑', arrowdown: '↓' };

export function keysOf(event: KeyboardEvent) {
  const mod = APPLE ? event.metaKey : event.ctrlKey;
  const parts = [mod && 'mod', event.altKey && 'alt', event.shiftKey && event.key.length > 1 && 'shift'];
  return [...parts.filter(Boolean), event.key.toLowerCase()].join('+');
}

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
    if (event.isComposing || event.defaultPrevented || isTyped(event)) return;
    const keys = keysOf(event);
    const shortcut = this.list.findLast((one) => one.keys === keys);
    if (!shortcut) return;
    event.preventDefault();
    shortcut.run();
  };
}

/** A plain key in a field is text, not a shortcut; nor does one reach through an open dialog. */
function isTyped(event: KeyboardEvent) {
  if (event.ctrlKey || event.metaKey || event.altKey || /^F\d/.test(event.key)) return false;
  const target = event.target instanceof Element ? event.target : document.body;
  return target.closest('input, textarea, select, [contenteditable], dialog') !== null;
}

export const shortcuts = new Shortcuts();
