import { add, fraction, type Fraction } from '#rules/fraction.ts';
import { failed, ok, type Result } from '#rules/result.ts';
import { FIGURES, plainFigures, readFigures, withoutAbout } from './amount.ts';
import { HAN_NUMERAL, readHanNumber } from './numerals.ts';
import { anyOf } from './units.ts';

export interface Money {
  /** ISO 4217 where the words say which currency it is; else the sign as written: `$`, `¥` and `元` are several. */
  readonly currency: string;
  readonly amount: Fraction;
  readonly approximate: boolean;
}

export type MoneyRefusal =
  { readonly kind: 'empty' } | { readonly kind: 'no-currency' } | { readonly kind: 'not-understood' };

const CURRENCIES: readonly (readonly [currency: string, words: string])[] = [
  ['SGD', 's$ sg$ sgd 新幣 新币 坡幣 坡币 新加坡元 新元'],
  ['TWD', 'nt$ ntd twd 新臺幣 新台幣 新台币 臺幣 台幣 台币'],
  ['HKD', 'hk$ hkd 港幣 港币 港元'],
  ['USD', 'us$ usd 美元 美金'],
  ['AUD', 'a$ au$ aud'],
  ['CAD', 'c$ ca$ cad'],
  ['MYR', 'rm myr 馬幣 马币 令吉'],
  ['CNY', 'cny rmb cn¥ 人民幣 人民币'],
  ['JPY', 'jpy jp¥ 日元 日圓 円 yen'],
  ['GBP', '£ gbp 英鎊 英镑 pounds pound'],
  ['EUR', '€ eur 歐元 欧元 euros euro'],
  ['THB', 'thb ฿ baht'],
  ['VND', 'vnd ₫'],
  ['IDR', 'idr rp'],
  ['INR', 'inr ₹ rs'],
  ['KRW', 'krw ₩'],
  ['CHF', 'chf'],
  ['$', '$ dollars dollar'],
  ['¥', '¥'],
  ['元', '元 圓 圆 塊 块'],
  ['兩', '兩 两 taels tael'],
];
const CURRENCY_OF = new Map(
  CURRENCIES.flatMap(([currency, words]) => words.split(' ').map((word) => [word, currency] as const)),
);

const CURRENCY = anyOf(CURRENCY_OF.keys());
const NUMBER = `(?:${FIGURES}|${HAN_NUMERAL}+)`;
const BEFORE = new RegExp(`^(?<currency>${CURRENCY}) ?(?<number>${NUMBER}) ?(?<unit>元|圓|圆)?$`);
const AFTER = new RegExp(`^(?<number>${NUMBER}) ?(?<currency>${CURRENCY})$`);

/** Reads `S$12.50`, `NT$1,200`, `12 元`, `£3 10s 6d`, 三元五角. */
export function understandMoney(text: string): Result<Money, MoneyRefusal> {
  const { text: words, approximate } = withoutAbout(plainFigures(text));
  if (words === '') return failed({ kind: 'empty' });
  const plain = words.toLowerCase().replace(/\.-$/, '');
  const money = readOne(plain) ?? readOldSterling(plain) ?? readCoins(plain);
  if (money) return ok({ ...money, approximate });
  return failed({ kind: readNumber(plain) ? 'no-currency' : 'not-understood' });
}

type Sum = Omit<Money, 'approximate'>;

function readOne(text: string): Sum | undefined {
  const { currency = '', number = '' } = (BEFORE.exec(text) ?? AFTER.exec(text))?.groups ?? {};
  const [known, amount] = [CURRENCY_OF.get(currency), readNumber(number)];
  return known !== undefined && amount ? { currency: known, amount } : undefined;
}

/** Before 1971 a pound was twenty shillings of twelve pence. */
const STERLING =
  /^(?:£ ?(?<pounds>[\d,]+)(?:[ ./-]|$))? ?(?:(?<shillings>\d{1,3}) ?(?:s\.?|\/-|shillings?)(?: |$)?)? ?(?:(?<pence>\d{1,3}(?: \d\/\d)?) ?(?:d\.?|pence|penny))?$/;

function readOldSterling(text: string): Sum | undefined {
  const { pounds, shillings, pence } = STERLING.exec(text)?.groups ?? {};
  if (shillings === undefined && pence === undefined) return undefined;
  const parts = [share(pounds, 1), share(shillings, 20), share(pence, 240)];
  const known = parts.filter((part) => part !== undefined);
  return known.length === parts.length ? { currency: 'GBP', amount: known.reduce(add) } : undefined;
}

function share(words: string | undefined, parts: number): Fraction | undefined {
  const amount = readFigures(words ?? '0', DIGITS);
  return amount && fraction(amount.num, amount.den * parts);
}

/** 三元五角二分 in tenths and hundredths; of silver, 三兩五錢二分. */
const COINS: readonly RegExp[] = [
  new RegExp(
    `^(?:(?<whole>${NUMBER})(?<unit>元|圓|圆|塊|块))?(?:(?<tenths>${NUMBER})[角毛])?(?:(?<hundredths>${NUMBER})分)?$`,
  ),
  new RegExp(`^(?:(?<whole>${NUMBER})(?<unit>兩|两))?(?:(?<tenths>${NUMBER})[錢钱])?(?:(?<hundredths>${NUMBER})分)?$`),
];

function readCoins(text: string): Sum | undefined {
  const joined = text.replaceAll(' ', '');
  for (const [at, form] of COINS.entries()) {
    const { whole, tenths, hundredths } = form.exec(joined)?.groups ?? {};
    const parts = [readNumber(whole ?? '0'), readNumber(tenths ?? '0'), readNumber(hundredths ?? '0')];
    const [units, tens, ones] = parts.map((part) => (part?.den === 1 ? part.num : undefined));
    if ((tenths ?? hundredths) === undefined || units === undefined || tens === undefined || ones === undefined)
      continue;
    return { currency: at === 0 ? '元' : '兩', amount: fraction(units * 100 + tens * 10 + ones, 100) };
  }
  return undefined;
}

const DIGITS = 11;

const readNumber = (words: string) => readFigures(String(readHanNumber(words) ?? words), DIGITS);
