import type { Source } from '#contract/collection/schema.ts';
import { printDate } from './date.ts';

type Name = Source['csl']['author'][number];

/** A bibliographic entry as it is printed around its title, which is set in italics. */
export interface Entry {
  readonly authors: string;
  readonly title: string;
  readonly imprint: string;
}

export function entryOf({ csl, date }: Source): Entry {
  const publisher = [csl['publisher-place'], csl.publisher].filter(Boolean).join(': ');
  const container = [csl['container-title'], csl.volume, csl.page].filter(Boolean).join(', ');
  const imprint = [container, [publisher, printDate(date)].filter(Boolean).join(', '), csl.URL];
  return {
    authors: sentences([csl.author.map(nameOf).join('; ')]),
    title: csl.title,
    imprint: sentences(imprint),
  };
}

const nameOf = (name: Name) =>
  'literal' in name ? name.literal : [name.family, name.given].filter(Boolean).join(', ');

const sentences = (pieces: readonly (string | undefined)[]) =>
  pieces
    .filter(Boolean)
    .map((piece) => `${piece?.replace(/\.$/, '')}.`)
    .join(' ');
