import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { failed, ok, type Result } from '#rules/result.ts';
import type { CollectionFile, CollectionProblem } from '#contract/collection/problem.ts';

/** Every file of prose below a `data/` folder; what lies there for the tests is left alone. */
export function readCollection(folder: string): Result<readonly CollectionFile[], readonly CollectionProblem[]> {
  const files: CollectionFile[] = [];
  const problems: CollectionProblem[] = [];
  for (const path of prosePaths(folder)) {
    const text = readText(join(folder, path));
    if (text.kind === 'ok') files.push({ path, text: text.value });
    else problems.push({ file: path, field: '', message: text.error, remedy: 'restore the file' });
  }
  if (files.length === 0 && problems.length === 0)
    problems.push({ file: folder, field: '', message: 'holds no collection', remedy: 'name the folder `data`' });
  return problems.length > 0 ? failed(problems) : ok(files);
}

function prosePaths(folder: string): string[] {
  let found;
  try {
    found = readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  return found
    .filter((entry) => entry.isFile() && /\.(md|yaml)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

function readText(path: string): Result<string, string> {
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path)));
  } catch (error) {
    return failed(error instanceof TypeError ? 'is not UTF-8 text' : (error as Error).message);
  }
}
