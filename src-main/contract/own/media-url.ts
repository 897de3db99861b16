import { ORIGIN } from '../origin.ts';
import type { Rendition } from './media.ts';

/** Addresses of pictures lie below the window's own origin, so that its content policy lets them pass. */
export const MEDIA_PREFIX = `${ORIGIN}/media/`;

export const mediaUrl = (sha256: string, wanted: Rendition): string => `${MEDIA_PREFIX}${sha256}/${placeIn(wanted)}`;

function placeIn(wanted: Rendition): string {
  switch (wanted.kind) {
    case 'original':
      return 'original';
    case 'tile':
      return `tile/${[wanted.level, wanted.column, wanted.row].join('/')}`;
    case 'fit': {
      const { size, turns, crop } = wanted;
      return ['fit', size, turns, ...(crop ? [crop.x, crop.y, crop.width, crop.height] : [])].join('/');
    }
  }
}
