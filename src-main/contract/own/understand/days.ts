/** Days from 1970-01-01 in the Gregorian calendar, reckoned back without end as EDTF does. Both ends are included. */
export interface Span {
  readonly earliest: number;
  readonly latest: number;
}

/** Where a date has no beginning or no end. Whole numbers, so that an index can hold them. */
export const BEGINNING = Number.MIN_SAFE_INTEGER;
export const END = Number.MAX_SAFE_INTEGER;

const DAY = 86_400_000;

/** Years are astronomical: 0 is 1 BCE. Months and days beyond the calendar run on into the next. */
export const dayOf = (year: number, month: number, day: number): number =>
  new Date(0).setUTCFullYear(year, month - 1, day) / DAY;

export const dayOfInstant = (milliseconds: number): number => Math.floor(milliseconds / DAY);

export interface Civil {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export function civilOf(day: number): Civil {
  const date = new Date(day * DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

export const yearSpan = (year: number, last = year): Span => ({
  earliest: dayOf(year, 1, 1),
  latest: dayOf(last + 1, 1, 1) - 1,
});

export const monthSpan = (year: number, month: number, last = month): Span => ({
  earliest: dayOf(year, month, 1),
  latest: dayOf(year, last + 1, 1) - 1,
});

/** Nothing where the calendar has no such day. */
export function daySpan(year: number, month: number, day: number): Span | undefined {
  const at = dayOf(year, month, day);
  const civil = civilOf(at);
  return civil.month === month && civil.day === day ? { earliest: at, latest: at } : undefined;
}

/** What two spans have in common; nothing where they do not meet. */
export function overlap(one: Span, other: Span): Span | undefined {
  const earliest = Math.max(one.earliest, other.earliest);
  const latest = Math.min(one.latest, other.latest);
  return earliest <= latest ? { earliest, latest } : undefined;
}
