import { describe, expect, test } from 'vitest';
import { describeProblem } from './problem.ts';
import { problemsWith } from './testing.ts';

const told = (path: string, was: string, becomes: string) => problemsWith(path, was, becomes).map(describeProblem);

const SOURCE = 'sources/smith-1900.md';
const GAME = 'games/toy/game.md';
const QUESTIONS = 'games/toy/questions.yaml';
const EXAMPLES = 'games/toy/examples.yaml';
const SMITH = 'games/toy/variants/smith.md';
const JONES = 'games/toy/variants/jones.md';
const COIN = 'artefacts/coin.md';

test('the sound collection has nothing wrong with it', () => {
  expect(told('topics.yaml', '', '')).toEqual([]);
});

describe('a reference that leads nowhere', () => {
  test.each([
    [
      'topics.yaml',
      'games: [toy]',
      'games: [toys]',
      'topics.yaml: throws.games: there is no game toys – did you mean toy?',
    ],
    [
      'glyphs.yaml',
      '#rows',
      '#row',
      'glyphs.yaml: 淂.passages: there is no passage smith-1900#row – did you mean smith-1900#rows?',
    ],
    [
      SOURCE,
      'games: [toy]',
      'games: [chess]',
      `${SOURCE}: games: there is no game chess – write the game or correct the id`,
    ],
    [
      SOURCE,
      'topics: [throws]',
      'topics: [throw]',
      `${SOURCE}: passages.rows.topics: there is no topic throw – did you mean throws?`,
    ],
    [
      SOURCE,
      'questions: [ZY-A1]',
      'questions: [BB-A9]',
      `${SOURCE}: passages.rows.questions: there is no question BB-A9 – write the question or correct the id`,
    ],
    [
      SOURCE,
      'text: A toss',
      'reports: jones-1901\n    text: A toss',
      `${SOURCE}: passages.rows.reports: there is no source jones-1901 – write the source or correct the id`,
    ],
    [
      SOURCE,
      'games: [toy]',
      'games: [toy]\nreports: [{ source: elder, how: quotes }]',
      `${SOURCE}: reports: there is no source elder – write the source or correct the id`,
    ],
    [
      GAME,
      'sources: [smith-1900]',
      'sources: [smith]',
      `${GAME}: names.Toy.sources: there is no source smith – write the source or correct the id`,
    ],
    [
      GAME,
      'artefacts: [coin]',
      'artefacts: [coins]',
      `${GAME}: artefacts: there is no artefact coins – did you mean coin?`,
    ],
    [
      QUESTIONS,
      '  passages: [smith-1900#rows]',
      '  passages: [smith-1900#tows]',
      `${QUESTIONS}: ZY-A1.passages: there is no passage smith-1900#tows – did you mean smith-1900#rows?`,
    ],
    [
      QUESTIONS,
      'evidence: [smith-1900#rows]',
      'evidence: [smith-1900#bows]',
      `${QUESTIONS}: ZY-A1.readings.A.evidence: there is no passage smith-1900#bows – did you mean smith-1900#rows?`,
    ],
    [
      EXAMPLES,
      'passage: smith-1900#rows',
      'passage: smith-1900#tows',
      `${EXAMPLES}: one-toss.passage: there is no passage smith-1900#tows – did you mean smith-1900#rows?`,
    ],
    [
      EXAMPLES,
      'toy/smith',
      'toy/smyth',
      `${EXAMPLES}: one-toss.variants: there is no variant toy/smyth – did you mean toy/smith?`,
    ],
    [
      SMITH,
      'account: smith-1900',
      'account: smith-1901',
      `${SMITH}: account: there is no source smith-1901 – did you mean smith-1900?`,
    ],
    [
      SMITH,
      'passages: [smith-1900#rows]',
      'passages: [smith-1900#tows]',
      `${SMITH}: clauses.pay.passages: there is no passage smith-1900#tows – did you mean smith-1900#rows?`,
    ],
    [
      SMITH,
      'questions: [ZY-A1]',
      'questions: [ZY-A2]',
      `${SMITH}: clauses.pay.questions: there is no question ZY-A2 – did you mean ZY-A1?`,
    ],
    [
      SMITH,
      'value: 3,',
      'value: 3, passages: [smith-1900#tows],',
      `${SMITH}: clauses.pay.readings.three.passages: there is no passage smith-1900#tows – did you mean smith-1900#rows?`,
    ],
    [
      JONES,
      'extends: toy/smith',
      'extends: toy/smyth',
      `${JONES}: extends: there is no variant toy/smyth – did you mean toy/smith?`,
    ],
    [COIN, 'games: [toy]', 'games: [tog]', `${COIN}: games: there is no game tog – did you mean toy?`],
    [
      COIN,
      'inscription: legend',
      'inscription: legends',
      `${COIN}: parts.piece.inscription: there is no inscription legends – did you mean legend?`,
    ],
    [
      COIN,
      'passage: smith-1900#rows',
      'passage: smith-1900#tows',
      `${COIN}: inscriptions.legend.passage: there is no passage smith-1900#tows – did you mean smith-1900#rows?`,
    ],
  ])('%s with %j as %j', (path, was, becomes, line) => {
    expect(told(path, was, becomes)).toContain(line);
  });
});

