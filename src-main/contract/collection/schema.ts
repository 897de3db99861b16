import { z } from 'zod';
import { BASES } from '#rules/citation.ts';

/**
 * The shape of the reference collection in `data/`, as people write it: YAML, or Markdown with YAML front matter.
 * docs/data-format.md explains each field. Prose may mark a run in another language as `{ms:Tĕrus}`.
 */
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens');
const sourceId = slug;
const passageId = z.string().regex(/^[a-z0-9-]+#[a-z0-9-]+$/, 'source#passage');
const variantId = z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'game/variant');
const questionId = z.string().regex(/^([A-Z0-9]{2}-A\d+|X\d+)$/, 'a number of the register, such as ZY-A3');
const factId = z.string().regex(/^[A-Z0-9]{2}-F\d+$/, 'a number of the register, such as ZY-F14');
const prose = z.string().trim().min(1);
const basis = z.enum(BASES);

/** A title in each language of the interface. */
export const localised = z.strictObject({ en: prose, 'zh-Hant': prose, 'zh-Hans': prose });
export type Localised = z.infer<typeof localised>;

/** A heading under which passages of different sources line up. */
export const topic = z.strictObject({ id: slug, title: localised, games: z.array(slug).min(1) });
export type Topic = z.infer<typeof topic>;

/** A character and the standard form it stands for. */
export const glyph = z.strictObject({
  variant: z.string().min(1),
  standard: z.string().min(1),
  kind: z.enum(['variant', 'simplified', 'homophone', 'misprint']),
  note: prose,
  passages: z.array(passageId).default([]),
});
export type Glyph = z.infer<typeof glyph>;

const slip = z.strictObject({ printed: prose, emended: prose, note: prose.optional() });

export const passage = z.strictObject({
  id: slug,
  locator: prose,
  topics: z.array(slug).min(1),
  /** Our paraphrase of what the source says there. */
  text: prose,
  /** The earlier source whose account this passage passes on. */
  reports: sourceId.optional(),
  facts: z.array(factId).default([]),
  questions: z.array(questionId).default([]),
  sic: z.array(slip).default([]),
  /** What once stood here and is lost. */
  lacuna: prose.optional(),
});
export type Passage = z.infer<typeof passage>;

const cslName = z.union([
  z.strictObject({ family: prose, given: prose.optional() }),
  z.strictObject({ literal: prose }),
]);

export const source = z.strictObject({
  id: sourceId,
  /** How the source is named beside a citation: `Dobree 1955`. */
  short: prose,
  csl: z.strictObject({
    type: prose,
    title: prose,
    author: z.array(cslName).default([]),
    editor: z.array(cslName).optional(),
    'container-title': prose.optional(),
    publisher: prose.optional(),
    'publisher-place': prose.optional(),
    page: prose.optional(),
    volume: prose.optional(),
    URL: prose.optional(),
    language: prose.optional(),
    note: prose.optional(),
  }),
  /** EDTF. */
  date: prose,
  /** A witness tells a game's rules at first or second hand; evidence only bears on how to read the witnesses. */
  weight: z.enum(['witness', 'strong-evidence', 'fair-evidence', 'weak-evidence']),
  access: z.enum(['seen', 'seen-in-part', 'not-seen']),
  /** Label of the evidence list, such as `E2b`. */
  evidence: z
    .string()
    .regex(/^E\d+[a-z]?$/)
    .optional(),
  reports: z
    .array(
      z.strictObject({
        source: sourceId,
        how: z.enum(['quotes', 'paraphrases', 'cites', 'shares']),
        note: prose.optional(),
      }),
    )
    .default([]),
  games: z.array(slug).min(1),
  passages: z.array(passage),
});
export type Source = z.infer<typeof source> & { readonly body: string };

export const question = z.strictObject({
  id: questionId,
  title: prose,
  kind: z.enum(['ambiguity', 'contradiction', 'silence', 'lacuna', 'slip', 'wording', 'comparison']),
  text: prose,
  passages: z.array(passageId).default([]),
  readings: z
    .array(
      z.strictObject({ id: prose, text: prose, argument: prose.optional(), evidence: z.array(passageId).default([]) }),
    )
    .default([]),
  /** The reading we would ship, by id; absent where there is nothing to choose. */
  preferred: prose.optional(),
  note: prose.optional(),
});
export type Question = z.infer<typeof question> & { readonly game: string };

