/** A part of work that is put off; true where more is left. */
export type Slice = () => boolean;

/**
 * Answers once all slices are done: at once where the first was all there was, as it nearly always is; otherwise other
 * requests are answered between the slices.
 */
export function afterSlices<T>(slice: Slice, answer: () => T | Promise<T>): T | Promise<T> {
  return slice() ? goOn(slice, answer) : answer();
}

async function goOn<T>(slice: Slice, answer: () => T | Promise<T>): Promise<T> {
  do await new Promise((resolve) => setImmediate(resolve));
  while (slice());
  return answer();
}
