import type { Exif, Media, MediaItem, MediaRefusal, Rendered, Rendition, Zoom } from './media.ts';

/** The folders of one library that pictures live in. */
export interface MediaFolders {
  readonly originals: string;
  /** Derived; may be cleared at any time. */
  readonly renditions: string;
}

type Kept = Pick<Media, 'sha256' | 'type'>;

/** What the catalogue asks of the media worker, and what comes back, by kind. */
export interface MediaWork {
  keep: {
    ask: { readonly item: MediaItem; readonly filename: string };
    answer: { readonly media: Omit<Media, 'added'>; readonly known: boolean; readonly misnamed: boolean };
  };
  draw: { ask: { readonly media: Kept; readonly rendition: Rendition }; answer: Rendered };
  zoom: { ask: { readonly media: Kept }; answer: Zoom };
  exif: { ask: { readonly media: Kept }; answer: Exif };
}
export type MediaWorkKind = keyof MediaWork;

/** `cancel` names an earlier job; it is answered all the same. */
export type MediaJob =
  | { readonly kind: 'cancel'; readonly id: number }
  | {
      [K in MediaWorkKind]: {
        readonly kind: K;
        readonly id: number;
        readonly folders: MediaFolders;
      } & MediaWork[K]['ask'];
    }[MediaWorkKind];

export type MediaAnswer =
  | { readonly kind: 'done'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'refused'; readonly id: number; readonly reason: MediaRefusal }
  | { readonly kind: 'cancelled'; readonly id: number }
  /** An error of the system, such as a full disk; `code` as Node names it. */
  | { readonly kind: 'failed'; readonly id: number; readonly code: string; readonly message: string };
