import { width } from './width.ts';

/** Rows under headings, columns aligned; columns of numbers stand to the right. */
export function table(headings: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const right = headings.map((_, at) => rows.length > 0 && rows.every((row) => typeof row[at] === 'number'));
  const lines = [headings, headings.map(() => ''), ...rows].map((row) => row.map(String));
  const widths = headings.map((_, at) => Math.max(...lines.map((line) => width(line[at] ?? ''))));
  const padded = lines.map((line, row) =>
    line
      .map((cell, at) => pad(row === 1 ? '─'.repeat(widths[at] ?? 0) : cell, widths[at] ?? 0, right[at] ?? false))
      .join('  ')
      .trimEnd(),
  );
  return padded.join('\n');
}

function pad(cell: string, columns: number, right: boolean): string {
  const space = ' '.repeat(Math.max(0, columns - width(cell)));
  return right ? space + cell : cell + space;
}

/** A long text cut to fit a column. */
export function clip(text: string, columns = 48): string {
  if (width(text) <= columns) return text;
  let kept = '';
  for (const character of text) {
    if (width(kept + character) >= columns) break;
    kept += character;
  }
  return `${kept}…`;
}
