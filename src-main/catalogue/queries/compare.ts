import { failed, ok, type Result } from '#rules/result.ts';
import type { Passage, Source, Topic } from '#contract/collection/schema.ts';
import type { Comparison, PanePassage, QuestionSummary, SourcePane } from '#contract/records.ts';
import type { Refusal } from '#contract/reply.ts';
import { all, type ReadableDb } from '../sql.ts';
import { bodyOf, findRecord, linkedTo, recordAt, summaryOf, topics, type SummaryRow } from './records.ts';

/** Sources side by side, on the topics any of them speaks to. */
export function compareSources(
  db: ReadableDb,
  ids: readonly string[],
  game: string | undefined,
): Result<Comparison, Refusal> {
  const headings = topics(db).filter((topic) => game === undefined || topic.games.includes(game));
  const panes: SourcePane[] = [];
  for (const id of ids) {
    const row = findRecord(db, { kind: 'source', id });
    if (!row) return failed({ code: 'not-found', field: 'sources', detail: { id } });
    panes.push(paneOf(db, row, headings));
  }
  const used = new Set(panes.flatMap((pane) => pane.passages.flatMap((passage) => passage.topics)));
  return ok({ topics: headings.filter((topic) => used.has(topic.id)), panes });
}

function paneOf(db: ReadableDb, row: SummaryRow, headings: readonly Topic[]): SourcePane {
  const source = sourceOf(db, row);
  const own = source.passages.map((passage) => panePassage(db, source, passage));
  const reported = reporting(db, row.id).flatMap((through) => {
    const teller = sourceOf(db, through);
    return teller.passages
      .filter((passage) => passage.reports === source.id)
      .map((passage) => ({ ...panePassage(db, teller, passage), through: summaryOf(through) }));
  });
  const onTopic = (passage: PanePassage): boolean =>
    passage.topics.some((id) => headings.some((topic) => topic.id === id));
  return { source: summaryOf(row), access: source.access, passages: [...own, ...reported].filter(onTopic) };
}

function panePassage(db: ReadableDb, source: Source, passage: Passage): PanePassage {
  const id = `${source.id}#${passage.id}`;
  const row = findRecord(db, { kind: 'passage', id });
  if (!row) throw new Error(`passage ${id} has no record`);
  return {
    id,
    topics: passage.topics,
    passage,
    clauses: linkedTo(db, row.id, 'rests-on', 'clause').map(summaryOf),
    questions: linkedTo(db, row.id, 'rests-on', 'question').map((question) => asked(db, question)),
  };
}

function asked(db: ReadableDb, row: SummaryRow): QuestionSummary {
  const body = bodyOf(db, row);
  if (body.kind !== 'question') throw new Error(`${row.key} is not a question`);
  return { ...summaryOf(row), asks: body.question.kind };
}

/** The other sources some passage of which reports this one. */
function reporting(db: ReadableDb, source: number): SummaryRow[] {
  const owners = all<{ owner: number }>(
    db,
    `SELECT DISTINCT owner FROM link JOIN record ON record.id = from_record
     WHERE to_record = $source AND relation = 'reports' AND kind = 'passage'`,
    { source },
  );
  return owners.map(({ owner }) => recordAt(db, owner)).filter((one) => one.id !== source);
}

function sourceOf(db: ReadableDb, row: SummaryRow): Source {
  const body = bodyOf(db, row);
  if (body.kind !== 'source') throw new Error(`${row.key} is not a source`);
  return body.source;
}
