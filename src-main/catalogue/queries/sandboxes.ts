import type { Choices, GapPolicy } from '#rules/ruleset.ts';
import type { FullVariant } from '#contract/records.ts';
import type { Sandbox, SandboxSummary } from '#contract/sandbox.ts';
import type { LogEntry, Terms } from '../games.ts';
import { all, one, runOne, type ReadableDb, type WritableDb } from '../sql.ts';

interface SummaryRow {
  readonly id: string;
  readonly title: string;
  readonly variant: string;
  readonly game: string;
  readonly players: string;
  readonly created: string;
  readonly updated: string;
  readonly moves: number;
  readonly over: number;
  readonly removed: string | null;
}
interface TermsRow {
  readonly frozen: string;
  readonly choices: string;
  readonly gap_policy: GapPolicy;
  readonly setup: string;
}

const SUMMARY = 'id, title, variant, game, players, created, updated, moves, over, removed';

function summaryOf({ removed, ...row }: SummaryRow): SandboxSummary {
  return {
    ...row,
    players: JSON.parse(row.players) as string[],
    over: row.over === 1,
    ...(removed !== null && { removed }),
  };
}

/** Games in the bin, or those outside it; the last played first. */
export function sandboxes(db: ReadableDb, removed: boolean): SandboxSummary[] {
  const where = removed ? 'removed IS NOT NULL' : 'removed IS NULL';
  return all<SummaryRow>(db, `SELECT ${SUMMARY} FROM sandbox WHERE ${where} ORDER BY updated DESC, id`).map(summaryOf);
}

export function findSandbox(db: ReadableDb, id: string): SandboxSummary | undefined {
  const row = one<SummaryRow>(db, `SELECT ${SUMMARY} FROM sandbox WHERE id = $id`, { id });
  return row && summaryOf(row);
}

export function gameTerms(db: ReadableDb, id: string): Terms {
  const row = one<TermsRow>(db, 'SELECT frozen, choices, gap_policy, setup FROM sandbox WHERE id = $id', { id });
  if (!row) throw new Error(`no game ${id}`);
  return {
    frozen: JSON.parse(row.frozen) as FullVariant,
    choices: JSON.parse(row.choices) as Choices,
    gapPolicy: row.gap_policy,
    setup: JSON.parse(row.setup) as unknown,
  };
}

export function entriesOf(db: ReadableDb, id: string): LogEntry[] {
  const rows = all<{ body: string }>(db, 'SELECT body FROM entry WHERE sandbox = $id ORDER BY number', { id });
  return rows.map((row) => JSON.parse(row.body) as LogEntry);
}

export function headOf(db: ReadableDb, id: string): number {
  return (
    one<{ head: number | null }>(db, 'SELECT max(number) AS head FROM entry WHERE sandbox = $id', { id })?.head ?? 0
  );
}

export function fullSandbox(db: ReadableDb, summary: SandboxSummary): Sandbox {
  return { ...summary, ...gameTerms(db, summary.id), entries: entriesOf(db, summary.id) };
}

export function insertSandbox(db: WritableDb, summary: SandboxSummary, terms: Terms): void {
  runOne(
    db,
    `INSERT INTO sandbox (id, title, variant, game, players, frozen, choices, gap_policy, setup, created, updated, moves, over)
     VALUES ($id, $title, $variant, $game, $players, $frozen, $choices, $gapPolicy, $setup, $created, $updated, 0, $over)`,
    {
      id: summary.id,
      title: summary.title,
      variant: summary.variant,
      game: summary.game,
      players: JSON.stringify(summary.players),
      frozen: JSON.stringify(terms.frozen),
      choices: JSON.stringify(terms.choices),
      gapPolicy: terms.gapPolicy,
      setup: JSON.stringify(terms.setup),
      created: summary.created,
      updated: summary.updated,
      over: summary.over ? 1 : 0,
    },
  );
}

export function insertEntry(db: WritableDb, id: string, number: number, at: string, entry: LogEntry): void {
  const body = JSON.stringify(entry);
  runOne(db, 'INSERT INTO entry VALUES ($id, $number, $at, $body)', { id, number, at, body });
}

export function updateProgress(db: WritableDb, id: string, at: string, moves: number, over: boolean): void {
  runOne(db, 'UPDATE sandbox SET updated = $at, moves = $moves, over = $over WHERE id = $id', {
    id,
    at,
    moves,
    over: over ? 1 : 0,
  });
}

export function updateTitle(db: WritableDb, id: string, title: string): void {
  runOne(db, 'UPDATE sandbox SET title = $title WHERE id = $id', { id, title });
}

/** Puts a game into the bin, or with null takes it out. */
export function updateRemoved(db: WritableDb, id: string, removed: string | null): void {
  runOne(db, 'UPDATE sandbox SET removed = $removed WHERE id = $id', { id, removed });
}
