import type { VariantId } from '#rules/citation.ts';
import { engineOf } from '#rules/engines.ts';
import { compile } from '#rules/ruleset.ts';
import { overlaid } from '#contract/collection/variants.ts';
import type { Localised, VariantEntry } from '#contract/collection/schema.ts';
import type { VariantProblem } from '#contract/own/methods.ts';
import type { OwnRecord, OwnVariant } from '#contract/own/records.ts';
import type { FullClause, FullVariant } from '#contract/records.ts';
import { bodyOf, findRecord } from '../queries/records.ts';
import type { ReadableDb } from '../sql.ts';
import { findReadable } from './store.ts';

/** A variant of the user's with what it takes over written out; where what it extends is not there, only its own clauses. */
export function fullOwnVariant(db: ReadableDb, own: OwnRecord<'variant'>): FullVariant {
  return written(db, own, []);
}

/** What keeps a variant from being played, found by compiling it for its engine. */
export function problemsOf(db: ReadableDb, own: OwnRecord<'variant'>): VariantProblem[] {
  const base = baseOf(db, own.body.extends, [own.id]);
  if (!base) return [{ kind: 'no-base', extends: own.body.extends }];
  const full = fullOwnVariant(db, own);
  const engine = engineOf(full.engine);
  if (!engine) return [{ kind: 'no-engine', game: own.body.game }];
  const compiled = compile(engine.options, full, {}, 'preferred');
  return compiled.kind === 'ok' ? [] : [{ kind: 'bad-clauses', errors: compiled.error }];
}

function written(db: ReadableDb, { id, body }: OwnRecord<'variant'>, heirs: readonly string[]): FullVariant {
  const base = baseOf(db, body.extends, [...heirs, id]);
  const entry = entryOf(id, body);
  const clauses: readonly FullClause[] = base?.clauses ?? [];
  return {
    id: id as VariantId,
    engine: base?.engine ?? engineOfGame(db, body.game),
    entry,
    clauses: overlaid(clauses, entry, body.drops),
  };
}

/** A variant in the bin is still what its heirs are written over; one that would be its own heir is none. */
function baseOf(db: ReadableDb, id: string, heirs: readonly string[]): FullVariant | undefined {
  if (heirs.includes(id)) return undefined;
  const own = findReadable(db, 'variant', id);
  if (own) return written(db, own, heirs);
  const row = findRecord(db, { kind: 'variant', id });
  const body = row && bodyOf(db, row);
  return body?.kind === 'variant' ? body.variant : undefined;
}

function engineOfGame(db: ReadableDb, id: string): string {
  const row = findRecord(db, { kind: 'game', id });
  const body = row && bodyOf(db, row);
  return body?.kind === 'game' ? (body.game.engine ?? '') : '';
}

/** Where nobody is named whose account it is, it is nobody's: the base's source did not say so. */
function entryOf(id: string, body: OwnVariant): VariantEntry {
  return {
    id,
    game: body.game,
    title: inEveryLanguage(body.title),
    account: body.account ?? '',
    witnesses: [],
    extends: body.extends,
    prefer: body.prefer,
    summary: body.notes,
    clauses: body.clauses,
    body: '',
  };
}

const inEveryLanguage = ({ en, ...title }: OwnVariant['title']): Localised => ({
  en,
  'zh-Hant': title['zh-Hant'] ?? title['zh-Hans'] ?? en,
  'zh-Hans': title['zh-Hans'] ?? title['zh-Hant'] ?? en,
});
