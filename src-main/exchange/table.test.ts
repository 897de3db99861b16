import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_ROWS } from '#contract/own/exchange.ts';
import { parseDelimited, writeDelimited } from './delimited.ts';
import { guard, unguard } from './guard.ts';
import { fromListCell, listCell } from './list-cell.ts';
import { readTable } from './table.ts';
import { encoded } from './testing.ts';
import { writeWorkbook } from './workbook-out.ts';

const TRADITIONAL = '編號;名稱;材質;備註\r\n001;狀元籌;骨;購於新加坡的舊貨店\r\n002;麻將牌一副;竹，骨;清末\r\n';
const SIMPLIFIED = '编号,名称,材质,备注\n001,状元筹,骨,购于新加坡的旧货店\n002,麻将牌一副,竹骨,清末\n';
const LATIN = 'number\ttitle\n1\tCafé, piáⁿ\n';

const utf16 = (text: string, big: boolean, mark = true): Buffer => {
  const little = Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le');
  return big ? little.swap16() : little;
};

const ENCODED: readonly (readonly [string, Buffer, string, string, string])[] = [
  ['UTF-8', Buffer.from(TRADITIONAL), 'utf-8', ';', '狀元籌'],
  ['UTF-8 with a mark', Buffer.from('\ufeff' + SIMPLIFIED), 'utf-8', ',', '状元筹'],
  ['UTF-16 LE', utf16(TRADITIONAL, false), 'utf-16le', ';', '狀元籌'],
  ['UTF-16 BE', utf16(SIMPLIFIED, true), 'utf-16be', ',', '状元筹'],
  ['UTF-16 LE of Latin without a mark', utf16(LATIN, false, false), 'utf-16le', '\t', 'Café, piáⁿ'],
  ['UTF-16 BE of Latin without a mark', utf16(LATIN, true, false), 'utf-16be', '\t', 'Café, piáⁿ'],
  ['GB18030', encoded(SIMPLIFIED, 'gb18030'), 'gb18030', ',', '状元筹'],
  ['GB18030 of traditional characters', encoded(TRADITIONAL, 'gb18030'), 'gb18030', ';', '狀元籌'],
  ['Big5', encoded(TRADITIONAL, 'big5'), 'big5', ';', '狀元籌'],
  ['Windows’ Latin', Buffer.from('no;title\n1;Caf\xe9\n', 'latin1'), 'windows-1252', ';', 'Café'],
  ['ASCII', Buffer.from('no,title\n1,Box\n'), 'utf-8', ',', 'Box'],
];

async function read(bytes: Buffer) {
  const table = await readTable(bytes);
  if (table.kind === 'failed') throw new Error(table.error);
  return table.value;
}

describe('a table', () => {
  it.each(ENCODED)('in %s is read as what it is', async (_name, bytes, encoding, delimiter, title) => {
    const { dialect, rows } = await read(bytes);
    expect(dialect).toMatchObject({ kind: 'delimited', encoding, delimiter });
    expect(rows[0]?.cells[1]).toBe(title);
  });

  it('knows the line a row begins on, whatever the quotes hold', () => {
    expect(parseDelimited('a,"b\r\nc"\r\nd,"e""f" g\n\nh"i,"j', ',')).toEqual([
      { line: 1, cells: ['a', 'b\r\nc'] },
      { line: 3, cells: ['d', 'e"f g'] },
      { line: 4, cells: [''] },
      { line: 5, cells: ['h"i', 'j'], open: true },
    ]);
  });

  it('is cut at its own delimiter, whatever stands in its quoted lines', async () => {
    const { dialect, header } = await read(Buffer.from('No,Title,Tags\r\n1,"a;b\r\nc;d\r\ne;f","g;h\r\ni;j"\r\n'));
    expect([dialect, header]).toMatchObject([{ delimiter: ',' }, ['No', 'Title', 'Tags']]);
  });

  it('of any delimiter may have a title above it', async () => {
    for (const delimiter of [',', ';', '\t']) {
      const rows = [['Collection of Mr Ong'], [], ['No', 'Title'], ['1', 'Tally'], ['2', 'Card']];
      const { dialect, header, headLine } = await read(Buffer.from(rows.map((row) => row.join(delimiter)).join('\n')));
      expect([dialect, header, headLine]).toMatchObject([{ delimiter }, ['No', 'Title'], 3]);
    }
  });

  it('has no columns that are empty to the end, as a sheet formatted from edge to edge has', async () => {
    const wide = `No,Title${','.repeat(16_000)}\n1,Tally${','.repeat(16_000)}\n`;
    expect((await read(Buffer.from(wide))).header).toEqual(['No', 'Title']);
    expect((await read(Buffer.from('No,Title,,\n1,Tally,kept,\n'))).header).toEqual(['No', 'Title', '']);
  });

  it('is refused where it is none', async () => {
    expect(await readTable(Buffer.alloc(0))).toMatchObject({ error: 'empty' });
    expect(await readTable(Buffer.from(' \n , \n'))).toMatchObject({ error: 'empty' });
    expect(await readTable(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 7]))).toMatchObject({
      error: 'not-a-table',
    });
    expect(await readTable(Buffer.from('PK\u0003\u0004 and no more'))).toMatchObject({ kind: 'failed' });
  });
});