describe('an id used twice', () => {
  test.each([
    [
      'topics.yaml',
      '- id',
      '- { id: throws, title: { en: A, zh-Hant: 甲, zh-Hans: 甲 }, games: [toy] }\n- id',
      'topics.yaml: throws: throws is used twice – give one of the two another id',
    ],
    [SMITH, 'id: side', 'id: pay', `${SMITH}: clauses.pay: pay is used twice – give one of the two another id`],
    [
      SMITH,
      'id: three',
      'id: two',
      `${SMITH}: clauses.pay.readings.two: two is used twice – give one of the two another id`,
    ],
  ])('%s with %j as %j', (path, was, becomes, line) => {
    expect(told(path, was, becomes)).toContain(line);
  });
});

describe('an object that does not add up', () => {
  test.each([
    [COIN, 'count: 2\n', 'count: 3\n', `${COIN}: count: the parts add up to 2, not to 3 – correct the count or a part`],
    [
      COIN,
      'at: 1,',
      'at: 2,',
      `${COIN}: inscriptions.legend.marks.0: line 0, characters 2 to 3: the line has 2 – count lines and characters from 0`,
    ],
    [
      COIN,
      'line: 0',
      'line: 1',
      `${COIN}: inscriptions.legend.marks.0: line 1, characters 1 to 2: the line has 0 – count lines and characters from 0`,
    ],
    [
      COIN,
      'normalised: [順得]',
      'normalised: [順, 得]',
      `${COIN}: inscriptions.legend.normalised: has 2 lines where 1 are engraved – give one line for each engraved line`,
    ],
    [
      COIN,
      'lines: [takes it]',
      'lines: [takes, it]',
      `${COIN}: inscriptions.legend.translation.lines: has 2 lines where 1 are engraved – give one line for each engraved line`,
    ],
    [
      COIN,
      '1900/1910',
      'about 1900',
      `${COIN}: date: about 1900 is no EDTF date – write one, such as 1955, 1999-01? or 2013~/..`,
    ],
    [
      SOURCE,
      '1900~',
      '1900-13',
      `${SOURCE}: date: 1900-13 is no EDTF date – write one, such as 1955, 1999-01? or 2013~/..`,
    ],
  ])('%s with %j as %j', (path, was, becomes, line) => {
    expect(told(path, was, becomes)).toContain(line);
  });
});

