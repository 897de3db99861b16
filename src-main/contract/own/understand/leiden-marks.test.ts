import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inscription } from '../../collection/schema.ts';
import { type Marked, readInscription } from './leiden-marks.ts';

const note = ({ kinds, lost }: Marked) => kinds.join(' in ') + (lost === undefined ? '' : ` ${lost}`);

test.each([
  ['狀元', '狀元', '狀元', []],
  ['五紅奪?色', '五紅奪色', '五紅奪色', [{ at: 2, length: 1, kind: 'doubtful', standard: '奪', note: 'unclear' }]],
  ['六子全[收]', '六子全', '六子全收', [{ at: 3, length: 0, kind: 'lost', standard: '收', note: 'restored' }]],
  ['六[2]全', '六全', '六□□全', [{ at: 1, length: 0, kind: 'lost', note: 'lost 2' }]],
  ['六[—]全', '六全', '六…全', [{ at: 1, length: 0, kind: 'lost', note: 'lost' }]],
  ['光(緒帝)年', '光年', '光緒帝年', [{ at: 1, length: 0, kind: 'expanded', standard: '緒帝', note: 'expanded' }]],
  ['[[大明]]清', '大明清', '清', [{ at: 0, length: 2, kind: 'erased', note: 'erased' }]],
  ['狀{狀}元', '狀狀元', '狀元', [{ at: 1, length: 1, kind: 'surplus', note: 'surplus' }]],
  ['狀<元>', '狀', '狀元', [{ at: 1, length: 0, kind: 'added', standard: '元', note: 'added' }]],
  [
    '𠮷淂(=得)収(=收)',
    '𠮷淂収',
    '𠮷得收',
    [
      { at: 1, length: 1, kind: 'variant', standard: '得', note: 'variant' },
      { at: 2, length: 1, kind: 'variant', standard: '收', note: 'variant' },
    ],
  ],
  ['德?(!得)', '德', '得', [{ at: 0, length: 1, kind: 'slip', standard: '得', note: 'unclear in slip' }]],
  [
    '[[明[朝]]]',
    '明',
    '',
    [
      { at: 0, length: 1, kind: 'erased', note: 'erased' },
      { at: 1, length: 0, kind: 'lost', note: 'erased in restored' },
    ],
  ],
])('%s', (text, line, normalised, marks) => {
  const placed = marks.map((mark) => ({ line: 0, ...mark }));
  expect(readInscription([text], note)).toEqual({
    lines: [line],
    normalised: [normalised],
    marks: placed,
    problems: [],
  });
});

test('a line that cannot be read stands as typed, and the others are read', () => {
  expect(readInscription(['六[收', '奪?'], note)).toEqual({
    lines: ['六[收', '奪'],
    normalised: ['六[收', '奪'],
    marks: [{ line: 1, at: 0, length: 1, kind: 'doubtful', standard: '奪', note: 'unclear' }],
    problems: [{ line: 0, kind: 'unclosed', at: 1, text: '六[收' }],
  });
});

test('marks lie in order, inside the line and apart, as the inscription shown needs them', () => {
  const key = fc.constantFrom(...'狀元淂𠮷', '?', '[', ']', '(', ')', '[[', ']]', '<', '>', '{', '}', '(=得)', '[2]');
  fc.assert(
    fc.property(fc.array(key), (keys) => {
      const { lines, marks } = readInscription([keys.join('')], note);
      let done = 0;
      for (const mark of marks) {
        expect(inscription.shape.marks.unwrap().element.parse(mark)).toEqual(mark);
        expect(mark.at).toBeGreaterThanOrEqual(done);
        done = mark.at + mark.length;
      }
      expect(done).toBeLessThanOrEqual([...lines[0]!].length);
    }),
    { numRuns: 1000 },
  );
});
