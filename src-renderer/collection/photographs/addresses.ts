import { mediaUrl } from '#contract/own/media-url.ts';
import type { MediaUse } from '#contract/own/records.ts';

type Shown = Pick<MediaUse, 'sha256' | 'turns'> & Partial<Pick<MediaUse, 'crop'>>;

/** The address of a small picture of a photograph as the object shows it: turned, cropped, its longer side at most `size`. */
export const thumbnailAddress = ({ sha256, turns, crop }: Shown, size = 400) =>
  mediaUrl(sha256, { kind: 'fit', size, turns, crop });

/** The whole photograph, upright, to lie under its tiles until they come. */
export const groundAddress = (sha256: string) => mediaUrl(sha256, { kind: 'fit', size: 1600, turns: 0 });

export const originalAddress = (sha256: string) => mediaUrl(sha256, { kind: 'original' });

export const tileAddress = (sha256: string, { level, column, row }: { level: number; column: number; row: number }) =>
  mediaUrl(sha256, { kind: 'tile', level, column, row });
