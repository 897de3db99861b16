import { describe, expect, test } from 'vitest';
import { parseCollection } from './parse.ts';
import { describeProblem } from './problem.ts';
import { filesWith, problemsWith } from './testing.ts';

const told = (path: string, was: string, becomes: string) => problemsWith(path, was, becomes).map(describeProblem);

describe('a damaged file is told by file, field and remedy', () => {
  test.each([
    [
      'notes.md',
      '',
      'a stray note',
      'notes.md: no record is kept under this name – see the table in docs/data-format.md',
    ],
    [
      'sources/smith-1900.md',
      '---\nid',
      'id',
      'sources/smith-1900.md: the front matter is missing – begin the file with YAML between two `---` lines',
    ],
    [
      'register.yaml',
      'ZY-F: 1',
      'ZY-F: [1',
      'register.yaml: not YAML: Flow sequence in block collection must be sufficiently indented and end with a ] at line 2, column 1 – correct the line it names',
    ],
    [
      'sources/smith-1900.md',
      'id: smith-1900',
      'id: smyth-1900',
      'sources/smith-1900.md: id: is smyth-1900 in a file named for smith-1900 – rename the file or the record',
    ],
    [
      'games/toy/variants/smith.md',
      'id: toy/smith',
      'id: toy/jones',
      'games/toy/variants/smith.md: id: is toy/jones in a file named for toy/smith – rename the file or the record',
    ],
    [
      'sources/smith-1900.md',
      'short: Smith 1900\n',
      '',
      'sources/smith-1900.md: short: invalid input: expected string, received undefined – write a value of type string',
    ],
    [
      'sources/smith-1900.md',
      'locator: page 1',
      'locater: page 1',
      'sources/smith-1900.md: passages.rows: does not know locater – remove it or correct its spelling; docs/data-format.md lists the fields',
    ],
    [
      'games/toy/game.md',
      'system: english',
      'system: inglish',
      'games/toy/game.md: names.0.system: invalid option: expected one of "characters"|"pinyin"|"jyutping"|"poj"|"malay"|"colonial"|"vietnamese"|"english"|"latin" – write one of characters, pinyin, jyutping, poj, malay, colonial, vietnamese, english, latin',
    ],
    [
      'games/toy/variants/smith.md',
      'passages: [smith-1900#rows]\n    questions',
      'questions',
      'games/toy/variants/smith.md: clauses.pay: a clause not our own rests on at least one passage – make it so: a clause not our own rests on at least one passage',
    ],
  ])('%s with %j as %j', (path, was, becomes, line) => {
    expect(told(path, was, becomes)).toContain(line);
  });
});

test('a record keeps the Markdown below its front matter, read alike with Windows line ends and a byte-order mark', () => {
  const files = filesWith('topics.yaml', '', '').map((file) => ({
    ...file,
    text: `\uFEFF${file.text.replaceAll('\n', '\r\n')}`,
  }));
  const parsed = parseCollection(files);
  expect(parsed.kind === 'ok' && parsed.value.sources[0]?.body).toBe('A book about toys.');
});

test('what a game file holds belongs to that game', () => {
  const parsed = parseCollection(filesWith('topics.yaml', '', ''));
  if (parsed.kind === 'failed') throw new Error('the sound collection does not parse');
  const { questions, examples, variants } = parsed.value;
  expect([...questions, ...examples, ...variants].map(({ game }) => game)).toEqual(['toy', 'toy', 'toy', 'toy']);
});

test('all damaged files are told at once', () => {
  const files = filesWith('topics.yaml', 'id:', 'ID:').map((file) =>
    file.path === 'register.yaml' ? { ...file, text: 'ZY-F: many' } : file,
  );
  const parsed = parseCollection(files);
  expect(parsed.kind === 'failed' && [...new Set(parsed.error.map(({ file }) => file))]).toEqual([
    'register.yaml',
    'topics.yaml',
  ]);
});
