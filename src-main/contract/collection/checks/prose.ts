import { fileOf } from '../files.ts';
import { fieldName } from '../issues.ts';
import type { CollectionProblem } from '../problem.ts';
import { strayBrace } from '../runs.ts';
import type { Collection } from '../schema.ts';

/** Every brace in prose marks a run of another language. */
export function checkProse(collection: Collection): CollectionProblem[] {
  return files(collection).flatMap(({ file, record }) =>
    strings(record).flatMap(({ path, text }) => {
      const stray = strayBrace(text);
      if (stray === undefined) return [];
      const message = `a brace marks no language: ${stray}`;
      return [
        {
          file,
          field: fieldName(record, path),
          message,
          remedy: 'write {ms:Tĕrus}: a language tag, a colon, the words',
        },
      ];
    }),
  );
}

function files(collection: Collection): { file: string; record: unknown }[] {
  const { topics, glyphs, sources, games, questions, variants, artefacts } = collection;
  return [
    { file: fileOf.topics, record: topics },
    { file: fileOf.glyphs, record: glyphs },
    ...sources.map((record) => ({ file: fileOf.source(record.id), record })),
    ...games.map((record) => ({ file: fileOf.game(record.id), record })),
    ...questions.map((record) => ({ file: fileOf.questions(record.game), record: { [record.id]: record } })),
    ...variants.map((record) => ({ file: fileOf.variant(record.id), record })),
    ...artefacts.map((record) => ({ file: fileOf.artefact(record.id), record })),
  ];
}

interface Found {
  readonly path: readonly (string | number)[];
  readonly text: string;
}

function strings(value: unknown, path: readonly (string | number)[] = []): Found[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, at) => strings(item, [...path, at]));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => strings(item, [...path, key]));
}
