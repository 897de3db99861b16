import { expect, test } from 'vitest';
import { share } from '#rules/share.ts';
import { csvOf } from './csv.ts';
import { countCell, NONE, shareCell, shareColumn, textCell, type Sheet } from './sheet.ts';

const sheet: Sheet = {
  file: 'test',
  columns: [{ kind: 'text', name: 'Class, or "kind"' }, { kind: 'count', name: 'Hands' }, shareColumn('Share', true)],
  rows: [
    [textCell('[zh:狀元], highest'), countCell(7387948065440058835n), shareCell(share(-1n, 8n))],
    [textCell('all'), NONE, shareCell(share(10n, 1n))],
    [textCell('none'), countCell(null), NONE],
  ],
};

test('counts are whole, shares a fraction and a decimal, and every line has as many fields', () => {
  expect(csvOf(sheet, (column) => `${column} (decimal)`).split('\r\n')).toEqual([
    '"Class, or ""kind""",Hands,Share,Share (decimal)',
    expect.stringMatching(/^".*狀元.*, highest",7387948065440058835,-1\/8,-0\.125$/),
    'all,,10,10',
    'none,,,',
    '',
  ]);
});
