import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readCollection } from './read-collection.ts';

const folder = mkdtempSync(join(tmpdir(), 'variorum-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('prose is read from every depth, in order; what lies there for tests is left alone', () => {
  const data = join(folder, 'data');
  mkdirSync(join(data, 'sources'), { recursive: true });
  writeFileSync(join(data, 'topics.yaml'), '[]');
  writeFileSync(join(data, 'sources/a.md'), '籌');
  writeFileSync(join(data, 'throws.test.ts'), '');
  expect(readCollection(data)).toEqual({
    kind: 'ok',
    value: [
      { path: 'sources/a.md', text: '籌' },
      { path: 'topics.yaml', text: '[]' },
    ],
  });
});

test('a file that is not UTF-8 is told by name', () => {
  const data = join(folder, 'latin');
  mkdirSync(data);
  writeFileSync(join(data, 'topics.yaml'), Buffer.from([0xe9, 0x21]));
  expect(readCollection(data)).toEqual({
    kind: 'failed',
    error: [{ file: 'topics.yaml', field: '', message: 'is not UTF-8 text', remedy: 'restore the file' }],
  });
});

test('a folder that is not there holds no collection', () => {
  const data = join(folder, 'nowhere');
  expect(readCollection(data)).toEqual({
    kind: 'failed',
    error: [{ file: data, field: '', message: 'holds no collection', remedy: 'name the folder `data`' }],
  });
});
