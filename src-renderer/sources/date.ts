import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';

/** An EDTF date as it is printed beside a source: `2013~` is “c. 2013”, `2018-12-12` the day in the reader's language. */
export function printDate(edtf: string): string {
  const [from = '', to] = edtf.split('/', 2);
  if (to === undefined) return printOne(from);
  if (isOpen(from)) return isOpen(to) ? m.sources_undated() : m.sources_before({ date: printOne(to) });
  if (isOpen(to)) return m.sources_after({ date: printOne(from) });
  return `${printOne(from)} – ${printOne(to)}`;
}

const isOpen = (date: string) => date === '' || date === '..';

function printOne(date: string): string {
  const bare = date.replace(/[~?%]/g, '');
  const printed = bare.startsWith('XXXX') ? m.sources_undated() : printBare(bare);
  const circa = /[~%]/.test(date) ? m.sources_circa({ date: printed }) : printed;
  return /[?%]/.test(date) ? m.sources_doubtful({ date: circa }) : circa;
}

function printBare(date: string): string {
  const [year = '', month, day] = date.split('-');
  if (!/^\d{4}$/.test(year) || !/^\d\d$/.test(month ?? ''))
    return year.replace(/X+$/, (unknown) => '–'.repeat(unknown.length));
  const whole = /^\d\d$/.test(day ?? '');
  return new Intl.DateTimeFormat(getLocale() === 'en' ? 'en-GB' : getLocale(), {
    year: 'numeric',
    month: 'long',
    ...(whole && { day: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${year}-${month}-${whole ? day : '01'}T00:00:00Z`));
}
