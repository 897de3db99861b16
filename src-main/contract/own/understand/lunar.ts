import type { Span } from './days.ts';
import { FIRST_LUNAR_DAY, FIRST_LUNAR_YEAR, LUNAR_YEARS } from './lunar-table.ts';

interface LunarYear {
  readonly first: number;
  /** Days of each month in turn, the doubled one twice. */
  readonly months: readonly number[];
  /** The month that is doubled, or 0. */
  readonly leap: number;
}

const daysOf = (months: readonly number[]) => months.reduce((sum, days) => sum + days, 0);

const years = decode(LUNAR_YEARS.join(''));

function decode(table: string): readonly LunarYear[] {
  let first = FIRST_LUNAR_DAY;
  return Array.from({ length: table.length / 4 }, (_, at) => {
    const bits = parseInt(table.slice(at * 4, at * 4 + 4), 36);
    const leap = bits >> 13;
    const months = Array.from({ length: leap ? 13 : 12 }, (_month, index) => ((bits >> index) & 1 ? 30 : 29));
    const year = { first, months, leap };
    first += daysOf(months);
    return year;
  });
}

/** A year of the Chinese calendar, by the year of the Common Era in which it begins. */
export function lunarYear(year: number): Span | undefined {
  const found = years[year - FIRST_LUNAR_YEAR];
  return found && { earliest: found.first, latest: found.first + daysOf(found.months) - 1 };
}

/** `second` asks for the month that repeats its number (閏). */
export function lunarMonth(year: number, month: number, second = false): Span | undefined {
  const found = years[year - FIRST_LUNAR_YEAR];
  if (!found || (second && found.leap !== month)) return undefined;
  const index = month - 1 + (second || (found.leap > 0 && month > found.leap) ? 1 : 0);
  const days = found.months[index];
  if (days === undefined || month < 1 || month > 12) return undefined;
  const earliest = found.first + daysOf(found.months.slice(0, index));
  return { earliest, latest: earliest + days - 1 };
}

export function lunarDay(year: number, month: number, day: number, second = false): Span | undefined {
  const span = lunarMonth(year, month, second);
  const at = (span?.earliest ?? 0) + day - 1;
  return span && day >= 1 && at <= span.latest ? { earliest: at, latest: at } : undefined;
}

/** Spring is months 1 to 3, and so on; a doubled month belongs to the season of its number. */
export function lunarSeason(year: number, season: number): Span | undefined {
  const whole = lunarYear(year);
  const start = lunarMonth(year, season * 3 + 1);
  const next = lunarMonth(year, season * 3 + 4);
  return whole && start && { earliest: start.earliest, latest: next ? next.earliest - 1 : whole.latest };
}
