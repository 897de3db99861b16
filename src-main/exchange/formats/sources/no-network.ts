/** Stands in the built program for what citation-js would fetch addresses with. Nothing is fetched here, ever. */
export default function fetchNothing(): never {
  throw new Error('the program fetches nothing');
}
