import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTable } from './table.ts';
import { encoded } from './testing.ts';
import { writeWorkbook } from './workbook-out.ts';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 3000);

const TEXT = '編號;名稱;備註\r\n"1";"狀元\r\n籌";"a""b"\r\n2;麻將;=1+1\r\n';
const WORKBOOK = await writeWorkbook(
  [
    ['編號', '名稱'],
    ['1', '狀元籌'],
    ['2', '=1'],
  ],
  'Sheet',
);
const SEEDS = [
  Buffer.from(TEXT),
  Buffer.from('\ufeff' + TEXT, 'utf16le'),
  encoded(TEXT, 'big5'),
  encoded(TEXT, 'gb18030'),
  WORKBOOK,
];

const edit = fc.record({ at: fc.nat(), cut: fc.nat({ max: 8 }), put: fc.uint8Array({ maxLength: 8 }) });

function mutated(seed: Buffer, edits: readonly { at: number; cut: number; put: Uint8Array }[]): Buffer {
  return edits.reduce((bytes, { at, cut, put }) => {
    const from = at % (bytes.length + 1);
    return Buffer.concat([bytes.subarray(0, from), put, bytes.subarray(from + cut)]);
  }, seed);
}

describe('a damaged file', () => {
  it('is read as a table or refused, and never brings the reader down', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...SEEDS), fc.array(edit, { maxLength: 6 }), async (seed, edits) => {
        const table = await readTable(mutated(seed, edits));
        if (table.kind === 'failed') return;
        for (const { line, cells } of table.value.rows) {
          expect(line).toBeGreaterThan(0);
          for (const cell of cells) expect(typeof cell).toBe('string');
        }
      }),
      { numRuns: RUNS },
    );
  }, 120_000);

  it('of pure chance likewise', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), async (bytes) => {
        await readTable(Buffer.from(bytes));
      }),
      { numRuns: RUNS },
    );
  }, 120_000);
});
