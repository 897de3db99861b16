import { assertNever } from '#rules/result.ts';
import type { MenuCommand } from '#contract/bridge.ts';
import { m } from '../paraglide/messages.js';
import { overlay } from './overlay.svelte.ts';
import { router } from './router.svelte.ts';
import { toasts } from './toasts.svelte.ts';

/** Follows what the main process tells the window, until the returned function is called. */
export function listenToHost() {
  const stops = [
    window.variorum.on('catalogue-restarted', () => {
      toasts.show({ tone: 'plain', text: m.shell_restarted() });
    }),
    window.variorum.on('menu', ({ command }) => {
      obey(command);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function obey(command: MenuCommand) {
  switch (command.kind) {
    case 'search':
      overlay.show('search');
      return;
    case 'room':
      router.go(`#/${command.room}`);
      return;
    case 'library':
      router.go(`#/library?do=${command.act}`);
      return;
    default:
      assertNever(command);
  }
}
