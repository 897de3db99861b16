import { failed, ok } from '#rules/result.ts';
import { checkCollection, type EngineTables } from './check.ts';
import { parseCollection } from './parse.ts';
import type { CollectionFile, CollectionProblem } from './problem.ts';

/** A collection as small as one can be with every kind of file in it; nothing is wrong with it. */
const SOUND: Readonly<Record<string, string>> = {
  'topics.yaml': `
- id: throws
  title: { en: Throws, zh-Hant: 擲法, zh-Hans: 掷法 }
  games: [toy]
`,
  'glyphs.yaml': `
- variant: 淂
  standard: 得
  kind: variant
  note: on the tally
  passages: [smith-1900#rows]
`,
  'register.yaml': 'ZY-F: 1\nZY-A: 1\n',
  'sources/smith-1900.md': `---
id: smith-1900
short: Smith 1900
csl: { type: book, title: Toys, author: [{ family: Smith, given: Ann }] }
date: 1900~
weight: witness
access: seen
games: [toy]
passages:
  - id: rows
    locator: page 1
    topics: [throws]
    text: A toss of {ms:dadu} 骰子 pays two.
    facts: [ZY-F1]
    questions: [ZY-A1]
---
A book about toys.
`,
  'games/toy/game.md': `---
id: toy
title: { en: Toy, zh-Hant: 玩具, zh-Hans: 玩具 }
names: [{ text: Toy, lang: en, system: english, sources: [smith-1900] }]
engine: tally
summary: A toy.
players: two
artefacts: [coin]
---
`,
  'games/toy/questions.yaml': `
- id: ZY-A1
  title: What it pays
  kind: ambiguity
  text: Two or three?
  passages: [smith-1900#rows]
  readings: [{ id: A, text: two, evidence: [smith-1900#rows] }]
  preferred: A
`,
  'games/toy/examples.yaml': `
- id: one-toss
  passage: smith-1900#rows
  variants: [toy/smith]
  given: { toss: heads }
  expect: { worth: 2 }
`,
  'games/toy/variants/smith.md': `---
id: toy/smith
title: { en: Smith, zh-Hant: 史密斯, zh-Hans: 史密斯 }
account: smith-1900
summary: As Smith tells it.
clauses:
  - id: pay
    option: worth
    text: A toss pays two.
    basis: stated
    passages: [smith-1900#rows]
    questions: [ZY-A1]
    readings: [{ id: two, title: two, value: 2 }, { id: three, title: three, value: 3, basis: conjectured }]
    preferred: two
  - id: side
    option: side
    text: Heads.
    basis: ours
    value: heads
---
`,
  'games/toy/variants/jones.md': `---
id: toy/jones
title: { en: Jones, zh-Hant: 瓊斯, zh-Hans: 琼斯 }
account: smith-1900
extends: toy/smith
prefer: { pay: three }
summary: As Jones tells it.
clauses: [{ id: face, option: side, text: Tails., basis: ours, value: tails }]
---
`,
  'artefacts/coin.md': `---
id: coin
accession: SG-001
title: { en: Coin, zh-Hant: 錢, zh-Hans: 钱 }
kind: tallies
summary: A coin.
games: [toy]
count: 2
date: 1900/1910
passages: [smith-1900#rows]
questions: [ZY-A1]
parts:
  - { id: piece, name: { en: Piece, zh-Hant: 枚, zh-Hans: 枚 }, count: 2, inscription: legend, passages: [smith-1900#rows] }
inscriptions:
  - id: legend
    title: Legend
    direction: vertical-rl
    lang: zh-Hant
    passage: smith-1900#rows
    lines: [順淂]
    normalised: [順得]
    translation: { lines: [takes it], by: ours }
    marks: [{ line: 0, at: 1, kind: variant, standard: 得, note: a variant }]
---
`,
};

/** The engine of the toy, under the name of a real one: two options. */
const ENGINES: EngineTables = {
  tally: {
    worth: { parse: (value) => (typeof value === 'number' ? ok(value) : failed('a number')) },
    side: { parse: (value) => (value === 'heads' || value === 'tails' ? ok(value) : failed('heads or tails')) },
  },
};

/** The sound collection with one text replaced in one of its files; a file is added where `was` is empty. */
export function filesWith(path: string, was: string, becomes: string): CollectionFile[] {
  const text = SOUND[path] ?? '';
  if (!text.includes(was)) throw new Error(`${path} does not hold ${was}`);
  return Object.entries({ ...SOUND, [path]: text.replace(was, () => becomes) }).map(([name, body]) => ({
    path: name,
    text: body,
  }));
}

/** What is found wrong after one replacement. */
export function problemsWith(path: string, was: string, becomes: string): readonly CollectionProblem[] {
  const parsed = parseCollection(filesWith(path, was, becomes));
  return parsed.kind === 'failed' ? parsed.error : checkCollection(parsed.value, ENGINES);
}
