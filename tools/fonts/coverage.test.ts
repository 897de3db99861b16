import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import coverage from './coverage.json' with { type: 'json' };
import { inRanges } from './ranges.mjs';

const READ = /\.(md|json|ya?ml|svelte)$/;
const upright = [
  ...coverage['variorum-latin.woff2'],
  ...coverage['variorum-han.woff2'],
  ...coverage['variorum-han-rest.woff2'],
];

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => READ.test(file))
    .map((file) => join(folder, file));

/** Characters of a text that no shipped font can draw; line ends and other controls are not drawn at all. */
const undrawable = (text: string) =>
  [...new Set(text)].filter((character) => {
    const codePoint = character.codePointAt(0) ?? 0;
    return codePoint >= 0x20 && !inRanges(upright, codePoint);
  });

describe('the shipped fonts', () => {
  it.each([...filesIn('data'), ...filesIn('src-renderer')])('draw every character of %s', (file) => {
    expect(undrawable(readFileSync(file, 'utf8'))).toEqual([]);
  });

  it.each(['淂', '収', '军', '奪', '㐂', 'Po̍ah-piáⁿ', 'ō͘', 'Tĕrus', '狀元籌'])('draw %s', (text) => {
    expect(undrawable(text)).toEqual([]);
  });

  it('do not claim what they lack', () => {
    expect(undrawable('a𪚥')).toEqual(['𪚥']);
  });
});
