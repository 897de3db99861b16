import type { Fault, FaultCode } from '#contract/reply.ts';

/** Carries a fault of the library up to `serve`, the way SQLite's own errors come. */
export class FaultError extends Error {
  readonly fault: Fault;
  constructor(code: FaultCode, detail?: string) {
    super(detail ?? code);
    this.fault = detail === undefined ? { code } : { code, detail };
  }
}

/** The first matching beginning wins: SQLite's extended codes add to their primary code. */
const CODES: readonly (readonly [string, FaultCode])[] = [
  ['SQLITE_CORRUPT', 'corrupt'],
  ['SQLITE_NOTADB', 'corrupt'],
  ['SQLITE_IOERR_SHORT_READ', 'corrupt'],
  ['SQLITE_FULL', 'full'],
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['SQLITE_READONLY', 'read-only'],
  ['SQLITE_PERM', 'read-only'],
  ['EACCES', 'read-only'],
  ['EPERM', 'read-only'],
  ['EROFS', 'read-only'],
  ['SQLITE_BUSY', 'busy'],
  ['SQLITE_LOCKED', 'busy'],
];

/** Sorts an error by kind; the window gets the kind and a line, never a stack. */
export function faultOf(error: unknown): Fault {
  if (error instanceof FaultError) return error.fault;
  const name = codeOf(error);
  const code = CODES.find(([beginning]) => name.startsWith(beginning))?.[1] ?? 'unknown';
  return { code, detail: error instanceof Error ? error.message : String(error) };
}

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}
