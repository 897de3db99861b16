import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeFold } from '../fold/fold.ts';
import { excerptOf, hitsIn } from './excerpt.ts';
import { parseQuery } from './query.ts';

const fold = makeFold();
const marked = (query: string, text: string): string =>
  excerptOf(fold, parseQuery(fold, query), text)
    .map((run) => (run.hit ? `[${run.text}]` : run.text))
    .join('');

describe('an excerpt', () => {
  it.each([
    ['状元', '八枚狀元籌', '八枚[狀元]籌'],
    ['terus', 'the word Tĕrus wins', 'the word [Tĕrus] wins'],
    ['teru', 'Tĕrus', '[Tĕrus]'],
    ['zhuangyuan', 'Zhuàng Yuán Chou', '[Zhuàng Yuán] Chou'],
    ['zhuang yuan', 'Zhuàngyuán', '[Zhuàngyuán]'],
    ['poah piann', 'in Hokkien po̍ah-piáⁿ', 'in Hokkien [po̍ah-piáⁿ]'],
    ['po̍ah-piáⁿ', 'poahpiann', '[poahpiann]'],
    ['chau', "Chong ün ch'au", "Chong ün [ch'au]"],
    ['sg32', 'SG-032', '[SG-032]'],
    ['aa', 'aa a a b', '[aa] [a a] b'],
    ['𠮷', '野𠮷家', '野[𠮷]家'],
    ['nothing', 'else', 'else'],
  ])('of %s in %s is %s', (query, text, expected) => {
    expect(marked(query, text)).toBe(expected);
  });

  it('begins a little before the first match in a long text and says that it was cut', () => {
    const text = `${'before '.repeat(40)}here ${'after '.repeat(40)}`;
    const excerpt = marked('here', text);
    expect(excerpt).toMatch(/^… before (before )*\[here\] (after )+.* …$/);
    expect(excerpt.length).toBeLessThan(200);
  });

  it('says nothing the text does not, and never cuts a character in two', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 400 });
    fc.assert(
      fc.property(text, fc.string({ unit: 'grapheme', maxLength: 6 }), (whole, query) => {
        const shown = excerptOf(fold, parseQuery(fold, query), whole)
          .map((run) => run.text)
          .join('')
          .replace(/^… /, '')
          .replace(/ …$/, '');
        expect(whole).toContain(shown);
        expect(shown).not.toMatch(/\p{Cs}/u);
      }),
    );
  });

  it('marks runs that are in order and apart', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab -狀元'), maxLength: 60 }), (whole) => {
        const hits = hitsIn(fold, parseQuery(fold, 'a b 狀元'), whole);
        hits.forEach((hit, at) => expect(hit.start).toBeGreaterThanOrEqual(hits[at - 1]?.end ?? 0));
        expect(hits.every((hit) => hit.end > hit.start)).toBe(true);
      }),
    );
  });
});
