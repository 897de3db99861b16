import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { failed, ok, type Result } from '#rules/result.ts';
import type { Dialect, UnreadableTable } from '#contract/own/exchange.ts';
import type { Refusal } from '#contract/reply.ts';
import { readTable, type Table } from '../../exchange/table.ts';

const MOST = 256 * 1024 * 1024;

export interface TableFile {
  readonly table: Table;
  readonly sha256: string;
}

export async function readTableFile(path: string, dialect?: Dialect): Promise<Result<TableFile, Refusal>> {
  const bytes = await bytesOf(path);
  if (bytes.kind === 'failed') return unreadable(bytes.error);
  const table = await readTable(bytes.value, dialect);
  if (table.kind === 'failed') return unreadable(table.error);
  return ok({ table: table.value, sha256: createHash('sha256').update(bytes.value).digest('hex') });
}

const unreadable = (reason: UnreadableTable) =>
  failed<Refusal>({ code: 'bad-argument', field: 'path', detail: { reason } });

async function bytesOf(path: string): Promise<Result<Buffer, UnreadableTable>> {
  try {
    const { size } = await stat(path);
    return size > MOST ? failed('too-large') : ok(await readFile(path));
  } catch {
    // Gone, a folder, or not ours to read: to the user it is not there.
    return failed('missing');
  }
}
