/** The known word most like a mistyped one, if any is like it at all. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(2, Math.ceil(word.length / 3)) + 1;
  for (const candidate of known) {
    const distance = edits(word, candidate);
    if (distance >= least) continue;
    best = candidate;
    least = distance;
  }
  return best;
}

/** How many characters to insert, delete or replace to turn one word into the other. */
function edits(from: string, to: string): number {
  const target = [...to];
  let row = target.map((_, at) => at + 1);
  let start = 0;
  for (const letter of from) {
    let diagonal = start;
    let left = ++start;
    row = row.map((above, at) => {
      left = Math.min(above + 1, left + 1, diagonal + (letter === target[at] ? 0 : 1));
      diagonal = above;
      return left;
    });
  }
  return row.at(-1) ?? from.length;
}
