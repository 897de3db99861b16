import type { Source } from '#contract/collection/schema.ts';
import { printDate } from './date.ts';

type Name = Source['csl']['author'][number];

/** A bibliographic entry in the pieces it is printed in; the title is set in italics and links where it can. */
export interface Entry {
  readonly authors: string;
  readonly title: string;
  /** What follows the title, each ending in a full stop when printed. */
  readonly imprint: readonly string[];
}

export function entryOf({ csl, date }: Source): Entry {
  const publisher = [csl['publisher-place'], csl.publisher].filter(Boolean).join(': ');
  const container = [csl['container-title'], csl.volume, csl.page].filter(Boolean).join(', ');
  const imprint = [container, [publisher, printDate(date)].filter(Boolean).join(', '), csl.URL];
  return {
    authors: csl.author.map(nameOf).join('; '),
    title: csl.title,
    imprint: imprint.filter(isThere),
  };
}

const nameOf = (name: Name) =>
  'literal' in name ? name.literal : [name.family, name.given].filter(Boolean).join(', ');

const isThere = (piece: string | undefined): piece is string => piece !== undefined && piece !== '';
