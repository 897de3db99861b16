import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { countHands, handTypes } from '#rules/comparing/hand-types.ts';
import { countDuels, edgesOf } from '#rules/comparing/odds.ts';
import { COMPARING_OPTIONS } from '#rules/comparing/options.ts';
import { formatFraction } from '#rules/fraction.ts';
import { rulesOf, variants } from './testing.ts';

/** `game--variant.hands` holds, row by row, a kind, a name and a count; what follows a # is how it was come by. */
const folder = new URL('census/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.hands'));

test('every variant in which hands are compared is counted', () => {
  const compared = variants.filter(
    ({ engine, clauses }) =>
      engine === 'comparing' && clauses.some(({ option, readings }) => option === 'aim' && readings[0]?.value === 'compare'),
  );
  expect(files.toSorted()).toEqual(compared.map(({ id }) => `${id.replace('/', '--')}.hands`).toSorted());
});

describe.each(files)('%s', (file) => {
  const rules = rulesOf(COMPARING_OPTIONS, file.replace('--', '/').replace('.hands', ''));
  const { categories, points } = countHands(handTypes(rules));
  const { win, tie, lose, ...duel } = countDuels(rules);
  const { first, second } = edgesOf({ win, tie, lose, ...duel });
  const found = [
    ...categories.map(({ category, count }) => `class ${category} ${count}`),
    ...points.map((row) => `points ${row.points} ${row.count}`),
    ...Object.entries({ win, tie, lose }).map(([result, count]) => `duel ${result} ${count}`),
    ...Object.entries({ first, second }).map(([stake, edge]) => `edge ${stake} ${formatFraction(edge)}`),
  ];
  const rows = readFileSync(new URL(file, folder), 'utf8')
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'));

  test.each(rows)('%s', (row) => {
    expect(found).toContain(row);
  });

  test('nothing else is counted', () => {
    expect(found).toHaveLength(rows.length);
  });
});
