import type { Inscription } from '#contract/collection/schema.ts';

export type Mark = Inscription['marks'][number];

/** A stretch of a line as engraved: as it stands, or marked. A mark without text is a place between characters. */
export interface Stretch {
  readonly text: string;
  readonly mark?: Mark;
}

/** Cuts a line at its marks. */
export function stretches(line: string, marks: readonly Mark[]): Stretch[] {
  const characters = [...line];
  const cut = (from: number, to: number) => characters.slice(from, to).join('');
  const found: Stretch[] = [];
  let done = 0;
  for (const mark of marks.toSorted((one, other) => one.at - other.at)) {
    if (mark.at > done) found.push({ text: cut(done, mark.at) });
    found.push({ text: cut(mark.at, mark.at + mark.length), mark });
    done = mark.at + mark.length;
  }
  if (done < characters.length) found.push({ text: cut(done, characters.length) });
  return found;
}
