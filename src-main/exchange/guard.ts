/** What a spreadsheet program would compute, and what a guard before it could be taken for. */
const COMPUTED = /^'*[=+\-@\t\r＝＋－＠]/u;
const GUARDED = /^''*[=+\-@\t\r＝＋－＠]/u;

/** Puts an apostrophe before what a spreadsheet program would compute, so that it stays a text there. */
export const guard = (cell: string): string => (COMPUTED.test(cell) ? `'${cell}` : cell);

export const isGuarded = (cell: string): boolean => GUARDED.test(cell);

export const unguard = (cell: string): string => (isGuarded(cell) ? cell.slice(1) : cell);
