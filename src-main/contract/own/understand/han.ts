import { HAN_NUMERAL, readHanNumber } from './numerals.ts';

/** A form, and the one it is written in here, in turn. */
const OTHER_FORMS =
  '乐樂统統顺順庆慶万萬历曆歷曆暦曆启啟啓啟祯禎聪聰丰豐绪緒国國纪紀叶葉后後约約汉漢间間时時户戸戶戸农農号日號日腊臘闰閏岁歲' +
  '製制造制迟遲于於来來';
const FOLDS = new Map([...OTHER_FORMS.matchAll(/(.)(.)/gu)].map(([, from = '', to = '']) => [from, to]));
const NUMERALS = new RegExp(`${HAN_NUMERAL}+`, 'g');

/** One form of each character, no spaces, numbers in figures: 道光 十二年, 道光12年 and 道光一二年 are one. */
export function foldHan(text: string): string {
  const plain = [...text.replace(/\s+/g, '')].map((character) => FOLDS.get(character) ?? character).join('');
  return plain.replace(/元年/g, '1年').replace(NUMERALS, (run) => String(readHanNumber(run) ?? run));
}
