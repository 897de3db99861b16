import { nearest } from '../../nearest.ts';
import { fileOf } from '../files.ts';
import type { CollectionProblem } from '../problem.ts';
import type { Artefact, Collection, Source, VariantEntry } from '../schema.ts';

type Target = 'source' | 'passage' | 'game' | 'artefact' | 'topic' | 'question' | 'inscription' | 'variant';

interface Reference {
  readonly file: string;
  readonly field: string;
  readonly target: Target;
  readonly id: string;
}

/** Every id that one record writes of another leads to a record. */
export function checkReferences(collection: Collection): CollectionProblem[] {
  const known = knownIds(collection);
  return references(collection)
    .filter(({ target, id }) => !known[target].has(id))
    .map(({ file, field, target, id }) => {
      const like = nearest(id, known[target]);
      return {
        file,
        field,
        message: `there is no ${target} ${id}`,
        remedy: like === undefined ? `write the ${target} or correct the id` : `did you mean ${like}?`,
      };
    });
}

function knownIds(collection: Collection): Record<Target, ReadonlySet<string>> {
  const ids = (records: readonly { readonly id: string }[]) => new Set(records.map(({ id }) => id));
  return {
    source: ids(collection.sources),
    passage: new Set(collection.sources.flatMap(({ id, passages }) => passages.map((one) => `${id}#${one.id}`))),
    game: ids(collection.games),
    artefact: ids(collection.artefacts),
    topic: ids(collection.topics),
    question: ids(collection.questions),
    inscription: ids(collection.artefacts.flatMap(({ inscriptions }) => inscriptions)),
    variant: ids(collection.variants),
  };
}

/** Writes down references from one file, several to a field. */
function from(file: string) {
  return (field: string, target: Target, ids: readonly (string | undefined)[]): Reference[] =>
    ids.flatMap((id) => (id === undefined ? [] : [{ file, field, target, id }]));
}

function references(collection: Collection): Reference[] {
  return [
    ...collection.topics.flatMap(({ id, games }) => from(fileOf.topics)(`${id}.games`, 'game', games)),
    ...collection.glyphs.flatMap(({ variant, passages }) =>
      from(fileOf.glyphs)(`${variant}.passages`, 'passage', passages),
    ),
    ...collection.sources.flatMap(ofSource),
    ...collection.games.flatMap(({ id, names, artefacts }) => [
      ...names.flatMap(({ text, sources }) => from(fileOf.game(id))(`names.${text}.sources`, 'source', sources)),
      ...from(fileOf.game(id))('artefacts', 'artefact', artefacts),
    ]),
    ...ofQuestions(collection),
    ...collection.variants.flatMap(ofVariant),
    ...collection.artefacts.flatMap(ofArtefact),
    ...collection.examples.flatMap(({ id, game, passage, variants }) => [
      ...from(fileOf.examples(game))(`${id}.passage`, 'passage', [passage]),
      ...from(fileOf.examples(game))(`${id}.variants`, 'variant', variants),
    ]),
  ];
}

function ofSource(source: Source): Reference[] {
  const refer = from(fileOf.source(source.id));
  return [
    ...refer(
      'reports',
      'source',
      source.reports.map((one) => one.source),
    ),
    ...refer('games', 'game', source.games),
    ...source.passages.flatMap(({ id, topics, reports, questions }) => [
      ...refer(`passages.${id}.topics`, 'topic', topics),
      ...refer(`passages.${id}.reports`, 'source', [reports]),
      ...refer(`passages.${id}.questions`, 'question', questions),
    ]),
  ];
}

function ofQuestions({ questions }: Collection): Reference[] {
  return questions.flatMap(({ id, game, passages, readings }) => [
    ...from(fileOf.questions(game))(id, 'game', [game]),
    ...from(fileOf.questions(game))(`${id}.passages`, 'passage', passages),
    ...readings.flatMap((reading) =>
      from(fileOf.questions(game))(`${id}.readings.${reading.id}.evidence`, 'passage', reading.evidence),
    ),
  ]);
}

function ofVariant(variant: VariantEntry): Reference[] {
  const refer = from(fileOf.variant(variant.id));
  return [
    ...refer('id', 'game', [variant.game]),
    ...refer('account', 'source', [variant.account]),
    ...refer('witnesses', 'source', variant.witnesses),
    ...refer('extends', 'variant', [variant.extends]),
    ...variant.clauses.flatMap(({ id, passages, questions, readings }) => [
      ...refer(`clauses.${id}.passages`, 'passage', passages),
      ...refer(`clauses.${id}.questions`, 'question', questions),
      ...(readings ?? []).flatMap((reading) =>
        refer(`clauses.${id}.readings.${reading.id}.passages`, 'passage', reading.passages ?? []),
      ),
    ]),
  ];
}

function ofArtefact(artefact: Artefact): Reference[] {
  const refer = from(fileOf.artefact(artefact.id));
  return [
    ...refer('games', 'game', artefact.games),
    ...refer('passages', 'passage', artefact.passages),
    ...refer('questions', 'question', artefact.questions),
    ...artefact.parts.flatMap(({ id, native, passages, inscription }) => [
      ...native.flatMap(({ text, sources }) => refer(`parts.${id}.native.${text}.sources`, 'source', sources)),
      ...refer(`parts.${id}.passages`, 'passage', passages),
      ...refer(`parts.${id}.inscription`, 'inscription', [inscription]),
    ]),
    ...artefact.inscriptions.flatMap(({ id, passage, questions, readings }) => [
      ...refer(`inscriptions.${id}.passage`, 'passage', [passage]),
      ...refer(`inscriptions.${id}.questions`, 'question', questions),
      ...readings.flatMap((one) => refer(`inscriptions.${id}.readings.${one.id}.evidence`, 'passage', one.evidence)),
    ]),
  ];
}