/** Cells that have spoilt other people's spreadsheets. */
const NASTY = [
  '00123',
  '2-1',
  '1E5',
  '-á',
  '=1+1',
  "'=x",
  "''-",
  '+65',
  '@x',
  '\t',
  '\r',
  '＝1',
  '"',
  ';',
  ',',
  ' a ',
  '\n',
  '\r\n',
  '\ufeffx',
  '𠮷',
  'po̍ah',
  '_x0041_',
  '\u0000',
  '\u0001',
  '&lt;',
  '道光十二年',
];
const cell = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary' }), fc.string());
const rows = fc
  .integer({ min: 2, max: 5 })
  .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }));

describe('what is written', () => {
  it('as CSV is read back value for value, guarded or not', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom(',', ';', '\t'), (table, delimiter) => {
        const guarded = table.map((cells) => cells.map(guard));
        const back = parseDelimited(writeDelimited(guarded, delimiter).slice(1), delimiter);
        expect(back.map(({ cells }) => cells)).toEqual(guarded);
        expect(guarded.map((cells) => cells.map(unguard))).toEqual(table);
        for (const text of guarded.flat()) expect(text).not.toMatch(/^[=+\-@\t\r＝＋－＠]/u);
      }),
      { numRuns: 2000 },
    );
  });

  it('as a workbook is read back value for value', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (table) => {
        const shown = table.map((cells) => ['x', ...cells]);
        const back = await read(await writeWorkbook([['head', 'and more'], ...shown], 'A & <B>'));
        expect(back.sheets).toEqual(['A & <B>']);
        const width = shown[0]?.length ?? 0;
        const padded = back.rows.map(({ cells }) => Array.from({ length: width }, (_, at) => cells[at] ?? ''));
        expect(padded).toEqual(shown);
      }),
      { numRuns: 300 },
    );
  });

  it('as a list in a cell is read back', () => {
    const text = fc.oneof(fc.constantFrom('a;b', '"', 'a "b"', '; ', 'x'), fc.string({ minLength: 1 }));
    const texts = fc.array(text.filter((one) => one.trim() === one && one !== ''));
    fc.assert(
      fc.property(texts, (list) => {
        expect(fromListCell(listCell(list))).toEqual(list);
      }),
      { numRuns: 2000 },
    );
    expect(fromListCell('front.jpg; back.jpg')).toEqual(['front.jpg', 'back.jpg']);
  });
});

describe('the headings of a table', () => {
  const read = async (text: string) => readTable(Buffer.from(text));

  it('are found below a title', async () => {
    const table = await read('Collection of Mr Ong,,\n\nNo,Title,Date\n1,Tally,1832\n');
    expect(table).toMatchObject({
      value: { header: ['No', 'Title', 'Date'], headLine: 3, rows: [{ line: 4, cells: ['1', 'Tally', '1832'] }] },
    });
  });

  it('are the first line where there is but one column, whatever stands astray below', async () => {
    const table = await read('Title\nTally,astray\nDice\nCards\n');
    expect(table).toMatchObject({ value: { header: ['Title'], headLine: 1 } });
  });

  it('head no more rows than can be imported at one stroke', async () => {
    const rows = (count: number) => 'No,Title\n' + '1,x\n'.repeat(count);
    expect(await read(rows(MOST_ROWS))).toMatchObject({ kind: 'ok' });
    expect(await read(rows(MOST_ROWS + 1))).toEqual({ kind: 'failed', error: 'too-many-rows' });
  });
});
