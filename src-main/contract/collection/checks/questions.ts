import { fileOf } from '../files.ts';
import type { CollectionProblem } from '../problem.ts';
import type { Collection, Question } from '../schema.ts';

/** These are settled by saying so; nothing in play or on an object has to answer them. */
const SAID_ONLY: readonly Question['kind'][] = ['slip', 'wording', 'comparison'];

/** A question prefers one of its own readings, and something in the collection raises or answers it. */
export function checkQuestions(collection: Collection): CollectionProblem[] {
  const raised = raisedQuestions(collection);
  return collection.questions.flatMap((question) => {
    const at = (field: string, message: string, remedy: string) => [
      { file: fileOf.questions(question.game), field: `${question.id}${field}`, message, remedy },
    ];
    const { preferred, readings } = question;
    return [
      ...(preferred === undefined || readings.some(({ id }) => id === preferred)
        ? []
        : at('.preferred', `${preferred} is no reading of this question`, `name one of ${listed(readings)}`)),
      ...(raised.has(question.id) || SAID_ONLY.includes(question.kind)
        ? []
        : at(
            '',
            'nothing raises this question',
            'name it under `questions` of a clause, passage, part or inscription',
          )),
    ];
  });
}

const listed = (readings: Question['readings']) => readings.map(({ id }) => id).join(', ');

function raisedQuestions(collection: Collection): ReadonlySet<string> {
  return new Set([
    ...collection.sources.flatMap(({ passages }) => passages.flatMap(({ questions }) => questions)),
    ...collection.variants.flatMap(({ clauses }) => clauses.flatMap(({ questions }) => questions)),
    ...collection.artefacts.flatMap((artefact) => [
      ...artefact.questions,
      ...artefact.inscriptions.flatMap(({ questions }) => questions),
    ]),
  ]);
}
