import type { Artefact, Game, Localised, Question, Source, Topic, VariantEntry, Glyph } from './collection/schema.ts';
import type { Exhibit, OwnObject } from './own/records.ts';
import type { Clause, Variant } from '#rules/ruleset.ts';

/** Every kind of record the catalogue can open and search. */
export const RECORD_KINDS = [
  'artefact',
  'part',
  'inscription',
  'game',
  'variant',
  'clause',
  'source',
  'passage',
  'question',
  'glyph',
  'object',
  'exhibit',
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];
export type Origin = 'reference' | 'user';

/** A record's address. Parts, inscriptions, clauses and passages are addressed `owner#local`. */
export interface RecordRef {
  readonly kind: RecordKind;
  readonly id: string;
}

export interface RecordSummary extends RecordRef {
  readonly title: Localised;
  readonly subtitle?: string;
  readonly accession?: string;
  readonly origin: Origin;
}

/** `from` rests on, plays with, reports, shows… `to`. Links are kept once and read from both ends. */
export interface Link {
  readonly from: RecordSummary;
  readonly to: RecordSummary;
  readonly relation: LinkRelation;
}
export const LINK_RELATIONS = [
  'rests-on', // clause, part, artefact, glyph, inscription -> passage
  'answers', // clause -> question
  'reports', // source or passage -> source
  'account-of', // variant -> source
  'extends', // variant -> variant
  'variant-of', // variant -> game
  'uses', // game -> artefact
  'about', // source, question -> game
  'part-of', // part, inscription, clause, passage -> owner
  'bears', // part -> inscription
  'holds', // exhibit -> any
  'related', // object -> any
  'pair-of', // object -> object
  'duplicate-of', // object -> object
  'shows', // object -> any
] as const;
export type LinkRelation = (typeof LINK_RELATIONS)[number];

/** A variant with everything it inherits written out, ready for `compile`, and its clauses' extra words. */
export interface FullVariant extends Variant {
  readonly entry: VariantEntry;
  readonly clauses: readonly FullClause[];
}
export interface FullClause extends Clause {
  /** The variant that states this clause: itself, or one it extends. */
  readonly statedIn: string;
  readonly lacuna?: string;
  readonly sic: readonly { readonly printed: string; readonly emended: string; readonly note?: string | undefined }[];
}

/** The body of a record, by kind; sub-records are opened through their owners. */
export type RecordBody =
  | { readonly kind: 'artefact'; readonly artefact: Artefact }
  | { readonly kind: 'game'; readonly game: Game; readonly questions: readonly Question[] }
  | { readonly kind: 'variant'; readonly variant: FullVariant }
  | { readonly kind: 'source'; readonly source: Source }
  | { readonly kind: 'question'; readonly question: Question }
  | { readonly kind: 'glyph'; readonly glyph: Glyph }
  | { readonly kind: 'object'; readonly object: OwnObject }
  | { readonly kind: 'exhibit'; readonly exhibit: Exhibit };

export interface OpenedRecord {
  readonly summary: RecordSummary;
  readonly body: RecordBody;
  readonly links: readonly Link[];
}

/** A source's pane in the side-by-side view: its own passages and those of others that report it. */
export interface SourcePane {
  readonly source: RecordSummary;
  readonly access: Source['access'];
  readonly passages: readonly PanePassage[];
}
export interface PanePassage {
  readonly id: string;
  readonly topics: readonly string[];
  readonly passage: Source['passages'][number];
  /** Where the passage stands, when that is not the pane's own source. */
  readonly through?: RecordSummary;
  /** Clauses resting on the passage. */
  readonly clauses: readonly RecordSummary[];
  readonly questions: readonly QuestionSummary[];
}
/** A question as listed beside a passage: what is asked tells a contradiction from a mere slip. */
export interface QuestionSummary extends RecordSummary {
  readonly asks: Question['kind'];
}
export interface Comparison {
  readonly topics: readonly Topic[];
  readonly panes: readonly SourcePane[];
}

export interface SearchHit extends RecordSummary {
  /** The record to open; for a part or passage the owner. */
  readonly open: RecordRef;
  /** Why it is here, best first. */
  readonly tier: 'accession' | 'title' | 'name' | 'inscription' | 'text';
  /** A piece of the text with the matched runs marked. */
  readonly excerpt: readonly { readonly text: string; readonly hit: boolean }[];
}
export interface SearchPage {
  readonly hits: readonly SearchHit[];
  readonly total: number;
  /** True where `total` is exact; otherwise it is a lower bound. */
  readonly exact: boolean;
}
