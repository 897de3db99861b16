import type { Collection, Game, Question } from '#contract/collection/schema.ts';
import { fullVariants } from '#contract/collection/variants.ts';
import type { FullClause, FullVariant } from '#contract/records.ts';
import { byNumber, links, partOf, untranslated, type RecordRow, type Rows } from './row.ts';

/** Games, their open questions, and the accounts of them clause by clause. */
export function gameRows(collection: Collection): Rows[] {
  const { games, questions } = collection;
  return [
    ...games.map((game) => rowsOfGame(game, questions)),
    ...questions.map(rowsOfQuestion),
    ...fullVariants(collection).flatMap(rowsOfVariant),
  ];
}

function rowsOfGame(game: Game, questions: readonly Question[]): Rows {
  const own = questions.filter((one) => one.game === game.id);
  const record: RecordRow = {
    kind: 'game',
    id: game.id,
    title: game.title,
    subtitle: game.names[0]?.text,
    sort: game.id,
    body: { kind: 'game', game, questions: own },
  };
  return { records: [record], links: links(record, 'uses', 'artefact', game.artefacts) };
}

function rowsOfQuestion(question: Question): Rows {
  const record: RecordRow = {
    kind: 'question',
    id: question.id,
    title: untranslated(question.title),
    subtitle: question.kind,
    accession: question.id,
    sort: byNumber(question.id),
    body: { kind: 'question', question },
  };
  const passages = [...question.passages, ...question.readings.flatMap((reading) => reading.evidence)];
  return {
    records: [record],
    links: [...links(record, 'about', 'game', [question.game]), ...links(record, 'rests-on', 'passage', passages)],
  };
}

export function rowsOfVariant(variant: FullVariant): Rows[] {
  const { entry } = variant;
  const record: RecordRow = {
    kind: 'variant',
    id: entry.id,
    title: entry.title,
    subtitle: entry.id,
    sort: entry.id,
    body: { kind: 'variant', variant },
  };
  const own = [
    ...links(record, 'variant-of', 'game', [entry.game]),
    ...links(record, 'account-of', 'source', [entry.account]),
    ...links(record, 'rests-on', 'source', entry.witnesses),
    ...links(record, 'extends', 'variant', entry.extends === undefined ? [] : [entry.extends]),
  ];
  const clauses = variant.clauses.filter((one) => one.statedIn === entry.id);
  return [{ records: [record], links: own }, ...clauses.flatMap((one, at) => rowsOfClause(record, one, at))];
}

function rowsOfClause(variant: RecordRow, clause: FullClause, at: number): Rows[] {
  const record = {
    kind: 'clause',
    id: `${variant.id}#${clause.id}`,
    title: untranslated(clause.text),
    subtitle: variant.id,
  } as const;
  const passages = [...clause.passages, ...clause.readings.flatMap((reading) => reading.passages)];
  const own = [
    ...links(record, 'rests-on', 'passage', passages),
    ...links(record, 'answers', 'question', clause.questions),
  ];
  return [partOf(variant, record, at), { records: [], links: own }];
}
