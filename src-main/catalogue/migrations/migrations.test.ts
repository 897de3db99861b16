import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { configure } from '../database.ts';
import type { WritableDb } from '../sql.ts';
import { latestVersion, migrate, MIGRATIONS } from './index.ts';

function memory(): WritableDb {
  const db = new Database(':memory:') as unknown as WritableDb;
  configure(db);
  onTestFinished(() => {
    db.close();
  });
  return db;
}

/** A database just before a migration, and the way past it. */
function before(version: number): { db: WritableDb; step: () => void } {
  const db = memory();
  migrate(
    db,
    MIGRATIONS.filter((one) => one.version < version),
  );
  return {
    db,
    step: () => {
      migrate(
        db,
        MIGRATIONS.filter((one) => one.version <= version),
      );
    },
  };
}

const tables = (db: WritableDb): unknown[] =>
  db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").pluck().all();
const RECORD = `INSERT INTO record (kind, key, origin, title_en, title_hant, title_hans, sort, body)
  VALUES ('game', 'g', 'user', 'G', 'G', 'G', 'g', '{}')`;
const SANDBOX = `INSERT INTO sandbox VALUES ('s', 'S', 'v', 'g', '[]', '{}', '{}', 'ask', '{}', 't', 't', 0, 0, NULL)`;

