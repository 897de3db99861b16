import type { Reply } from './reply.ts';

/** What the main process sends the catalogue process. */
export interface Request {
  readonly id: number;
  readonly method: string;
  readonly args: unknown;
}

/** What the catalogue process answers. */
export interface Response {
  readonly id: number;
  readonly reply: Reply<unknown>;
}

/** The two Electron channels between window and main process. */
export const CALL_CHANNEL = 'variorum:call';
export const EVENT_CHANNEL = 'variorum:event';

export const ROOMS = ['artefacts', 'games', 'sources', 'sandbox', 'lab'] as const;
export type Room = (typeof ROOMS)[number];

/** What the application menu can ask of the window. */
export type MenuCommand = { readonly kind: 'search' } | { readonly kind: 'room'; readonly room: Room };

/** What the main process tells the window unasked. */
export type HostEvent =
  { readonly kind: 'catalogue-restarted' } | { readonly kind: 'menu'; readonly command: MenuCommand };

export type HostEventOf<K extends HostEvent['kind']> = Extract<HostEvent, { readonly kind: K }>;

/** All that the window can reach outside itself, as `window.variorum`. */
export interface Bridge {
  call(method: string, args: unknown): Promise<Reply<unknown>>;
  /** Returns the function that stops listening. */
  on<K extends HostEvent['kind']>(kind: K, listener: (event: HostEventOf<K>) => void): () => void;
}
