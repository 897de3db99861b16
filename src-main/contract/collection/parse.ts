import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { failed, ok, type Result } from '#rules/result.ts';
import { FILE_KINDS, type FileKind } from './files.ts';
import { issueProblems } from './issues.ts';
import type { CollectionFile, CollectionProblem } from './problem.ts';
import type { Collection } from './schema.ts';

type Draft = { -readonly [K in keyof Collection]: unknown };

/**
 * Reads every file of the collection into its shape, or lists everything that is wrong with any of them.
 * Whether the records fit together is `checkCollection`'s business.
 */
export function parseCollection(files: readonly CollectionFile[]): Result<Collection, readonly CollectionProblem[]> {
  const draft: Draft = emptyDraft();
  const problems: CollectionProblem[] = [];
  for (const file of [...files].sort(byPath)) {
    const parsed = parseFile(file);
    if (parsed.kind === 'ok') shelve(draft, parsed.value);
    else problems.push(...parsed.error);
  }
  return problems.length > 0 ? failed(problems) : ok(draft as Collection);
}

function emptyDraft(): Draft {
  return {
    topics: [],
    glyphs: [],
    sources: [],
    games: [],
    questions: [],
    variants: [],
    artefacts: [],
    examples: [],
    register: {},
  };
}

const byPath = (a: CollectionFile, b: CollectionFile) => (a.path < b.path ? -1 : 1);

interface ParsedFile {
  readonly kind: FileKind;
  readonly value: unknown;
}

function shelve(draft: Draft, { kind, value }: ParsedFile): void {
  if (kind.shelf === 'register') draft.register = value;
  else (draft[kind.shelf] as unknown[]).push(...(Array.isArray(value) ? (value as unknown[]) : [value]));
}

function parseFile(file: CollectionFile): Result<ParsedFile, readonly CollectionProblem[]> {
  const kind = FILE_KINDS.find((one) => one.path.test(file.path));
  if (!kind) return problem(file, '', 'no record is kept under this name', 'see the table in docs/data-format.md');
  const split = splitFile(file, kind);
  if (split.kind === 'failed') return split;
  const read = parseYaml(file, split.value.yaml);
  if (read.kind === 'failed') return read;
  const shaped = kind.shape.safeParse(read.value);
  if (!shaped.success) return failed(issueProblems(file.path, read.value, shaped.error.issues));
  return placed(file, kind, shaped.data, split.value.body);
}

interface Split {
  readonly yaml: string;
  readonly body: string;
}

function splitFile(file: CollectionFile, kind: FileKind): Result<Split, readonly CollectionProblem[]> {
  const text = file.text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  if (kind.format === 'yaml') return ok({ yaml: text, body: '' });
  const parts = /^---\n([\s\S]*?\n)---[ \t]*(?:\n|$)([\s\S]*)$/.exec(text);
  if (!parts)
    return problem(file, '', 'the front matter is missing', 'begin the file with YAML between two `---` lines');
  return ok({ yaml: parts[1] ?? '', body: (parts[2] ?? '').trim() });
}

function parseYaml(file: CollectionFile, yaml: string): Result<unknown, readonly CollectionProblem[]> {
  const document = parseDocument(yaml, { prettyErrors: true });
  const [error] = document.errors;
  if (!error) return ok(document.toJS());
  const [message = ''] = error.message.split('\n');
  return problem(file, '', `not YAML: ${message.replace(/:$/, '')}`, 'correct the line it names');
}

/** Holds a record to its path: the id it must carry, the game it belongs to, the Markdown below it. */
function placed(
  file: CollectionFile,
  kind: FileKind,
  data: unknown,
  body: string,
): Result<ParsedFile, readonly CollectionProblem[]> {
  const names = kind.path.exec(file.path)?.slice(1) ?? [];
  const [game] = names;
  if (Array.isArray(data)) {
    const value = game === undefined ? data : data.map((one: object) => ({ ...one, game }));
    return ok({ kind, value });
  }
  if (kind.shelf === 'register') return ok({ kind, value: data });
  const record = data as z.infer<z.ZodObject> & { id: string };
  const expected = names.join('/');
  if (record.id !== expected)
    return problem(file, 'id', `is ${record.id} in a file named for ${expected}`, 'rename the file or the record');
  return ok({ kind, value: { ...record, body, ...(kind.shelf === 'variants' && { game }) } });
}

function problem(file: CollectionFile, field: string, message: string, remedy: string) {
  return failed([{ file: file.path, field, message, remedy }]);
}
