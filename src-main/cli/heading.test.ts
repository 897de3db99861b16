import { expect, test } from 'vitest';
import type { GameFile } from '#contract/game-file.ts';
import { heading } from './heading.ts';

test('a name that is written backwards leaves the line it stands in as it is', () => {
  const file = { frozen: { id: 'coan-ki/hyde' }, choices: {}, setup: { seed: 7 } } as unknown as GameFile;
  const [, , players] = heading(file, [
    { name: '\u202Egnes hA', player: 'person' },
    { name: 'Mei Lan', player: 'runner' },
  ]);
  expect(players).toBe('players   \u2068\u202Egnes hA\u2069 (person), Mei Lan (runner)');
});
