import { failed, ok, type Result } from '#rules/result.ts';

const WORD = /\s*((?:"(?:[^"\\]|\\.)*"|'[^']*'|\\.|[^\s"'\\])+)/suy;
const PIECE = /"((?:[^"\\]|\\.)*)"|'([^']*)'|\\(.)|([^\s"'\\]+)/gsu;

/** Splits a command line into words as a shell does: blanks part words, quotes and `\` keep them together. */
export function splitLine(line: string): Result<readonly string[], string> {
  const words: string[] = [];
  WORD.lastIndex = 0;
  let end = 0;
  for (let match = WORD.exec(line); match; match = WORD.exec(line)) {
    words.push(unquote(match[1] ?? ''));
    end = WORD.lastIndex;
  }
  const rest = line.slice(end).trim();
  return rest === '' ? ok(words) : failed(rest);
}

function unquote(word: string): string {
  return word.replace(PIECE, (_, double?: string, single?: string, escaped?: string, bare?: string) =>
    double === undefined ? (single ?? escaped ?? bare ?? '') : double.replace(/\\(.)/gsu, '$1'),
  );
}
