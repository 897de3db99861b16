import type { OwnRecord } from '#contract/own/records.ts';
import type { Holding } from './holding.ts';

/** A document that lists objects one after the other, and so can be written one after the other. */
export interface Listed {
  readonly head: string;
  readonly between: string;
  readonly foot: string;
  readonly of: (holding: Holding, object: OwnRecord<'object'>) => string;
}

export const joined = ({ head, between, foot }: Listed, pieces: readonly string[]): string =>
  head + pieces.join(between) + foot;

/** All of it at once. */
export const written = (list: Listed, holding: Holding): string =>
  joined(
    list,
    holding.objects.map((object) => list.of(holding, object)),
  );