const name = z.strictObject({
  text: prose,
  /** BCP 47, such as `zh-Hant`, `nan-Latn`, `ms`. */
  lang: prose,
  system: z.enum(['characters', 'pinyin', 'jyutping', 'poj', 'malay', 'colonial', 'vietnamese', 'english', 'latin']),
  sources: z.array(sourceId).default([]),
  note: prose.optional(),
});
export type Name = z.infer<typeof name>;

export const game = z.strictObject({
  id: slug,
  title: localised,
  names: z.array(name).min(1),
  engine: z.enum(['tally', 'comparing', 'meld', 'race']).optional(),
  summary: prose,
  players: prose,
  artefacts: z.array(slug).default([]),
});
export type Game = z.infer<typeof game> & { readonly body: string };

const readingEntry = z.strictObject({
  id: slug,
  title: prose,
  value: z.unknown(),
  basis: basis.optional(),
  argument: prose.optional(),
  passages: z.array(passageId).optional(),
});
export type ReadingEntry = z.infer<typeof readingEntry>;

export const clause = z
  .strictObject({
    id: slug,
    option: prose,
    text: prose,
    basis,
    /** May be empty only where the basis is `ours`. */
    passages: z.array(passageId).default([]),
    questions: z.array(questionId).default([]),
    /** The source is silent and it matters in play: the game stops and asks. */
    gap: z.boolean().default(false),
    lacuna: prose.optional(),
    sic: z.array(slip).default([]),
    /** Shorthand for a single reading called `stated`. */
    value: z.unknown().optional(),
    readings: z.array(readingEntry).min(1).optional(),
    preferred: slug.optional(),
  })
  .refine((one) => 'value' in one !== (one.readings !== undefined), 'give either a value or readings')
  .refine(
    (one) => one.basis === 'ours' || one.passages.length > 0,
    'a clause not our own rests on at least one passage',
  );
export type ClauseEntry = z.infer<typeof clause>;

export const variant = z.strictObject({
  id: variantId,
  title: localised,
  /** The source whose account this is. */
  account: sourceId,
  witnesses: z.array(sourceId).default([]),
  /** Takes over every clause of another variant that it does not state itself. */
  extends: variantId.optional(),
  /** Readings preferred here over those of the variant it extends. */
  prefer: z.record(slug, slug).default({}),
  summary: prose,
  clauses: z.array(clause).default([]),
});
export type VariantEntry = z.infer<typeof variant> & { readonly game: string; readonly body: string };

const mark = z.strictObject({
  /** 0-based line and character. `length` 0 marks a place between characters. */
  line: z.int().min(0),
  at: z.int().min(0),
  length: z.int().min(0).default(1),
  kind: z.enum(['doubtful', 'variant', 'lost', 'slip', 'simplified', 'expanded', 'erased', 'added', 'surplus']),
  standard: z.string().optional(),
  note: prose,
});

/** Columns or lines, and which comes first: Chinese columns from the right, Manchu and Mongol ones from the left. */
export const WRITING_DIRECTIONS = ['vertical-rl', 'vertical-lr', 'horizontal-lr', 'horizontal-rl'] as const;

export const inscription = z.strictObject({
  id: slug,
  title: prose,
  direction: z.enum(WRITING_DIRECTIONS),
  lang: prose,
  passage: passageId,
  /** Diplomatic: exactly as engraved, one line or column each. */
  lines: z.array(z.string().min(1)).min(1),
  /** Normalised to standard forms, line for line. */
  normalised: z.array(z.string().min(1)).min(1),
  translation: z.strictObject({ lines: z.array(prose).min(1), by: prose }),
  marks: z.array(mark).default([]),
  readings: z
    .array(
      z.strictObject({
        id: slug,
        title: prose,
        lines: z.array(prose).min(1),
        argument: prose,
        evidence: z.array(passageId).default([]),
      }),
    )
    .default([]),
  questions: z.array(questionId).default([]),
});
export type Inscription = z.infer<typeof inscription>;

