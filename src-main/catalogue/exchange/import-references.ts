import { randomUUID } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { failed, ok, type Result } from '#rules/result.ts';
import type { ParsedArgs } from '#contract/methods.ts';
import type { Change } from '#contract/own/changes.ts';
import type { ReferencesImported } from '#contract/own/exchange.ts';
import type { Refusal } from '#contract/reply.ts';
import { readReferences } from '../../exchange/formats/sources/read-references.ts';
import { act } from '../own/act.ts';
import { same } from '../own/path.ts';
import type { Library } from '../library.ts';
import { ownOfKind } from '../own/store.ts';

/** A bibliography of a lifetime is a hundredth of it. */
const MOST = 64 * 2 ** 20;

/** Makes sources of what the file has and the library has not: the same file again changes nothing. */
export async function importReferences(
  library: Library,
  { path }: ParsedArgs<'import.references'>,
): Promise<Result<ReferencesImported, Refusal>> {
  const db = library.writable();
  const text = await textOf(path);
  if (text === undefined) return refused('missing');
  const read = readReferences(text);
  if (read.kind === 'failed') return refused(read.error);
  const here = ownOfKind(db, 'source', false).map(({ body }) => body);
  const fresh = read.value.filter((source) => !here.some((one) => same(one.csl, source.csl)));
  const known = read.value.length - fresh.length;
  if (fresh.length === 0) return ok({ created: 0, known });
  const changes = fresh.map((after): Change => ({
    kind: 'source',
    id: randomUUID(),
    path: [],
    before: undefined,
    after,
  }));
  const acted = act(db, { what: 'import', about: basename(path) }, changes);
  return acted.kind === 'ok' ? ok({ created: fresh.length, known, action: acted.value }) : acted;
}

const refused = (reason: string) => failed<Refusal>({ code: 'bad-argument', field: 'path', detail: { reason } });

async function textOf(path: string): Promise<string | undefined> {
  try {
    return (await stat(path)).size > MOST ? undefined : await readFile(path, 'utf8');
  } catch {
    // It has gone, or may not be read.
    return undefined;
  }
}
