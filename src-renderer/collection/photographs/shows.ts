import { readInscription } from '#contract/own/understand/leiden-marks.ts';
import type { OwnInscription, Region } from '#contract/own/records.ts';

type Shows = NonNullable<Region['shows']>;

/** A line of an inscription that a region can show. */
export interface Line {
  readonly inscription: string;
  readonly line: number;
  readonly lang: string;
  /** As engraved, one entry a character. */
  readonly characters: readonly string[];
}

export const linesOf = (inscriptions: readonly OwnInscription[]): readonly Line[] =>
  inscriptions.flatMap(({ id, leiden, lang }) =>
    readInscription(leiden, () => '').lines.map((text, line) => ({
      inscription: id,
      line,
      lang,
      characters: [...text],
    })),
  );

/** A name for a line that a choice can carry. */
export const keyOf = ({ inscription, line }: Pick<Line, 'inscription' | 'line'>) => `${line}/${inscription}`;

export const isShown = (shows: Shows, at: number) => at >= shows.at && at < shows.at + shows.length;

/** After a press on a character: the run grows to it; a press within the run makes it the only one. */
export function pressed(shows: Shows, at: number): Shows {
  if (isShown(shows, at)) return { ...shows, at, length: 1 };
  const first = Math.min(shows.at, at);
  const last = Math.max(shows.at + shows.length - 1, at);
  return { ...shows, at: first, length: last - first + 1 };
}
