import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { TALLY_OPTIONS } from '#rules/tally/options.ts';
import { odds } from '#rules/tally/odds.ts';
import { rulesOf, variants } from './testing.ts';

/** `game--variant.census` holds, row by row, a kind, a name and a count; what follows a # is how it was come by. */
const folder = new URL('census/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.census'));

function rowsOf(file: string): string[][] {
  const lines = readFileSync(new URL(file, folder), 'utf8').split('\n');
  return lines.map((line) => line.replace(/#.*/u, '').trim().split(/\s+/u)).filter((row) => row.length > 1);
}

test('every variant of the tally games is counted', () => {
  const tallies = variants.filter((variant) => variant.engine === 'tally').map(({ id }) => fileOf(id));
  expect(files.toSorted()).toEqual(tallies.toSorted());
});

describe.each(files)('%s', (file) => {
  const id = file.replace('--', '/').replace('.census', '');
  const found = odds(rulesOf(TALLY_OPTIONS, id));
  const rows = rowsOf(file);

  test.each(rows.filter(([kind]) => kind === 'combination'))('%s %s %s', (_, name, count) => {
    expect(found.combinations.find((one) => one.combination === name)?.count).toBe(Number(count));
  });

  test.each(rows.filter(([kind]) => kind === 'worth'))('%s %s %s', (_, worth, count) => {
    expect(found.worth.find((one) => String(one.worth) === worth)?.count).toBe(Number(count));
  });

  test.each(rows.filter(([kind]) => kind === 'mean'))('%s %s', (_, mean) => {
    expect(found.mean).toBe(mean);
  });

  test('nothing else is paid', () => {
    const counted = (kind: string): number => rows.filter(([one]) => one === kind).length;
    expect(found.combinations).toHaveLength(counted('combination'));
    expect(found.worth).toHaveLength(counted('worth'));
  });
});

function fileOf(id: string): string {
  return `${id.replace('/', '--')}.census`;
}