describe('a register that is not complete', () => {
  test.each([
    [
      'register.yaml',
      'ZY-F: 1',
      'ZY-F: 2',
      'register.yaml: ZY-F2: no passage carries this fact – name it under `facts` of the passage that tells it',
    ],
    [
      'register.yaml',
      'ZY-A: 1',
      'ZY-A: 2',
      "register.yaml: ZY-A2: this question is not written – write it in its game's questions.yaml",
    ],
    [
      'register.yaml',
      'ZY-A: 1',
      '',
      `${QUESTIONS}: ZY-A1: ZY-A1 lies outside the register – correct the number, or extend its series in register.yaml`,
    ],
    [
      SOURCE,
      'ZY-F1',
      'ZY-F1, ZY-F9',
      `${SOURCE}: passages.rows.facts: ZY-F9 lies outside the register – correct the number, or extend its series in register.yaml`,
    ],
    [
      QUESTIONS,
      'preferred: A',
      'preferred: B',
      `${QUESTIONS}: ZY-A1.preferred: B is no reading of this question – name one of A`,
    ],
  ])('%s with %j as %j', (path, was, becomes, line) => {
    expect(told(path, was, becomes)).toContain(line);
  });

  const ADD = '- { id: ZY-A2, title: Idle, kind: KIND, text: Idle. }\n- id: ZY-A1';
  const told2 = (kind: string) => told(QUESTIONS, '- id: ZY-A1', ADD.replace('KIND', kind));
  test('a question nothing raises', () => {
    expect(told2('silence')).toContain(
      `${QUESTIONS}: ZY-A2: nothing raises this question – name it under \`questions\` of a clause, passage, part or inscription`,
    );
  });
  test('a slip need not be raised', () => {
    expect(told2('slip').filter((line) => line.includes('raises'))).toEqual([]);
  });
});

describe('prose whose languages are not marked well', () => {
  test.each([
    [
      SOURCE,
      '{ms:dadu}',
      '{ms dadu}',
      `${SOURCE}: passages.rows.text: a brace marks no language: {ms dadu} 骰子 pays tw – write {ms:Tĕrus}: a language tag, a colon, the words`,
    ],
    [
      SOURCE,
      'about toys.',
      'about {toys.',
      `${SOURCE}: body: a brace marks no language: {toys. – write {ms:Tĕrus}: a language tag, a colon, the words`,
    ],
  ])('%s with %j as %j', (path, was, becomes, line) => {
    expect(told(path, was, becomes)).toContain(line);
  });
});

describe('a variant its engine cannot play', () => {
  test.each([
    [GAME, 'engine: tally\n', '', `${SMITH}: id: the game toy names no engine – name its engine in game.md`],
    [SMITH, 'account:', 'extends: toy/jones\naccount:', `${SMITH}: extends: runs in a circle – extend another variant`],
    [
      SMITH,
      'preferred: two\n',
      '\n',
      `${SMITH}: clauses.pay.preferred: is missing – say which of two, three is preferred`,
    ],
    [
      SMITH,
      'preferred: two\n',
      'preferred: four\n',
      `${SMITH}: clauses.pay.preferred: four is no reading of this clause – name one of two, three`,
    ],
    [
      SMITH,
      'option: side',
      'option: slide',
      `${SMITH}: clauses.side.option: the engine has no option slide – correct its name`,
    ],
    [SMITH, 'option: side', 'option: slide', `${SMITH}: clauses: no clause decides side – add a clause for it`],
    [
      SMITH,
      'side\n    text: Heads.\n    basis: ours\n    value: heads',
      'worth\n    text: Heads.\n    basis: ours\n    value: 1',
      `${SMITH}: clauses.side.option: worth is decided twice – remove one of the clauses`,
    ],
    [
      SMITH,
      'value: heads',
      'value: edge',
      `${SMITH}: clauses.side.value: is not a value of the option – write heads or tails`,
    ],
    [
      SMITH,
      'value: 3',
      'value: many',
      `${SMITH}: clauses.pay.readings.three.value: is not a value of the option – write a number`,
    ],
    [
      JONES,
      'prefer: { pay: three }',
      'prefer: { pay: four }',
      `${JONES}: prefer.pay: four is no reading of it – name one of two, three`,
    ],
    [
      JONES,
      'prefer: { pay: three }',
      'prefer: { face: stated }',
      `${JONES}: prefer.face: is no inherited clause – name a clause of the variant this one extends`,
    ],
    [
      JONES,
      'id: face',
      'id: pay',
      `${JONES}: clauses.pay: is already the name of a clause for another option – name it otherwise`,
    ],
  ])('%s with %j as %j', (path, was, becomes, line) => {
    expect(told(path, was, becomes)).toContain(line);
  });
});
