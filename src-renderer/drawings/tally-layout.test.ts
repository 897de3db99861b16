import { expect, test } from 'vitest';
import { naturalSize } from './size.ts';
import { engrave, type TallyDrawing } from './tally-layout.ts';

const ZHUANGYUAN: TallyDrawing = {
  kind: 'tally',
  colour: 'yellow',
  ink: 'red',
  length: 1,
  head: '狀元',
  columns: ['四紅巧合獨德五子', '五紅奪色六子全'],
  foot: '三十二注',
  picture: false,
};
const set = (drawing: TallyDrawing) => engrave(drawing, naturalSize(drawing));

test('every character is engraved inside the tally', () => {
  const { width, height } = naturalSize(ZHUANGYUAN);
  const engraved = set(ZHUANGYUAN);
  expect(engraved.map(({ character }) => character).join('')).toBe('狀元四紅巧合獨德五子五紅奪色六子全三十二注');
  for (const { x, y, size } of engraved) {
    expect(Math.min(x, y, width - x, height - y)).toBeGreaterThanOrEqual(size / 2);
  }
});

test('the first column stands to the right, and the worth below everything', () => {
  const at = (character: string) => set(ZHUANGYUAN).find((one) => one.character === character);
  expect(at('四')?.x).toBeGreaterThan(at('奪')?.x ?? Infinity);
  expect(at('三')?.y).toBeGreaterThan(at('子')?.y ?? Infinity);
});

test('a tally with only a title is engraved too', () => {
  expect(set({ ...ZHUANGYUAN, length: 0.55, head: '秀才', columns: [], foot: undefined })).toHaveLength(2);
});
