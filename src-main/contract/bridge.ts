import type { Reply } from './reply.ts';
import type { TaskProgress } from './tasks.ts';

/** What the main process sends the catalogue process. */
export interface Request {
  readonly id: number;
  readonly method: string;
  readonly args: unknown;
}

/** What the catalogue process tells unasked, while it works. */
export interface Progress {
  readonly progress: TaskProgress;
}

/** What the catalogue process answers. */
export interface Response {
  readonly id: number;
  readonly reply: Reply<unknown>;
}

/** Tells the catalogue process to back up, close the library and end. */
export const LEAVE = 'leave';

/** The Electron channels between window and main process. */
export const CALL_CHANNEL = 'variorum:call';
export const EVENT_CHANNEL = 'variorum:event';
/** From the preload script alone: the path of a file the user dropped or chose. */
export const GRANT_CHANNEL = 'variorum:grant';

export const ROOMS = ['artefacts', 'collection', 'games', 'sources', 'sandbox', 'lab'] as const;
export type Room = (typeof ROOMS)[number];

/** What can be done with the library as a whole. */
export const LIBRARY_ACTS = ['show', 'open', 'move', 'back-up', 'restore'] as const;
export type LibraryAct = (typeof LIBRARY_ACTS)[number];

/** What the application menu can ask of the window. */
export type MenuCommand =
  | { readonly kind: 'search' }
  | { readonly kind: 'room'; readonly room: Room }
  | { readonly kind: 'library'; readonly act: LibraryAct };

/** What the main process tells the window unasked. */
export type HostEvent =
  | { readonly kind: 'catalogue-restarted' }
  | { readonly kind: 'menu'; readonly command: MenuCommand }
  | { readonly kind: 'task'; readonly progress: TaskProgress };

export type HostEventOf<K extends HostEvent['kind']> = Extract<HostEvent, { readonly kind: K }>;

/** All that the window can reach outside itself, as `window.variorum`. */
export interface Bridge {
  call(method: string, args: unknown): Promise<Reply<unknown>>;
  /** Returns the function that stops listening. */
  on<K extends HostEvent['kind']>(kind: K, listener: (event: HostEventOf<K>) => void): () => void;
  /** Where a `File` that the user dropped or chose lies, from then on granted to the catalogue; empty for any other. */
  pathOf(file: object): string;
}
