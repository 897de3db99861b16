import { MEDIA_TYPES } from '#contract/own/media.ts';
import type { Manifest } from '#contract/own/packs.ts';

export const MANIFEST = 'pack.json';

/** Only ASCII, so that no program that packs it again can spoil the name. */
export const mediaName = ({ sha256, type }: Manifest['media'][number]): string =>
  `media/${sha256}.${MEDIA_TYPES[type].extension}`;
