import { expect, test } from 'vitest';
import { wordOrder } from './sort.ts';

const inOrder = (words: string, han: 'pinyin' | 'strokes') => words.split(' ').toSorted(wordOrder(han)).join(' ');

test('Chinese is put in order by its sound', () => {
  expect(inOrder('狀元 中發白 一萬 博餅 安', 'pinyin')).toBe('安 博餅 一萬 中發白 狀元');
});

test('Chinese is put in order by its strokes', () => {
  expect(inOrder('狀元 中發白 一萬 博餅 安', 'strokes')).toBe('一萬 中發白 安 狀元 博餅');
});

test.each(['pinyin', 'strokes'] as const)('numbers count and tone marks weigh least (%s)', (han) => {
  expect(inOrder('tally10 tally9 Tally1', han)).toBe('Tally1 tally9 tally10');
  expect(inOrder('zhuangz Zhuàngyuán zhuang zhuangyuan', han)).toBe('zhuang Zhuàngyuán zhuangyuan zhuangz');
});
