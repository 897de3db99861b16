/** Several lists in one order: what only a later list has stands after what it follows there. */
export function mergedKeys<T extends string>(lists: readonly (readonly T[])[]): readonly T[] {
  const merged: T[] = [];
  for (const list of lists)
    list.forEach((key, at) => {
      if (!merged.includes(key)) merged.splice(at === 0 ? 0 : merged.indexOf(list[at - 1]!) + 1, 0, key);
    });
  return merged;
}
