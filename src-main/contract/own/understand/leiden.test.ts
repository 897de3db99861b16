import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LeidenBracket, type LeidenNode, mayHold, parseLeiden } from './leiden.ts';
import { writeLeiden } from './leiden-write.ts';

/** A short form of the nodes: `淂?=得` for a character, `kind{…}` for a bracket. */
function shown(nodes: readonly LeidenNode[]): string {
  return nodes.map(showNode).join(' ');
}
function showNode(node: LeidenNode): string {
  if (node.kind === 'lost') return `lost:${node.count ?? 'some'}`;
  if (node.kind !== 'character') return `${node.kind}{${shown(node.inside)}}`;
  const note = node.note ? { variant: '=', slip: '!' }[node.note.kind] + node.note.standard : '';
  return node.text + (node.unclear ? '?' : '') + note;
}

describe('a line in Leiden conventions', () => {
  test.each([
    ['', ''],
    ['狀元', '狀 元'],
    ['五紅奪?色', '五 紅 奪? 色'],
    ['六子全[收]', '六 子 全 restored{收}'],
    ['六[3]全', '六 lost:3 全'],
    ['六[...]全', '六 lost:3 全'],
    ['六[—]全', '六 lost:some 全'],
    ['六[-]全', '六 lost:some 全'],
    ['光(緒)', '光 expanded{緒}'],
    ['大[[明]]清', '大 erased{明} 清'],
    ['大⟦明⟧清', '大 erased{明} 清'],
    ['狀<元>', '狀 added{元}'],
    ['狀⟨元⟩', '狀 added{元}'],
    ['狀{狀}元', '狀 surplus{狀} 元'],
    ['[[明[朝]]]', 'erased{明 restored{朝}}'],
    ['[[[3]]]', 'erased{lost:3}'],
    ['[收?全]', 'restored{收? 全}'],
    ['淂(=得)', '淂=得'],
    ['德?(!得)', '德?!得'],
    ['德(!得)?', '德?!得'],
    ['\\[a\\]\\?\\\\', '[ a ] ? \\'],
    ['[\\3]', 'restored{3}'],
    ['po̍ah', 'p o̍ a h'],
    ['𠮷?', '𠮷?'],
  ])('%s', (text, nodes) => {
    const read = parseLeiden(text);
    expect(read.kind === 'ok' ? shown(read.value) : read.error).toBe(nodes);
  });

  test('takes another key for what is unclear', () => {
    const read = parseLeiden('何?奪*', '*');
    expect(read.kind === 'ok' ? shown(read.value) : read.error).toBe('何 ? 奪?');
  });

  test.each([
    ['六[收', 'unclosed', 1],
    ['六(収[', 'unclosed', 3],
    ['𠮷六收]', 'unopened', 3],
    ['[收)', 'unopened', 2],
    ['?收', 'nothing-before', 0],
    ['收??', 'nothing-before', 2],
    ['[收]?', 'nothing-before', 3],
    ['(=得)', 'nothing-before', 0],
    ['收[]', 'empty', 1],
    ['((收))', 'nested', 1],
    ['[a[[b]]]', 'nested', 2],
    ['收\\', 'nothing-after', 1],
  ])('%s is refused and kept', (text, kind, at) => {
    expect(parseLeiden(text)).toEqual({ kind: 'failed', error: { kind, at, text } });
  });
});

const KINDS: readonly LeidenBracket[] = ['restored', 'expanded', 'erased', 'added', 'surplus'];
const glyph = fc.constantFrom(...'狀元淂𠮷abc09.-—=!?*[](){}<>⟦⟧⟨⟩\\', 'o̍', '〇');
const standard = fc.constantFrom('得', '狀元', '?', '[', '\\', '=');
const character = fc.record(
  {
    kind: fc.constant('character' as const),
    text: glyph,
    unclear: fc.boolean(),
    note: fc.record({ kind: fc.constantFrom('variant' as const, 'slip' as const), standard }),
  },
  { requiredKeys: ['kind', 'text', 'unclear'] },
);
const lost = fc.record(
  { kind: fc.constant('lost' as const), count: fc.integer({ min: 0, max: 999 }) },
  { requiredKeys: ['kind'] },
);

function nodesIn(outer: readonly LeidenBracket[], minLength: number): fc.Arbitrary<readonly LeidenNode[]> {
  const inner = KINDS.filter((kind) => outer.every((one) => mayHold(one, kind)));
  const groups = inner.map((kind) =>
    fc.record({ kind: fc.constant(kind), inside: fc.constant(undefined).chain(() => nodesIn([...outer, kind], 1)) }),
  );
  const maySay = outer.includes('restored') ? [character] : [character, lost];
  return fc.array(fc.oneof({ maxDepth: 3, withCrossShrink: true }, ...maySay, ...groups), { minLength, maxLength: 4 });
}

describe('writing', () => {
  test.each(['?', '*'])('and reading gives the same, with %s for unclear', (key) => {
    fc.assert(
      fc.property(nodesIn([], 0), (nodes) => {
        expect(parseLeiden(writeLeiden(nodes, key), key)).toEqual({ kind: 'ok', value: nodes });
      }),
      { numRuns: 1000 },
    );
  });

  test('what was read and reading it again changes nothing', () => {
    const key = fc.constantFrom(...'狀元?[](){}<>⟦⟧=!3.—\\a');
    fc.assert(
      fc.property(fc.array(key), (keys) => {
        const read = parseLeiden(keys.join(''));
        if (read.kind === 'ok') expect(parseLeiden(writeLeiden(read.value))).toEqual(read);
      }),
      { numRuns: 2000 },
    );
  });
});
