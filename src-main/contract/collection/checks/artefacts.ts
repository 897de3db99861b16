import { fileOf } from '../files.ts';
import type { CollectionProblem } from '../problem.ts';
import type { Artefact, Collection, Inscription } from '../schema.ts';

/** The parts of an object add up, and what is said of its inscriptions lies on them. */
export function checkArtefacts(collection: Collection): CollectionProblem[] {
  return collection.artefacts.flatMap((artefact) => [
    ...partsAddUp(artefact),
    ...artefact.inscriptions.flatMap((inscription) => [
      ...linesMatch(artefact, inscription),
      ...marksLieInside(artefact, inscription),
    ]),
  ]);
}

function partsAddUp({ id, count, parts }: Artefact): CollectionProblem[] {
  const sum = parts.reduce((total, part) => total + part.count, 0);
  if (sum === count) return [];
  const message = `the parts add up to ${sum}, not to ${count}`;
  return [{ file: fileOf.artefact(id), field: 'count', message, remedy: 'correct the count or a part' }];
}

function linesMatch({ id }: Artefact, inscription: Inscription): CollectionProblem[] {
  const { lines, normalised, translation, readings } = inscription;
  const versions = [
    { field: 'normalised', lines: normalised },
    { field: 'translation.lines', lines: translation.lines },
    ...readings.map((reading) => ({ field: `readings.${reading.id}.lines`, lines: reading.lines })),
  ];
  return versions
    .filter((version) => version.lines.length !== lines.length)
    .map((version) => ({
      file: fileOf.artefact(id),
      field: `inscriptions.${inscription.id}.${version.field}`,
      message: `has ${version.lines.length} lines where ${lines.length} are engraved`,
      remedy: 'give one line for each engraved line',
    }));
}

function marksLieInside({ id }: Artefact, { id: inscription, lines, marks }: Inscription): CollectionProblem[] {
  return marks.flatMap(({ line, at, length }, index) => {
    const size = [...(lines[line] ?? '')].length;
    if (line < lines.length && at + length <= size) return [];
    const message = `line ${line}, characters ${at} to ${at + length}: the line has ${size}`;
    const field = `inscriptions.${inscription}.marks.${index}`;
    return [{ file: fileOf.artefact(id), field, message, remedy: 'count lines and characters from 0' }];
  });
}
