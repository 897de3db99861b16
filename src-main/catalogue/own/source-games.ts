import type { OwnKind, OwnRecord } from '#contract/own/records.ts';
import { all, type ReadableDb } from '../sql.ts';

/** The games a source tells of: as the user says, or else those of its topics and of the rules and objects that cite it. */
export function gamesOfSource(db: ReadableDb, { id, body }: OwnRecord<'source'>): readonly string[] {
  if (body.games.length > 0) return body.games;
  const topics = body.passages.flatMap((passage) => passage.topics);
  const games = [...gamesOfTopics(db, topics), ...gamesOfWhatCites(db, id)];
  return [...new Set(games)].toSorted();
}

const gamesOfTopics = (db: ReadableDb, topics: readonly string[]) =>
  all<{ game: string }>(
    db,
    `SELECT DISTINCT game.value AS game FROM topic, json_each(topic.body, '$.games') AS game
       WHERE topic.body ->> 'id' IN (SELECT value FROM json_each($topics))`,
    { topics: JSON.stringify(topics) },
  ).map(({ game }) => game);

/** Passages are addressed `source#passage`, and `$` is the sign after `#`. */
const gamesOfWhatCites = (db: ReadableDb, id: string) =>
  all<{ game: string }>(
    db,
    `SELECT DISTINCT about.to_id AS game FROM own_link AS cites
       JOIN own_link AS about ON about.owner_kind = cites.owner_kind AND about.owner = cites.owner
       WHERE (cites.to_kind = 'source' AND cites.to_id = $id
           OR cites.to_kind = 'passage' AND cites.to_id > $id || '#' AND cites.to_id < $id || '$')
         AND cites.owner_kind IN ('variant', 'object') AND about.to_kind = 'game'`,
    { id },
  ).map(({ game }) => game);

/** The user's own sources that a record cites, as sources or by their passages. */
export const sourcesCitedBy = (db: ReadableDb, kind: OwnKind, id: string): readonly string[] =>
  all<{ source: string }>(
    db,
    `SELECT own.id AS source FROM own WHERE own.kind = 'source' AND own.body IS NOT NULL AND own.id IN (
       SELECT CASE to_kind WHEN 'passage' THEN substr(to_id, 1, instr(to_id, '#') - 1) ELSE to_id END FROM own_link
         WHERE owner_kind = $kind AND owner = $id AND to_kind IN ('source', 'passage'))`,
    { kind, id },
  ).map(({ source }) => source);

/** The games a source is linked to as it stands. */
export const gamesLinkedTo = (db: ReadableDb, source: string): readonly string[] =>
  all<{ game: string }>(
    db,
    `SELECT to_id AS game FROM own_link
       WHERE owner_kind = 'source' AND owner = $source AND relation = 'about' AND to_kind = 'game' ORDER BY to_id`,
    { source },
  ).map(({ game }) => game);
