import { fileOf } from '../files.ts';
import type { CollectionProblem } from '../problem.ts';
import type { Collection } from '../schema.ts';

/**
 * The register of facts and questions is complete: every number up to its extent is covered, none lies beyond.
 * A series that ends in `F` counts facts, carried by passages; any other counts questions.
 */
export function checkRegister(collection: Collection): CollectionProblem[] {
  const written = writtenNumbers(collection);
  const due = new Set(Object.entries(collection.register).flatMap(([series, extent]) => numbers(series, extent)));
  const missing = [...due].filter((id) => !written.has(id));
  const stray = [...written].filter(([id]) => !due.has(id));
  return [
    ...missing.map((id) => ({
      file: fileOf.register,
      field: id,
      message: isFact(id) ? 'no passage carries this fact' : 'this question is not written',
      remedy: isFact(id)
        ? 'name it under `facts` of the passage that tells it'
        : "write it in its game's questions.yaml",
    })),
    ...stray.map(([id, { file, field }]) => ({
      file,
      field,
      message: `${id} lies outside the register`,
      remedy: 'correct the number, or extend its series in register.yaml',
    })),
  ];
}

const isFact = (id: string) => id.includes('-F');

function numbers(series: string, extent: number): string[] {
  return Array.from({ length: extent }, (_, at) => `${series}${at + 1}`);
}

function writtenNumbers({ sources, questions }: Collection): ReadonlyMap<string, { file: string; field: string }> {
  return new Map([
    ...sources.flatMap((source) =>
      source.passages.flatMap(({ id, facts }) =>
        facts.map((fact) => [fact, { file: fileOf.source(source.id), field: `passages.${id}.facts` }] as const),
      ),
    ),
    ...questions.map(({ id, game }) => [id, { file: fileOf.questions(game), field: id }] as const),
  ]);
}
