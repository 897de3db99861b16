import { ORIGIN } from '../origin.ts';
import { rendition, SHA256, type Rendition } from './media.ts';

/** Addresses of pictures, below the window's own origin, so that its content policy lets them pass. */
const PREFIX = `${ORIGIN}/media/`;

export const mediaUrl = (sha256: string, wanted: Rendition): string => `${PREFIX}${sha256}/${placeIn(wanted)}`;

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

/** Reads such an address; nothing where it is none. */
export function readMediaUrl(url: string): { readonly sha256: string; readonly rendition: Rendition } | undefined {
  if (!url.startsWith(PREFIX)) return undefined;
  const [sha256 = '', kind, ...numbers] = url.slice(PREFIX.length).split('/');
  const parsed = rendition.safeParse(askedFor(kind, numbers.map(Number)));
  return SHA256.test(sha256) && parsed.success ? { sha256, rendition: parsed.data } : undefined;
}

function askedFor(kind: string | undefined, [a, b, ...rest]: readonly number[]): unknown {
  if (kind === 'tile') return { kind, level: a, column: b, row: rest[0] };
  if (kind !== 'fit') return { kind };
  const [x, y, width, height] = rest;
  return { kind, size: a, turns: b, ...(rest.length > 0 && { crop: { x, y, width, height } }) };
}
