import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeFold } from '../fold/fold.ts';
import { emptyFolder } from '../testing.ts';
import { openIndex, type IndexedDocument } from './index-file.ts';
import { search } from './search.ts';

const DOCUMENTS: readonly IndexedDocument[] = [{ kind: 'game', id: 'g', record: 1, fields: { title: ['狀元籌'] } }];
const fold = makeFold();

/** Opens the index of a folder and says whether it had to be made. */
function open(file: string, content = 'one') {
  let built = false;
  const db = openIndex(file, content, fold, () => {
    built = true;
    return DOCUMENTS;
  });
  onTestFinished(() => {
    if (db.open) db.close();
  });
  const total = search(db, fold, { text: '状元', limit: 5 }).total;
  return { db, built, total };
}

it('is made once and used again while the content is the same', () => {
  const file = join(emptyFolder(), 'index.db');
  const first = open(file);
  expect([first.built, first.total]).toEqual([true, 1]);
  first.db.close();
  const second = open(file);
  expect([second.built, second.total]).toEqual([false, 1]);
  second.db.close();
  expect(open(file, 'two').built).toBe(true);
});

it.each([
  ['is not a database', () => 'nonsense'.repeat(1_000)],
  ['is empty', () => ''],
  ['has been cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['has lost its schema', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 100), Buffer.alloc(bytes.length - 100)])],
])('is made again where its file %s', (_, damage) => {
  const file = join(emptyFolder(), 'index.db');
  open(file).db.close();
  writeFileSync(file, damage(readFileSync(file)));
  const again = open(file);
  expect([again.built, again.total]).toEqual([true, 1]);
  expect(statSync(file).size).toBeGreaterThan(0);
});

it('is kept in memory where it may not be kept in a file', () => {
  const folder = emptyFolder();
  const db = openIndex(undefined, 'one', fold, () => DOCUMENTS);
  expect(search(db, fold, { text: '籌', limit: 5 }).total).toBe(1);
  expect(existsSync(join(folder, 'index.db'))).toBe(false);
});
