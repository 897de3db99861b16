import { readXml } from './xml.ts';

/** How numbers are shown, by the style of a cell, and from which day days are counted. */
export interface Styles {
  readonly formats: readonly Format[];
}
type Format =
  | { readonly kind: 'plain' }
  | { readonly kind: 'date'; readonly day: boolean; readonly time: boolean }
  /** As many digits as that, with zeros before them. */
  | { readonly kind: 'padded'; readonly digits: number };

export const NO_STYLES: Styles = { formats: [] };
const PLAIN: Format = { kind: 'plain' };

export function readStyles(xml: string): Styles {
  const codes = new Map<number, string>();
  const formats: Format[] = [];
  let inCells = false;
  readXml(xml, {
    opened: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode);
      if (name === 'cellXfs') inCells = true;
      if (name === 'xf' && inCells) formats.push(formatOf(Number(numFmtId), codes));
    },
    closed: (name) => {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return { formats };
}

/** The dates and times among the formats every workbook has. */
const isDay = (id: number) => (id >= 14 && id <= 17) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
const isTime = (id: number) => (id >= 18 && id <= 21) || (id >= 45 && id <= 47);

function formatOf(id: number, codes: ReadonlyMap<number, string>): Format {
  if (isDay(id) || isTime(id) || id === 22) return { kind: 'date', day: !isTime(id), time: !isDay(id) };
  const code = (codes.get(id) ?? '').replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '');
  if (/^0{2,}$/.test(code)) return { kind: 'padded', digits: code.length };
  const [day, time] = [/[yd]/i.test(code), /[hs]/i.test(code)];
  return day || time ? { kind: 'date', day, time } : PLAIN;
}

/** The text of a number as its cell shows it; a date as ISO 8601 writes it. */
export function shown(value: string, style: number, { formats }: Styles): string {
  const number = value.trim() === '' ? NaN : Number(value);
  if (!Number.isFinite(number)) return value;
  const format = formats[style] ?? PLAIN;
  switch (format.kind) {
    case 'plain':
      return String(number);
    case 'padded':
      return String(number).padStart(format.digits, '0');
    case 'date':
      return dateOf(number, format) ?? String(number);
  }
}

const DAY = 86_400_000;
/** The day before 1 January 1900, and one more for 29 February 1900, which never was. */
const ZERO = Date.UTC(1899, 11, 30);
const LAST = 2_958_466;

function dateOf(serial: number, { day, time }: { readonly day: boolean; readonly time: boolean }): string | undefined {
  if (serial < 0 || serial >= LAST) return undefined;
  const shift = serial < 60 && day ? DAY : 0;
  const [date = '', clock = ''] = new Date(Math.round((ZERO + shift + serial * DAY) / 1000) * 1000)
    .toISOString()
    .split('T');
  const hour = clock.slice(0, clock.startsWith(':00', 5) ? 5 : 8);
  if (!day) return hour;
  return time && hour !== '00:00' ? `${date}T${hour}` : date;
}