describe('the migrations', () => {
  it('are refused out of order or off the tens', () => {
    const step = (version: number) => ({ version, title: 'x', sql: '' });
    expect(() => migrate(memory(), [step(20), step(10)])).toThrow('out of order');
    expect(() => migrate(memory(), [step(10), step(10)])).toThrow('out of order');
    expect(() => migrate(memory(), [step(15)])).toThrow('out of order');
  });

  it('leave nothing of a step that fails', () => {
    const db = memory();
    const broken = { version: 10, title: 'breaks', sql: 'CREATE TABLE half (a TEXT) STRICT; CREATE NONSENSE' };
    expect(() => migrate(db, [broken])).toThrow();
    expect(tables(db)).toEqual([]);
    expect(db.pragma('user_version', { simple: true })).toBe(0);
  });

  it('leave nothing of a step after which links lead nowhere', () => {
    const db = memory();
    const broken = {
      version: 10,
      title: 'orphans',
      sql: `CREATE TABLE a (id INTEGER PRIMARY KEY) STRICT; CREATE TABLE b (a INTEGER REFERENCES a DEFERRABLE INITIALLY DEFERRED) STRICT;
        INSERT INTO b VALUES (1)`,
    };
    expect(() => migrate(db, [broken])).toThrow('orphans');
    expect(tables(db)).toEqual([]);
  });

  it('10 makes the tables of records', () => {
    const { db, step } = before(10);
    expect(tables(db)).toEqual([]);
    step();
    expect(tables(db)).toEqual(['fact', 'link', 'record', 'topic']);
    db.exec(RECORD);
    expect(() => db.exec(RECORD.replace("'user'", "'somebody'").replace("'g',", "'h',"))).toThrow('CHECK');
    expect(() => db.exec("INSERT INTO link VALUES (1, 'uses', 99, 'user')")).toThrow('FOREIGN KEY');
  });

  it('20 keeps the records and adds games with their logs', () => {
    const { db, step } = before(20);
    db.exec(RECORD);
    step();
    expect(db.prepare('SELECT count(*) FROM record').pluck().get()).toBe(1);
    db.exec(SANDBOX);
    db.exec("INSERT INTO entry VALUES ('s', 1, 't', '{}')");
    expect(() => db.exec("INSERT INTO entry VALUES ('s', 1, 't', '{}')")).toThrow('UNIQUE');
    expect(() => db.exec("INSERT INTO entry VALUES ('other', 1, 't', '{}')")).toThrow('FOREIGN KEY');
  });

  it('30 keeps the games and adds what the user keeps', () => {
    const { db, step } = before(30);
    db.exec(SANDBOX);
    step();
    expect(db.prepare('SELECT count(*) FROM sandbox').pluck().get()).toBe(1);
    db.exec("INSERT INTO view VALUES ('1', 'sources', 'mine', 'null')");
    expect(() => db.exec("INSERT INTO view VALUES ('2', 'sources', 'mine', 'null')")).toThrow('UNIQUE');
    expect(() => db.exec("INSERT INTO setting VALUES ('k', 'not json')")).toThrow('CHECK');
  });

  it('50 keeps what the user made and adds the files of objects', () => {
    const { db, step } = before(50);
    db.exec("INSERT INTO own VALUES ('exhibit', 'e', '{}', 't', 't', NULL, NULL, 1)");
    step();
    expect(db.prepare('SELECT count(*) FROM own').pluck().get()).toBe(1);
    db.exec("INSERT INTO media VALUES ('a', 'jpeg', 1, 96, 60, 't')");
    expect(() => db.exec("INSERT INTO media VALUES ('b', 'jpeg', 1, 96, NULL, 't')")).toThrow('CHECK');
    expect(() => db.exec("INSERT INTO media VALUES ('b', 'jpeg', 0, NULL, NULL, 't')")).toThrow('CHECK');
  });

  it('70 keeps what the user made and adds what was typed and refused', () => {
    const { db, step } = before(70);
    db.exec("INSERT INTO own VALUES ('exhibit', 'e', '{}', 't', 't', NULL, NULL, 1)");
    step();
    expect(db.prepare('SELECT count(*) FROM own').pluck().get()).toBe(1);
    const refused = `INSERT INTO refused VALUES ('exhibit', 'e', '["title"]', NULL, '"x"', '{}', 't')`;
    db.exec(refused);
    expect(() => db.exec(refused)).toThrow('UNIQUE');
    expect(() => db.exec(refused.replace("'{}'", "'{'").replace('title', 'text'))).toThrow('CHECK');
  });

  it('40 keeps what there was and adds the records a user makes, with a log of them', () => {
    const { db, step } = before(40);
    db.exec(RECORD);
    db.exec("INSERT INTO change (at, who, kind, record, field, new) VALUES ('t', 'user', 'view', '1', 'state', '1')");
    step();
    expect(db.prepare('SELECT count(*) FROM record').pluck().get()).toBe(1);
    expect(db.prepare('SELECT count(*) FROM change').pluck().get()).toBe(1);
    const own = "INSERT INTO own VALUES ('object', 'o', '{}', 't', 't', NULL, 'sg-0011', 1)";
    db.exec(own);
    expect(() => db.exec(own)).toThrow('UNIQUE');
    expect(() => db.exec(own.replace("'{}'", "'{'").replace("'o'", "'p'"))).toThrow('CHECK');
    db.exec("INSERT INTO action (at, what, standing, changes) VALUES ('t', 'create', 'done', 1)");
    expect(() => db.exec("UPDATE action SET standing = 'gone'")).toThrow('CHECK');
    db.exec("INSERT INTO action_change VALUES (1, 0, 'object', 'o', '[]', NULL, '{}')");
    expect(() => db.exec("INSERT INTO action_change VALUES (2, 0, 'object', 'o', '[]', NULL, '{}')")).toThrow(
      'FOREIGN KEY',
    );
  });

  it('60 gives objects their events, in the log as in the records', () => {
    const { db, step } = before(60);
    const body = '{"tags":[]}';
    db.exec(`INSERT INTO own VALUES ('object', 'o', '${body}', 't', 't', NULL, NULL, 1), ('exhibit', 'e', '${body}', 't', 't', NULL, NULL, 2),
      ('object', 'undone', NULL, 't', 't', NULL, NULL, 3)`);
    db.exec("INSERT INTO action (at, what, standing, changes) VALUES ('t', 'create', 'done', 3)");
    db.exec(`INSERT INTO action_change VALUES (1, 0, 'object', 'o', '[]', NULL, '${body}'),
      (1, 1, 'object', 'o', '["tags"]', '[]', '["x"]'), (1, 2, 'object', 'o', '[]', 'null', '"2026"')`);
    step();
    const all = (sql: string): unknown[] => db.prepare(sql).pluck().all();
    const given = '{"tags":[],"events":[]}';
    expect(all('SELECT body FROM own ORDER BY revision')).toEqual([given, body, null]);
    expect(all('SELECT after FROM action_change ORDER BY number')).toEqual([given, '["x"]', '"2026"']);
    expect(all('SELECT before FROM action_change ORDER BY number')).toEqual([null, '[]', 'null']);
  });

  it('come to schema.sql', async () => {
    const db = memory();
    migrate(db);
    const objects = db.prepare(
      'SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY tbl_name, type DESC, name',
    );
    const statements = objects
      .pluck()
      .all()
      .map((sql) => `${(sql as string).replaceAll('\n    ', '\n')};\n`);
    const head = `-- What the migrations come to (version ${latestVersion().toString()}); \`npx vitest run -u migrations\` writes it.\n`;
    await expect([head, ...statements].join('\n')).toMatchFileSnapshot('../schema.sql');
  });

  it('make every table STRICT', () => {
    const db = memory();
    migrate(db);
    const lax = db.prepare(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND strict = 0 AND name NOT LIKE 'sqlite%'",
    );
    expect(lax.pluck().all()).toEqual([]);
  });
});
