import { expect, test } from 'vitest';
import { isolated } from './isolated.ts';

test.each(['Ah Seng', '陳美蘭', 'Siti binti Abdullah', 'Renée', '🎲'])('%s stays as it is', (name) => {
  expect(isolated(name)).toBe(name);
});

test.each(['\u202Eevil', 'a\u200Fb', 'שרה', 'محمد', 'Siti سيتي'])('%j is isolated', (name) => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`);
});

test('isolates of its own neither end nor outlast the one round it', () => {
  expect(isolated('a\u2069\u202Eb\u2067')).toBe('\u2068a\u202Eb\u2069');
  expect(isolated(isolated('\u202Eevil'))).toBe(isolated('\u202Eevil'));
});
