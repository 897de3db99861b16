const DIGITS = '零一二三四五六七八九';
/** Other forms, and the plain one of each. */
const FORMAL: Readonly<Record<string, string>> = {
  ...{ 〇: '零', '○': '零', 壹: '一', 贰: '二', 貳: '二', 貮: '二', 叁: '三', 參: '三', 叄: '三', 肆: '四', 伍: '五' },
  ...{ 陆: '六', 陸: '六', 柒: '七', 捌: '八', 玖: '九', 拾: '十', 佰: '百', 仟: '千', 万: '萬', 兩: '二', 两: '二' },
  ...{ 廿: '二十', 卅: '三十', 卌: '四十' },
};

/** A class of characters for regular expressions: everything a Chinese number is written with. */
export const HAN_NUMERAL = `[${DIGITS}十百千萬${Object.keys(FORMAL).join('')}]`;

const THOUSANDS = new RegExp(
  `^(?:([${DIGITS}])?千)?零?(?:([${DIGITS}])?百)?零?(?:([${DIGITS}])?十)?零?([${DIGITS}])?$`,
);

/** 六十三, 廿八, 一百零八, 一九〇四, 一萬二千; nothing where the characters make no number. */
export function readHanNumber(text: string): number | undefined {
  const plain = [...text].map((character) => FORMAL[character] ?? character).join('');
  if (plain === '') return undefined;
  if ([...plain].every((character) => DIGITS.includes(character)))
    return Number([...plain].map((character) => DIGITS.indexOf(character)).join(''));
  const [high = '', low, ...rest] = plain.split('萬');
  if (rest.length > 0) return undefined;
  if (low === undefined) return belowTenThousand(high);
  const [more, less] = [belowTenThousand(high), low === '' ? 0 : belowTenThousand(low)];
  return more === undefined || less === undefined ? undefined : more * 10_000 + less;
}

function belowTenThousand(text: string): number | undefined {
  const match = text === '' ? null : THOUSANDS.exec(text);
  if (!match) return undefined;
  const [, thousands, hundreds, tens, units] = match;
  const place = (unit: string, count: string | undefined) => (plainDigit(count) ?? 1) * (text.includes(unit) ? 1 : 0);
  return (
    place('千', thousands) * 1000 + place('百', hundreds) * 100 + place('十', tens) * 10 + (plainDigit(units) ?? 0)
  );
}

const plainDigit = (character: string | undefined) => (character === undefined ? undefined : DIGITS.indexOf(character));
