import type { Collection, Glyph, Passage, Source } from '#contract/collection/schema.ts';
import { byNumber, links, partOf, place, untranslated, type RecordRow, type Rows } from './row.ts';

const WEIGHTS: readonly Source['weight'][] = ['witness', 'strong-evidence', 'fair-evidence', 'weak-evidence'];

/** Sources with their passages, and the characters they use. */
export function sourceRows({ sources, glyphs }: Collection): Rows[] {
  return [...sources.flatMap(rowsOfSource), ...glyphs.map(rowsOfGlyph)];
}

/** Witnesses come before evidence, strong before weak. */
export function rowsOfSource(source: Source): Rows[] {
  const record: RecordRow = {
    kind: 'source',
    id: source.id,
    title: untranslated(source.short),
    subtitle: source.csl.title,
    accession: source.evidence,
    sort: `${WEIGHTS.indexOf(source.weight).toString()} ${byNumber(source.evidence ?? '')} ${source.id}`,
    body: { kind: 'source', source },
  };
  const own = [
    ...links(
      record,
      'reports',
      'source',
      source.reports.map((one) => one.source),
    ),
    ...links(record, 'about', 'game', source.games),
  ];
  return [{ records: [record], links: own }, ...source.passages.flatMap((one, at) => rowsOfPassage(record, one, at))];
}

function rowsOfPassage(source: RecordRow, passage: Passage, at: number): Rows[] {
  const record = {
    kind: 'passage',
    id: `${source.id}#${passage.id}`,
    title: untranslated(`${source.title.en}, ${passage.locator}`),
    subtitle: passage.facts.join(', ') || undefined,
  } as const;
  const reported = passage.reports === undefined ? [] : [passage.reports];
  const questions = passage.questions.flatMap((id) =>
    links({ kind: 'question', id }, 'rests-on', 'passage', [record.id]),
  );
  return [
    partOf(source, record, at),
    { records: [], links: [...links(record, 'reports', 'source', reported), ...questions] },
  ];
}

function rowsOfGlyph(glyph: Glyph, at: number): Rows {
  const record: RecordRow = {
    kind: 'glyph',
    id: glyph.variant,
    title: untranslated(`${glyph.variant} → ${glyph.standard}`),
    subtitle: glyph.kind,
    sort: place(at),
    body: { kind: 'glyph', glyph },
  };
  return { records: [record], links: links(record, 'rests-on', 'passage', glyph.passages) };
}
