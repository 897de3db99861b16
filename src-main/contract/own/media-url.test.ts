import { expect, test } from 'vitest';
import { mediaUrl } from './media-url.ts';
import type { Rendition } from './media.ts';
import { readMediaUrl } from './read-media-url.ts';

const SHA = 'a'.repeat(64);

test.each<Rendition>([
  { kind: 'original' },
  { kind: 'tile', level: 3, column: 0, row: 12 },
  { kind: 'fit', size: 320, turns: 0 },
  { kind: 'fit', size: 320, turns: 3, crop: { x: 0.25, y: 1e-7, width: 1 / 3, height: 1 } },
])('an address of $kind is read as it was written', (rendition) => {
  expect(readMediaUrl(mediaUrl(SHA, rendition))).toEqual({ sha256: SHA, rendition });
});

test.each([
  '/index.html',
  '/media/',
  `/media/${SHA}`,
  `/media/${SHA}/fit`,
  `/media/${SHA}/fit/99999/0`,
  `/media/${SHA}/fit/320/0/0.5`,
  `/media/${SHA}/tile/0/0`,
  `/media/${SHA}/tile/0/-1/0`,
  '/media/../catalogue.db/original',
  `/media/${SHA.slice(1)}/original`,
])('%s is no address of a picture', (path) => {
  expect(readMediaUrl(`app://variorum${path}`)).toBeUndefined();
});
