import type { ListQuery } from '../list.ts';

const COLLATION: Readonly<Record<ListQuery['han'], string>> = { pinyin: 'zh-u-co-pinyin', strokes: 'zh-u-co-stroke' };

/**
 * Puts words in order: Chinese by its sound or by its strokes, numbers as they count, Latin letters without regard to
 * accents, tone marks and case until nothing else tells two apart.
 */
export function wordOrder(han: ListQuery['han']): (one: string, other: string) => number {
  const letters = new Intl.Collator(COLLATION[han], { numeric: true, sensitivity: 'base' });
  const marks = new Intl.Collator(COLLATION[han], { numeric: true });
  return (one, other) => letters.compare(one, other) || marks.compare(one, other);
}
