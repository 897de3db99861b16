import type { Encoding } from '#contract/own/exchange.ts';

const MARKS: readonly (readonly [encoding: Encoding, mark: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** As much of a file as its encoding is judged by. */
const LOOKED_AT = 256 * 1024;

/** Characters that make up much of any Chinese text; those of the wrong encoding are mostly rare ones. */
const COMMON = new Set(
  '的一是不了人我在有他這这中大來来上國国個个到說说們们為为子和你地出道也時时年得就那要下以生會会自著着去之過过家學学對对可里裡後后小麼么心多天而能好都然沒没日於于起還还發发成事只作當当想看文無无開开手十用主行方又如前所本見见經经頭头面公同三已老從从動动兩两長长' +
    '名號号數数材質质尺寸產产期價价格說明註注記记錄录品編编稱称木竹骨牙象棋牌籌筹狀状元清道光同治光緒绪民國麻將将紙纸盒枚張张副套件廈厦門门漳泉州台灣湾新加坡店購购買买紅红黑白車车馬马砲炮士相兵卒仕帥帅王李陳陈林黃黄',
);

/** The encoding a text names by its first bytes. */
export const markOf = (bytes: Uint8Array): Encoding | undefined =>
  MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0];

/** What a text is most likely written in. */
export function detectEncoding(bytes: Uint8Array): Encoding {
  const marked = markOf(bytes);
  if (marked) return marked;
  const head = bytes.subarray(0, LOOKED_AT);
  const wide = unmarkedUtf16(head);
  if (wide) return wide;
  if (reads(head, 'utf-8') !== undefined) return 'utf-8';
  const [gb, big5] = [commonness(head, 'gb18030'), commonness(head, 'big5')];
  if (gb < 0 && big5 < 0) return 'windows-1252';
  return big5 > gb ? 'big5' : 'gb18030';
}

/** Text in a Latin alphabet has a zero in every other byte. */
function unmarkedUtf16(head: Uint8Array): Encoding | undefined {
  const zeros = [0, 0];
  head.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2]! += 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (even + odd < head.length / 8) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** The text, if every byte of it fits; a character cut off at the end is none of its faults. */
function reads(bytes: Uint8Array, encoding: Encoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    // Not a text of this encoding: that is what was asked.
    return undefined;
  }
}

/** Which part of the characters beyond ASCII are common Chinese ones; negative where it is no such text. */
function commonness(bytes: Uint8Array, encoding: Encoding): number {
  const text = reads(bytes, encoding);
  if (text === undefined) return -1;
  const foreign = [...text].filter((character) => character > '\u007f');
  const score = foreign.reduce((sum, character) => sum + scoreOf(character), 0);
  return foreign.length === 0 ? 0 : Math.max(score / foreign.length, -0.5) + 0.5;
}

function scoreOf(character: string): number {
  if (COMMON.has(character)) return 3;
  if (/[\p{sc=Han}\u3000-\u303f\uff00-\uff5e]/u.test(character)) return 0;
  return -1;
}

/** The text without its byte order mark. What does not fit is shown as U+FFFD. */
export const decode = (bytes: Uint8Array, encoding: Encoding): string => new TextDecoder(encoding).decode(bytes);
