import type { Artefact, Collection, Inscription, Part } from '#contract/collection/schema.ts';
import { byNumber, links, partOf, untranslated, type RecordRow, type Rows } from './row.ts';

/** Artefacts with their parts and inscriptions. */
export function artefactRows({ artefacts }: Collection): Rows[] {
  return artefacts.flatMap(rowsOfArtefact);
}

function rowsOfArtefact(artefact: Artefact): Rows[] {
  const record: RecordRow = {
    kind: 'artefact',
    id: artefact.id,
    title: artefact.title,
    subtitle: artefact.holder ?? artefact.place,
    accession: artefact.accession,
    sort: byNumber(artefact.accession),
    body: { kind: 'artefact', artefact },
  };
  const own = [
    ...artefact.games.flatMap((id) => links({ kind: 'game', id }, 'uses', 'artefact', [artefact.id])),
    ...links(record, 'rests-on', 'passage', artefact.passages),
    ...questionsAbout(record, artefact.questions),
  ];
  return [
    { records: [record], links: own },
    ...artefact.parts.flatMap((one, at) => rowsOfPart(record, one, at)),
    ...artefact.inscriptions.flatMap((one, at) => rowsOfInscription(record, one, artefact.parts.length + at)),
  ];
}

function rowsOfPart(owner: RecordRow, part: Part, at: number): Rows[] {
  const record = {
    kind: 'part',
    id: `${owner.id}#${part.id}`,
    title: part.name,
    subtitle: owner.accession,
  } as const;
  const inscriptions = part.inscription === undefined ? [] : [`${owner.id}#${part.inscription}`];
  const own = [
    ...links(record, 'rests-on', 'passage', part.passages),
    ...links(record, 'bears', 'inscription', inscriptions),
  ];
  return [partOf(owner, record, at), { records: [], links: own }];
}

function rowsOfInscription(owner: RecordRow, inscription: Inscription, at: number): Rows[] {
  const record = {
    kind: 'inscription',
    id: `${owner.id}#${inscription.id}`,
    title: untranslated(inscription.title),
    subtitle: owner.accession,
  } as const;
  const passages = [inscription.passage, ...inscription.readings.flatMap((reading) => reading.evidence)];
  return [
    partOf(owner, record, at),
    {
      records: [],
      links: [...links(record, 'rests-on', 'passage', passages), ...questionsAbout(record, inscription.questions)],
    },
  ];
}

function questionsAbout({ kind, id }: Pick<RecordRow, 'kind' | 'id'>, questions: readonly string[]) {
  return questions.flatMap((question) => links({ kind: 'question', id: question }, 'about', kind, [id]));
}
