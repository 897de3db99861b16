import { fileOf } from '../files.ts';
import type { CollectionProblem } from '../problem.ts';
import type { Collection } from '../schema.ts';

interface Named {
  readonly file: string;
  readonly field: string;
  readonly id: string;
}

/** No two things that are told apart by their id share one. */
export function checkIdentity(collection: Collection): CollectionProblem[] {
  return [
    ...twice(collection.topics.map(({ id }) => ({ file: fileOf.topics, field: id, id }))),
    ...twice(collection.glyphs.map(({ variant }) => ({ file: fileOf.glyphs, field: variant, id: variant }))),
    ...twice(collection.questions.map(({ id, game }) => ({ file: fileOf.questions(game), field: id, id }))),
    ...twice(
      collection.examples.map(({ id, game }) => ({ file: fileOf.examples(game), field: id, id: `${game}/${id}` })),
    ),
    ...twice(collection.artefacts.map(({ id, accession }) => named(fileOf.artefact(id), 'accession', accession))),
    ...twice(inscriptions(collection)),
    ...withinOwners(collection),
  ];
}

const named = (file: string, field: string, id: string): Named => ({ file, field, id });

/** Parts name their inscription by its bare id, so inscriptions are told apart across artefacts. */
function inscriptions(collection: Collection): Named[] {
  return collection.artefacts.flatMap(({ id, inscriptions }) =>
    inscriptions.map((one) => named(fileOf.artefact(id), `inscriptions.${one.id}`, one.id)),
  );
}

function withinOwners(collection: Collection): CollectionProblem[] {
  return [
    ...collection.sources.flatMap(({ id, passages }) => lists(fileOf.source(id), 'passages', passages)),
    ...collection.artefacts.flatMap(({ id, parts }) => lists(fileOf.artefact(id), 'parts', parts)),
    ...collection.variants.flatMap(({ id, clauses }) => [
      ...lists(fileOf.variant(id), 'clauses', clauses),
      ...clauses.flatMap((clause) => lists(fileOf.variant(id), `clauses.${clause.id}.readings`, clause.readings ?? [])),
    ]),
    ...collection.questions.flatMap(({ id, game, readings }) =>
      lists(fileOf.questions(game), `${id}.readings`, readings),
    ),
  ];
}

function lists(file: string, field: string, items: readonly { readonly id: string }[]): CollectionProblem[] {
  return twice(items.map(({ id }) => named(file, `${field}.${id}`, id)));
}

function twice(items: readonly Named[]): CollectionProblem[] {
  const seen = new Set<string>();
  return items.flatMap(({ file, field, id }) => {
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [{ file, field, message: `${id} is used twice`, remedy: 'give one of the two another id' }];
  });
}
