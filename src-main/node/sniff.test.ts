import { expect, test } from 'vitest';
import { isMisnamed, sniff } from './sniff.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const box = (brands: string) => bytes(`\0\0\0\x20ftyp${brands}`);

test.each([
  ['jpeg', bytes('\xff\xd8\xff\xe0')],
  ['tiff', bytes('II*\0')],
  ['tiff', bytes('MM\0+')],
  ['webp', bytes('RIFF\x10\0\0\0WEBPVP8 ')],
  ['avif', box('avif\0\0\0\0mif1')],
  ['avif', box('mif1\0\0\0\0miafavif')],
  ['heic', box('mif1\0\0\0\0heic')],
  ['heic', box('heix\0\0\0\0')],
  ['pdf', bytes('%PDF-1.4')],
  ['svg', bytes('\xef\xbb\xbf<?xml version="1.0"?>\n<!-- made by hand -->\n<!DOCTYPE svg PUBLIC "a" "b">\n<svg>')],
])('%s is told by its first bytes', (type, head) => {
  expect(sniff(head)).toBe(type);
});

test.each(['', 'RIFF\x10\0\0\0WAVE', '<html><svg></svg>', 'text <svg>', ' %PDF-1.4', '<svgx>', 'PK\x03\x04', 'GIF90a'])(
  '%j is none of ours',
  (head) => {
    expect(sniff(bytes(head))).toBeUndefined();
  },
);

test('a name that speaks of another type is told, in whatever case', () => {
  expect(isMisnamed('a.JPEG', 'jpeg')).toBe(false);
  expect(isMisnamed('a.tif', 'tiff')).toBe(false);
  expect(isMisnamed('a.heif', 'heic')).toBe(false);
  expect(isMisnamed('a.png', 'jpeg')).toBe(true);
  expect(isMisnamed('a.xyz', 'jpeg')).toBe(true);
  expect(isMisnamed('pasted picture', 'png')).toBe(false);
});
