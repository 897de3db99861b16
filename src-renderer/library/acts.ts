import type { LibraryAct } from '#contract/bridge.ts';
import type { StateBefore } from '#contract/own/library.ts';
import type { Reply } from '#contract/reply.ts';
import { assertNever } from '#rules/result.ts';
import { call, callHost } from '../catalogue.ts';
import { m } from '../paraglide/messages.js';
import { kept } from '../shell/kept.ts';
import { toasts } from '../shell/toasts.svelte.ts';

/** What the page tells once the window has begun anew with another state of the library. */
export type Done = Readonly<Record<string, string>> & { readonly done: 'moved' | 'opened' | 'restored' | 'salvaged' };

/** Everything in the window came from the library as it was, so the window begins anew. */
export function beginAnew(done: Done): void {
  // Not by the hash, or the window as it was would tell the end of it before it begins anew.
  history.pushState(null, '', `#/library?${new URLSearchParams(done).toString()}`);
  location.reload();
}

export const nameOf = (before: StateBefore) => (before.kind === 'backup' ? before.name : before.folder);

export async function showFolder(): Promise<void> {
  await kept(callHost('host.showLibrary', {}));
}

export async function openAnother(): Promise<void> {
  const folder = await choose(m.library_open_title());
  if (folder === null) return;
  const opened = await went(call('library.openAt', { folder }));
  if (opened) beginAnew({ done: 'opened' });
}

export async function move(from: string): Promise<void> {
  const folder = await choose(m.library_move_title());
  if (folder === null) return;
  toasts.show({ tone: 'plain', text: m.library_moving() });
  const moved = await went(call('library.move', { folder }));
  if (moved) beginAnew({ done: 'moved', from });
}

/** What the page does at once when the menu has asked for it; a restore begins with the choice on the page itself. */
export async function act(asked: LibraryAct, from: string, backUp: () => Promise<void>): Promise<void> {
  switch (asked) {
    case 'show':
      return showFolder();
    case 'open':
      return openAnother();
    case 'move':
      return move(from);
    case 'back-up':
      return backUp();
    case 'restore':
      return;
    default:
      return assertNever(asked);
  }
}

async function choose(title: string): Promise<string | null> {
  return (await kept(callHost('host.chooseFolder', { title }))) ?? null;
}

const UNFIT: Readonly<Record<string, () => string>> = {
  inside: m.library_unfit_inside,
  'not-empty': m.library_unfit_not_empty,
  'no-library': m.library_unfit_no_library,
};

/** Why a folder will not do is worth its own words. */
async function went<T>(answer: Promise<Reply<T>>): Promise<T | undefined> {
  const reply = await answer;
  const unfit = reply.kind === 'refused' ? UNFIT[String(reply.refusal.detail?.['unfit'])] : undefined;
  if (unfit === undefined) return kept(Promise.resolve(reply));
  toasts.show({ tone: 'fault', text: unfit() });
  return undefined;
}
