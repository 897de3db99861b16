import type { Basis } from '#rules/citation.ts';
import type { Fault, FaultCode, Refusal, RefusalCode, Reply } from '#contract/reply.ts';
import type { RecordKind } from '#contract/records.ts';
import { m } from './paraglide/messages.js';

/** A reply that brings no value. */
export type Trouble = Exclude<Reply<never>, { readonly kind: 'ok' }>;

type Words = () => string;

const BASIS: Readonly<Record<Basis, Words>> = {
  stated: m.basis_stated,
  implied: m.basis_implied,
  supplied: m.basis_supplied,
  conjectured: m.basis_conjectured,
  ours: m.basis_ours,
};
const BASIS_MEANING: Readonly<Record<Basis, Words>> = {
  stated: m.basis_stated_means,
  implied: m.basis_implied_means,
  supplied: m.basis_supplied_means,
  conjectured: m.basis_conjectured_means,
  ours: m.basis_ours_means,
};
const KIND: Readonly<Record<RecordKind, Words>> = {
  artefact: m.kind_artefact,
  part: m.kind_part,
  inscription: m.kind_inscription,
  game: m.kind_game,
  variant: m.kind_variant,
  clause: m.kind_clause,
  source: m.kind_source,
  passage: m.kind_passage,
  question: m.kind_question,
  glyph: m.kind_glyph,
  object: m.kind_object,
  exhibit: m.kind_exhibit,
};
const FAULT: Readonly<Record<FaultCode, Words>> = {
  corrupt: m.fault_corrupt,
  missing: m.fault_missing,
  full: m.fault_full,
  'read-only': m.fault_read_only,
  busy: m.fault_busy,
  newer: m.fault_newer,
  restarted: m.fault_restarted,
  'bad-collection': m.fault_bad_collection,
  unknown: m.fault_unknown,
};
const REFUSAL: Readonly<Record<RefusalCode, (field: { field: string }) => string>> = {
  'bad-argument': m.refusal_bad_argument,
  'unknown-method': m.refusal_unknown_method,
  'not-found': m.refusal_not_found,
  stale: m.refusal_stale,
  'nothing-to-undo': m.refusal_nothing_to_undo,
  'nothing-to-redo': m.refusal_nothing_to_redo,
  illegal: m.refusal_illegal,
  gap: m.refusal_gap,
  'bad-ruleset': m.refusal_bad_ruleset,
  taken: m.refusal_taken,
};

export const basisName = (basis: Basis) => BASIS[basis]();
export const basisMeaning = (basis: Basis) => BASIS_MEANING[basis]();
export const kindName = (kind: RecordKind) => KIND[kind]();
export const faultWords = (fault: Fault) => FAULT[fault.code]();
export const refusalWords = (refusal: Refusal) => REFUSAL[refusal.code]({ field: refusal.field ?? '' });

export const titleOf = (trouble: Trouble) => (trouble.kind === 'fault' ? m.fault_title() : m.refusal_title());
export const wordsOf = (trouble: Trouble) =>
  trouble.kind === 'fault' ? faultWords(trouble.fault) : refusalWords(trouble.refusal);
/** What an engine has against a move, as the engine made it. */
export const illegalIn = <Refusal>(trouble: Trouble): Refusal | undefined =>
  trouble.kind === 'refused' && trouble.refusal.code === 'illegal'
    ? (trouble.refusal.detail as Refusal | undefined)
    : undefined;
/** The technical words behind a trouble, in the language of the program: never instead of ours, only below them. */
export function detailOf(trouble: Trouble): string | undefined {
  if (trouble.kind === 'fault') return trouble.fault.detail;
  const expected = trouble.refusal.detail?.['expected'];
  return typeof expected === 'string' ? expected : undefined;
}
