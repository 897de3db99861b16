import { expect, test } from 'vitest';
import { uniqueNames } from './file-names.ts';
import { jpegSize } from './jpeg-size.ts';
import { element, writeXml } from './markup.ts';
import { textsAt } from './testing.ts';

test('file names keep any letters and never meet', () => {
  expect(uniqueNames(['T-001', 't-001', '../etc', '籌 1/2', '', 'Bó͘'])).toEqual([
    'T-001',
    't-001-2',
    '-etc',
    '籌-1-2',
    'object',
    'Bó͘',
  ]);
});

test('the size of a JPEG is that of its frame', () => {
  const jpeg = Uint8Array.of(
    0xff,
    0xd8,
    0xff,
    0xe0,
    0,
    4,
    1,
    2,
    0xff,
    0xc2,
    0,
    11,
    8,
    0x0b,
    0xb8,
    0x0f,
    0xa0,
    3,
    0,
    0,
    0,
  );
  expect(jpegSize(jpeg)).toEqual({ width: 4000, height: 3000 });
  expect(jpegSize(jpeg.subarray(0, 10))).toBeUndefined();
  expect(jpegSize(Uint8Array.of(0x89, 0x50, 0x4e, 0x47))).toBeUndefined();
});

test('no text can be taken for markup, and none makes a document unreadable', () => {
  const nasty = '<b>&amp; ]]> "\' \u0000\u000b\ufffe\ud800 籌 𠮷 e\u0301';
  const written = writeXml(element('a', { b: nasty }, nasty, element('c')));
  expect(textsAt(written, 'a')).toEqual(['<b>&amp; ]]> "\' ���� 籌 𠮷 e\u0301']);
});
