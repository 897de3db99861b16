import type { ListRow } from '#contract/own/list.ts';

export const PAGE = 200;
/** Further pages than this from where the reader is are let go. */
const FAR = 10;

export const pageOf = (index: number) => Math.floor(index / PAGE);

/** Those pages of a list that have been looked at. */
export class Pages {
  readonly #rows: ReadonlyMap<number, readonly ListRow[]>;

  constructor(rows: ReadonlyMap<number, readonly ListRow[]> = new Map()) {
    this.#rows = rows;
  }

  row(index: number): ListRow | undefined {
    return this.#rows.get(pageOf(index))?.[index % PAGE];
  }

  /** The first page of a stretch of rows that is not there. */
  missing(first: number, last: number): number | undefined {
    for (let page = pageOf(first); page <= pageOf(last); page++) if (!this.#rows.has(page)) return page;
    return undefined;
  }

  /** With one page more, and without those far from it; the one that holds the focus stays. */
  with(page: number, rows: readonly ListRow[], held: number): Pages {
    const near = [...this.#rows].filter(([number]) => Math.abs(number - page) <= FAR || number === held);
    return new Pages(new Map([...near, [page, rows]]));
  }
}
