import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeFold } from './fold.ts';

const fold = makeFold();

describe('fold', () => {
  it.each([
    ['Tĕrus', 'terus'],
    ['TERUS', 'terus'],
    ['Po̍ah-piáⁿ', 'poah-pian'],
    ['poah-piann', 'poah-pian'],
    ['gō͘', 'go'],
    ['Zhuàngyuán', 'zhuangyuan'],
    ["Chong ün ch'au", "chong un ch'au"],
    ['chong űn', 'chong un'],
    ['狀元籌', '状元筹'],
    ['状元筹', '状元筹'],
    ['大小军馬', '大小军马'],
    ['収', '收'],
    ['砲', '炮'],
    ['俥傌仕', '车马士'],
    ['乾隆', '干隆'],
    ['ＡＢＣ　１２', 'abc 12'],
    ['ﬁŒßẞŁ', 'fioessssl'],
    ['İI', 'ii'],
    ['ΣΑΣ ς', 'σασ σ'],
    ['龜', '龟'],
    ['𠮷野家', '𠮷野家'],
  ])('%s becomes %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('knows the variants it is given, by way of their own simplest form', () => {
    expect(makeFold([['佲', '狀']])('佲')).toBe('状');
  });

  it('leaves alone Japanese forms that are characters of their own in Chinese', () => {
    expect(fold('芸')).not.toBe(fold('藝'));
  });

  it('gives the same however marks are composed or ordered', () => {
    expect(fold('ó\u0358')).toBe(fold('o\u0358\u0301'));
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { numRuns: 3_000 },
    );
  });

  it('keeps every folded unit within the original, in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const { text: folded, starts, ends } = fold.withOffsets(text);
        expect([starts.length, ends.length]).toEqual([folded.length, folded.length]);
        expect(starts).toEqual([...starts].sort((a, b) => a - b));
        expect(ends.every((end, at) => end > (starts[at] ?? Infinity) && end <= text.length)).toBe(true);
      }),
    );
  });

  it('folds each variant of the collection onto its standard form', () => {
    const listed = readFileSync('data/glyphs.yaml', 'utf8').matchAll(
      /variant: (.)\n *standard: (.)\n *kind: (variant|simplified)/gu,
    );
    for (const [, variant = '', standard = ''] of listed) expect(fold(variant), variant).toBe(fold(standard));
  });
});
