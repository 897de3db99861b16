import type { Artefact } from '#contract/collection/schema.ts';

/** The passages an entry rests on, in the order it names them: the number of each is its place. */
export function passagesOf({ passages, parts, inscriptions }: Artefact): readonly string[] {
  return [
    ...new Set([
      ...passages,
      ...parts.flatMap((part) => part.passages),
      ...inscriptions.flatMap(({ passage, readings }) => [passage, ...readings.flatMap(({ evidence }) => evidence)]),
    ]),
  ];
}
