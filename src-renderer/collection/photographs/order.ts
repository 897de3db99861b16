import type { MediaUse, OwnObject } from '#contract/own/records.ts';

/** The list with one moved to a place, the others in their order. */
export function moved<T extends { readonly id: string }>(list: readonly T[], id: string, to: number): readonly T[] {
  const one = list.find((other) => other.id === id);
  if (!one) return list;
  const others = list.filter((other) => other !== one);
  return [...others.slice(0, Math.max(0, to)), one, ...others.slice(Math.max(0, to))];
}

/** The photograph shown where there is room for one. */
export const primaryOf = ({ media, primary }: Pick<OwnObject, 'media' | 'primary'>): MediaUse | undefined =>
  media.find(({ id }) => id === primary) ?? media[0];
