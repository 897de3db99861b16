import { createHash } from 'node:crypto';
import { failed, ok, type Result } from '#rules/result.ts';
import { preferredText } from '#contract/own/preferred.ts';
import type { PackedRecord, PackedStanding, PackPreview } from '#contract/own/packs.ts';
import type { OwnBody, OwnKind } from '#contract/own/records.ts';
import { accessionKey, parseAccession } from '#contract/own/understand/accession.ts';
import type { Refusal } from '#contract/reply.ts';
import { openPack, type PackIn } from '../../exchange/pack-in.ts';
import { same } from '../own/path.ts';
import { findOwn, holdersOf, parseBody } from '../own/store.ts';
import type { ReadableDb } from '../sql.ts';

/** A record of a pack with the body the library would keep. */
export interface Standing extends PackedRecord {
  readonly body: unknown;
}

export interface OpenedPack {
  readonly pack: PackIn;
  readonly standings: readonly Standing[];
  readonly preview: PackPreview;
}

/** Reads a pack and compares it with the library. Whoever opens it closes it. */
export async function readPack(db: ReadableDb, path: string): Promise<Result<OpenedPack, Refusal>> {
  const opened = await openPack(path);
  if (opened.kind === 'failed')
    return failed({ code: 'bad-argument', field: 'path', detail: { reason: opened.error } });
  const pack = opened.value;
  const seen = new Set<string>();
  const standings = pack.records.map((record) => standingOf(db, record, seen));
  const records = standings.map(({ kind, id, title, standing }) => ({ kind, id, title, standing }));
  const plan = createHash('sha256')
    .update(JSON.stringify([pack.text, records]))
    .digest('hex');
  const { made, media, ignored } = pack;
  return ok({ pack, standings, preview: { made, records, media: media.length, ignored, plan } });
}

function standingOf(
  db: ReadableDb,
  { kind, id, updated, body }: PackIn['records'][number],
  seen: Set<string>,
): Standing {
  const unfit = (detail: string): Standing => ({ kind, id, title: id, body, standing: { kind: 'unfit', detail } });
  const parsed = parseBody(kind, body);
  if (parsed.kind === 'failed') return unfit(parsed.error.field ?? '');
  if (id.length > 60) return unfit('id');
  if (!isNew(seen, `${kind} ${id}`)) return unfit('twice');
  const accession = 'accession' in parsed.value ? parsed.value.accession : undefined;
  if (accession !== undefined && parseAccession(accession).kind === 'failed') return unfit('body.accession');
  const isFree = accession === undefined || isNew(seen, `number ${accessionKey(accession)}`);
  const standing = compared(db, kind, id, updated, parsed.value, isFree);
  return { kind, id, title: titleOf(kind, parsed.value), body: parsed.value, standing };
}

function isNew(seen: Set<string>, key: string): boolean {
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

function compared(
  db: ReadableDb,
  kind: OwnKind,
  id: string,
  there: string,
  body: OwnBody<OwnKind>,
  isFree: boolean,
): PackedStanding {
  const ours = findOwn(db, kind, id);
  if (ours && same(ours.body, body)) return ours.removed === undefined ? { kind: 'same' } : { kind: 'in-bin' };
  const accession = 'accession' in body ? body.accession : undefined;
  const isHeld = accession !== undefined && holdersOf(db, accession).some((holder) => holder.id !== id);
  if (accession !== undefined && (isHeld || !isFree)) return { kind: 'number-taken', accession };
  if (!ours) return { kind: 'new' };
  if (ours.removed !== undefined) return { kind: 'in-bin' };
  return { kind: there > ours.updated ? 'newer' : 'older', here: ours.updated, there };
}

function titleOf(kind: OwnKind, body: OwnBody<OwnKind>): string {
  if ('accession' in body) {
    const title = preferredText(body.fields['title']) || preferredText(body.fields['object-name']);
    return `${body.accession} ${title}`.trim();
  }
  if ('short' in body) return body.short;
  if ('label' in body) return body.label;
  if ('title' in body) return typeof body.title === 'string' ? body.title : body.title.en;
  return kind;
}
