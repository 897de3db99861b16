import { getLocale } from '../paraglide/runtime.js';

// Days are written the British way, as the rest of the English is.
const tag = () => (getLocale() === 'en' ? 'en-GB' : getLocale());

export const printDay = (iso: string) => new Intl.DateTimeFormat(tag(), { dateStyle: 'long' }).format(new Date(iso));

export const printMoment = (iso: string) =>
  new Intl.DateTimeFormat(tag(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
