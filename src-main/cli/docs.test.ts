import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COMMANDS } from './commands/index.ts';

test('docs/cli.md lists every command there is, and no other', () => {
  const text = readFileSync(join(import.meta.dirname, '../../docs/cli.md'), 'utf8');
  const listed = [...text.matchAll(/^\| `([a-z]+)[^`]*` +\| /gm)].map(([, name]) => name);
  const commands = COMMANDS.map(({ name }) => name).filter((name) => name !== 'help');
  expect([...new Set(listed)].sort()).toEqual(commands.toSorted());
});
