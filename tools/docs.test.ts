import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { comparingEngine } from '#rules/comparing/comparing.ts';
import { meldEngine } from '#rules/meld/meld.ts';
import { raceEngine } from '#rules/race/race.ts';
import { tallyEngine } from '#rules/tally/tally.ts';
import { ZONES } from './lint/import-direction.mjs';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const DOCS = ['README.md', ...readdirSync(join(ROOT, 'docs')).map((name) => `docs/${name}`)].filter((file) =>
  file.endsWith('.md'),
);
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

test.each(DOCS)('every file of the project that %s names is there', (file) => {
  const named = all(read(file), /`((?:src-|data\/|docs\/|e2e\/|bench\/|tools\/)[\w./-]+)`/g);
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test.each(DOCS)('every link of %s leads somewhere', (file) => {
  const links = all(read(file), /\]\(([^)#:]+)[^)]*\)/g);
  expect(links.filter((link) => !existsSync(join(ROOT, file, '..', link)))).toEqual([]);
});

test.each(DOCS)('every script that %s names is one', (file) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = all(
    read(file),
    /npm (?:run (?:-s )?)?(start|test|run\s\S+|[a-z]+:[a-z0-9]+|dev|check|bench|variorum|pack)\b/g,
  );
  expect(named.filter((script) => !(script in scripts))).toEqual([]);
});

test('the map of folders in the README says what the lint rule allows', () => {
  const rows = [...read('README.md').matchAll(/^\| `([\w/-]+)\/` +\|.*\| ([^|]+?) +\|$/gm)];
  const told = Object.fromEntries(rows.map(([, folder = '', imports = '']) => [folder, imports]));
  const short = (zone: string) => zone.replace('src-', '').replace('main/', '');
  for (const [zone, { imports }] of Object.entries(ZONES)) {
    const listed = imports.map(short).join(', ') || 'nothing';
    // What people write imports nothing; only its tests do.
    expect([zone, told[zone]]).toEqual([zone, zone === 'data' ? '–' : listed]);
  }
});

test('the words of the glossary are in order', () => {
  const words = all(read('README.md'), /^\| \*\*([^*]+)\*\*/gm);
  expect(words.length).toBeGreaterThan(20);
  expect(words).toEqual(words.toSorted((a, b) => a.localeCompare(b, 'en')));
});

test.each([tallyEngine, comparingEngine, meldEngine, raceEngine].map((engine) => [engine.id, engine.options] as const))(
  'docs/%s-options.md tells every option',
  (id, options) => {
    const text = read(`docs/${id}-options.md`);
    // One row tells the awards of all combinations.
    const named = Object.keys(options).map((option) => option.replace(/^award\..*/, 'award.<combination>'));
    expect(named.filter((option) => !text.includes(`\`${option}\``))).toEqual([]);
  },
);
