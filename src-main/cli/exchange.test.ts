import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { catalogueAt } from './catalogue.ts';
import { COMMANDS } from './commands/index.ts';
import { openContext } from './context.ts';
import { run } from './run.ts';

const DATA = join(import.meta.dirname, '../../data');

test('a table is looked at, imported, exported and packed for another library', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'variorum-exchange-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const at = (name: string) => join(folder, name);
  const answer = async (...words: string[]) => {
    const context = openContext(DATA);
    const outcome = await run(context, COMMANDS, words);
    await context.close();
    return outcome.kind === 'ok' ? outcome.value.json : outcome.error.error;
  };
  for (const name of ['here', 'there']) await made(at(name));
  writeFileSync(at('table.csv'), '編號,名稱,Whence\n1,狀元籌,廈門\n1,again,\n2,-á,\n');
  const importing = ['import', at('table.csv'), '--map', 'Whence=place', '--library', at('here')];
  expect(await answer(...importing, '--preview')).toMatchObject({
    counts: { created: 2, changed: 0, skipped: 0, refused: 1 },
  });
  expect(await answer(...importing.with(3, 'Nowhere=place'))).toMatchObject({ field: '--map' });
  expect(await answer(...importing)).toMatchObject({ kind: 'imported', action: { what: 'import' } });
  expect(await answer('export', at('out.csv'), '--library', at('here'))).toMatchObject({ records: 2 });
  expect(readFileSync(at('out.csv'), 'utf8')).toContain("2,object,'-á,");
  const packing = ['pack', at('p.zip'), '--library', at('here')];
  expect(await answer(...packing)).toMatchObject({
    field: '--informants',
    message: expect.stringContaining('Madam Ong') as string,
  });
  expect(await answer(...packing, '--informants', 'name')).toMatchObject({ kind: 'made', records: 3 });
  expect(await answer(...packing, '--informants', 'leave-out')).toMatchObject({ kind: 'made', records: 2 });
  expect(await answer('pack', at('p.zip'), '--open', '--library', at('there'))).toMatchObject({ taken: 2 });
  const compared = await answer('pack', at('p.zip'), '--preview', '--library', at('there'));
  expect(compared).toMatchObject({ records: [{ standing: { kind: 'same' } }, { standing: { kind: 'same' } }] });
}, 180_000);

/** A library with nothing in it but an informant who was not asked for leave. */
async function made(folder: string): Promise<void> {
  mkdirSync(join(folder, 'backups'), { recursive: true });
  const catalogue = catalogueAt(folder, DATA, 'write');
  if (catalogue.kind === 'failed') throw new Error(catalogue.error.error.message);
  await catalogue.value.call('library.verify', {});
  const informant = { short: 'Madam Ong', kind: 'informant', csl: {} };
  await catalogue.value.call('own.create', { kind: 'source', body: informant });
  await catalogue.value.close();
}
