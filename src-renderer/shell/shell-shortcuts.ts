import { m } from '../paraglide/messages.js';
import { overlay } from './overlay.svelte.ts';
import { ROOMS } from './rooms.ts';
import { router } from './router.svelte.ts';
import type { Shortcut } from './shortcuts.svelte.ts';

/** What the keyboard can do from any room. */
export const SHELL_SHORTCUTS: readonly Shortcut[] = [
  {
    keys: 'mod+k',
    title: m.shell_search,
    run: () => {
      overlay.show('search');
    },
  },
  ...ROOMS.map(({ id, title }, index) => ({
    keys: `mod+${index + 1}`,
    title,
    run: () => {
      router.go(`#/${id}`);
    },
  })),
  {
    keys: 'alt+arrowleft',
    title: m.shell_back,
    run: () => {
      history.back();
    },
  },
  {
    keys: 'alt+arrowright',
    title: m.shell_forward,
    run: () => {
      history.forward();
    },
  },
  {
    keys: 'f1',
    title: m.shell_shortcuts,
    run: () => {
      overlay.show('shortcuts');
    },
  },
];
