import { locale } from '../language/locale.svelte.ts';

/** A count with its thousands set off. */
export const printCount = (count: bigint): string => new Intl.NumberFormat(locale()).format(count);