const face = z.string().min(1);
/** What the drawing of a part is made from. Colours are the tokens of the theme, never literal. */
export const drawing = z.discriminatedUnion('kind', [
  /** `length` is relative to the longest tally of the set (1). `columns` right to left, each top to bottom. */
  z.strictObject({
    kind: z.literal('tally'),
    colour: z.enum(['yellow', 'red', 'maroon', 'green', 'scarlet', 'blue', 'white', 'bamboo']),
    ink: z.enum(['red', 'black', 'white', 'gold']),
    length: z.number().positive().max(1),
    head: z.string(),
    columns: z.array(z.string()).default([]),
    foot: z.string().optional(),
    picture: z.boolean().default(false),
  }),
  z.strictObject({ kind: z.literal('die'), faces: z.array(z.int().min(1).max(6)).min(1), red: z.array(z.int()) }),
  /** Pips as rows of counts, top to bottom: the nine of the Singapore tiles is [[…]] five above four. */
  z.strictObject({ kind: z.literal('pip-tile'), groups: z.array(z.array(z.int().min(0)).min(1)).min(1) }),
  z.strictObject({
    kind: z.literal('court-tile'),
    letter: z.enum(['J', 'Q', 'K']),
    index: z.enum(['red', 'blue', 'unknown']),
  }),
  z.strictObject({
    kind: z.literal('chess-card'),
    suit: z.enum(['yellow', 'red', 'green', 'white', 'joker']),
    character: face,
    ink: z.enum(['black', 'red']).default('black'),
  }),
  z.strictObject({
    kind: z.literal('playing-card'),
    rank: face,
    suit: z.enum(['spades', 'hearts', 'diamonds', 'clubs', 'any']),
  }),
  z.strictObject({
    kind: z.literal('mahjong-tile'),
    face,
    family: z.enum(['characters', 'bamboos', 'circles', 'wind']),
  }),
  z.strictObject({ kind: z.literal('bowl') }),
  z.strictObject({ kind: z.literal('cake'), size: z.number().positive().max(1), face }),
  z.strictObject({ kind: z.literal('race-man'), side: z.enum(['dark', 'light']) }),
  z.strictObject({ kind: z.literal('race-board'), places: z.int(), conjectured: z.boolean() }),
  z.strictObject({ kind: z.literal('box') }),
]);
export type Drawing = z.infer<typeof drawing>;

export const part = z.strictObject({
  id: slug,
  name: localised,
  native: z.array(name).default([]),
  count: z.int().positive(),
  /** Worth in play, where the object has one. */
  value: z.int().optional(),
  colour: prose.optional(),
  note: prose.optional(),
  passages: z.array(passageId).default([]),
  drawing: drawing.optional(),
  inscription: slug.optional(),
});
export type Part = z.infer<typeof part>;

export const artefact = z.strictObject({
  id: slug,
  accession: prose,
  title: localised,
  kind: z.enum(['tallies', 'tiles', 'cards', 'dice', 'bowl', 'cakes', 'board', 'substitute']),
  summary: prose,
  games: z.array(slug).default([]),
  /** How many pieces; parts must add up to it. */
  count: z.int().positive(),
  materials: z.array(prose).default([]),
  dimensions: prose.optional(),
  place: prose.optional(),
  /** EDTF. */
  date: prose.optional(),
  holder: prose.optional(),
  passages: z.array(passageId).min(1),
  questions: z.array(questionId).default([]),
  parts: z.array(part).min(1),
  inscriptions: z.array(inscription).default([]),
});
export type Artefact = z.infer<typeof artefact> & { readonly body: string };

/** A worked example a source prints: run against the encoding of that source. */
export const workedExample = z.strictObject({
  id: slug,
  passage: passageId,
  /** Variants whose encoding must give the printed result. */
  variants: z.array(variantId).min(1),
  given: z.record(z.string(), z.unknown()),
  expect: z.record(z.string(), z.unknown()),
  sic: z.array(slip).default([]),
  note: prose.optional(),
});
export type WorkedExample = z.infer<typeof workedExample> & { readonly game: string };

/** The numbers the register must hold: `ZY-F: 34` means ZY-F1 to ZY-F34. */
export const registerExtent = z.record(z.string(), z.int().positive());

/** The whole reference collection, parsed and cross-checked. */
export interface Collection {
  readonly topics: readonly Topic[];
  readonly glyphs: readonly Glyph[];
  readonly sources: readonly Source[];
  readonly games: readonly Game[];
  readonly questions: readonly Question[];
  readonly variants: readonly VariantEntry[];
  readonly artefacts: readonly Artefact[];
  readonly examples: readonly WorkedExample[];
  readonly register: Readonly<Record<string, number>>;
}
