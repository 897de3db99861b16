import { failed, ok, type Result } from '#rules/result.ts';
import type { UnreadableTable } from '#contract/own/exchange.ts';
import type { Row } from './delimited.ts';
import { NO_STYLES, readStyles, shown, type Styles } from './workbook-styles.ts';
import { readXml } from './xml.ts';
import { openZip, type ZipIn } from './zip-in.ts';

export interface Workbook {
  readonly sheets: readonly string[];
  /** Of the sheet asked for, or of the first. */
  readonly sheet: string;
  readonly rows: readonly Row[];
}

const MB = 1024 * 1024;
const LIMITS = { entries: 10_000, entryBytes: 512 * MB, allBytes: 1024 * MB, ratio: 500 };
/** Of a sheet, as Excel has it; the number of its cells is bounded by the bytes of the file. */
const MOST_COLUMNS = 16_384;
const MOST_ROWS = 1_048_576;

/** Reads a sheet of an Excel workbook as the texts it shows. */
export async function readWorkbook(bytes: Buffer, sheet?: string): Promise<Result<Workbook, UnreadableTable>> {
  const zip = await openZip(bytes, LIMITS);
  if (zip.kind === 'failed') return failed(zip.error === 'not-a-zip' ? 'not-a-table' : 'damaged');
  try {
    return await readSheet(zip.value, sheet);
  } finally {
    zip.value.close();
  }
}

async function readSheet(zip: ZipIn, wanted: string | undefined): Promise<Result<Workbook, UnreadableTable>> {
  const sheets = await sheetsOf(zip);
  const chosen = sheets.find(({ name }) => name === wanted) ?? sheets[0];
  if (!chosen) return failed('not-a-table');
  const xml = await textOf(zip, chosen.file);
  const rows = xml === undefined ? undefined : rowsOf(xml, await sharedOf(zip), await stylesOf(zip));
  if (!rows) return failed('damaged');
  return ok({ sheets: sheets.map(({ name }) => name), sheet: chosen.name, rows });
}

async function textOf(zip: ZipIn, name: string): Promise<string | undefined> {
  const read = await zip.read(name);
  return read.kind === 'ok' ? read.value.toString('utf-8').replace(/^\ufeff/, '') : undefined;
}

async function sheetsOf(zip: ZipIn): Promise<readonly { readonly name: string; readonly file: string }[]> {
  const targets = new Map<string, string>();
  readXml((await textOf(zip, 'xl/_rels/workbook.xml.rels')) ?? '', {
    opened: (_name, { Id = '', Target = '' }) => targets.set(Id, Target),
  });
  const sheets: { name: string; file: string }[] = [];
  readXml((await textOf(zip, 'xl/workbook.xml')) ?? '', {
    opened: (tag, { name = '', 'r:id': id = '' }) => {
      const target = targets.get(id);
      if (tag === 'sheet' && target !== undefined) sheets.push({ name, file: placed(target) });
    },
  });
  return sheets;
}

const placed = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`);

async function sharedOf(zip: ZipIn): Promise<readonly string[]> {
  const shared: string[] = [];
  let text = '';
  const inText = textWithin((piece) => (text += piece));
  readXml((await textOf(zip, 'xl/sharedStrings.xml')) ?? '', {
    ...inText,
    opened: (name) => {
      if (name === 'si') text = '';
      inText.opened(name);
    },
    closed: (name) => {
      if (name === 'si') shared.push(decoded(text));
      inText.closed(name);
    },
  });
  return shared;
}

/** The text of `t`, in whatever runs; that of `rPh` tells how it is spoken and is no part of it. */
function textWithin(take: (piece: string) => void) {
  let [inText, spoken] = [false, false];
  return {
    opened: (name: string) => {
      if (name === 't') inText = true;
      if (name === 'rPh') spoken = true;
    },
    closed: (name: string) => {
      if (name === 't') inText = false;
      if (name === 'rPh') spoken = false;
    },
    text: (piece: string) => {
      if (inText && !spoken) take(piece);
    },
  };
}

const decoded = (text: string): string =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

async function stylesOf(zip: ZipIn): Promise<Styles> {
  const xml = await textOf(zip, 'xl/styles.xml');
  return xml === undefined ? NO_STYLES : readStyles(xml);
}

interface Cell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  value: string;
  inline: string;
}

function rowsOf(xml: string, shared: readonly string[], styles: Styles): readonly Row[] | undefined {
  const rows: Row[] = [];
  let line = 0;
  let cells: string[] = [];
  let cell: Cell | undefined;
  let inValue = false;
  const inline = textWithin((piece) => {
    if (cell) cell.inline += piece;
  });
  const sound = readXml(xml, {
    opened: (name, { r, t = 'n', s = '0' }) => {
      if (name === 'row') [line, cells] = [lineAt(r, line), []];
      else if (name === 'c')
        cell = { column: columnAt(r, cells.length), type: t, style: Number(s), value: '', inline: '' };
      else if (name === 'v') inValue = true;
      else inline.opened(name);
    },
    closed: (name) => {
      if (name === 'row' && cells.length > 0) rows.push({ line, cells });
      else if (name === 'c' && cell) {
        if (cell.column < MOST_COLUMNS) place(cells, cell.column, textOfCell(cell, shared, styles));
        cell = undefined;
      } else if (name === 'v') inValue = false;
      else inline.closed(name);
    },
    text: (piece) => {
      if (inValue && cell) cell.value += piece;
      else inline.text(piece);
    },
  });
  return sound ? rows : undefined;
}

function lineAt(place: string | undefined, before: number): number {
  const line = Number(place ?? NaN);
  return Number.isInteger(line) && line > before && line <= MOST_ROWS ? line : before + 1;
}

function columnAt(place: string | undefined, next: number): number {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0];
  if (letters === undefined) return next;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function place(cells: string[], column: number, text: string): void {
  while (cells.length < column) cells.push('');
  cells[column] = text;
}

function textOfCell({ type, style, value, inline }: Cell, shared: readonly string[], styles: Styles): string {
  switch (type) {
    case 's':
      return shared[Number(value)] ?? '';
    case 'inlineStr':
      return decoded(inline);
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE';
    case 'n':
      return shown(value, style, styles);
    default:
      return decoded(value);
  }
}
