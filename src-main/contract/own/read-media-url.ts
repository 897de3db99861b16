import { MEDIA_PREFIX } from './media-url.ts';
import { rendition, SHA256, type Rendition } from './media.ts';

/** Reads the address of a picture; nothing where it is none. */
export function readMediaUrl(url: string): { readonly sha256: string; readonly rendition: Rendition } | undefined {
  if (!url.startsWith(MEDIA_PREFIX)) return undefined;
  const [sha256 = '', kind, ...numbers] = url.slice(MEDIA_PREFIX.length).split('/');
  const parsed = rendition.safeParse(askedFor(kind, numbers.map(Number)));
  return SHA256.test(sha256) && parsed.success ? { sha256, rendition: parsed.data } : undefined;
}

function askedFor(kind: string | undefined, [a, b, ...rest]: readonly number[]): unknown {
  if (kind === 'tile') return { kind, level: a, column: b, row: rest[0] };
  if (kind !== 'fit') return { kind };
  const [x, y, width, height] = rest;
  return { kind, size: a, turns: b, ...(rest.length > 0 && { crop: { x, y, width, height } }) };
}
