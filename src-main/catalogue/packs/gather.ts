import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { placeOf } from '#contract/own/media.ts';
import type { Manifest } from '#contract/own/packs.ts';
import type { OwnKind, OwnRecord } from '#contract/own/records.ts';
import { now } from '../clock.ts';
import { silenced } from '../exchange/choose.ts';
import type { Library } from '../library.ts';
import { findMedia } from '../media/rows.ts';
import { ownOfKind } from '../own/store.ts';
import type { ReadableDb } from '../sql.ts';

/** What records rest on goes with them: their types, and the sources and variants of the user's that they name. */
const RESTS_ON = ['object-type', 'source', 'variant'] as const satisfies readonly OwnKind[];

interface Wanted {
  /** Everything where none are named. */
  readonly ids?: readonly string[] | undefined;
  /** Sources that are neither packed nor named. */
  readonly leaveOut?: readonly string[];
}

export function gather(library: Library, { ids, leaveOut = [] }: Wanted): Manifest {
  const hidden = new Set(leaveOut);
  const records = chosen(library.db, ids).filter(({ id }) => !hidden.has(id));
  const used = new Set(records.flatMap(({ body }) => [...textsIn(body)]));
  return {
    format: 'variorum-pack',
    version: 1,
    made: now(),
    records: records.map(({ kind, id, updated, body }) => ({
      kind,
      id,
      updated,
      body: hidden.size === 0 ? body : silenced(body, hidden),
    })),
    media: [...used].flatMap((sha256) => presentMedia(library, sha256)),
  };
}

function presentMedia(library: Library, sha256: string): Manifest['media'] {
  const media = /^[0-9a-f]{64}$/.test(sha256) ? findMedia(library.db, sha256) : undefined;
  if (!media || !existsSync(join(library.media().folders.originals, placeOf(media)))) return [];
  return [{ sha256, type: media.type }];
}

function chosen(db: ReadableDb, ids: readonly string[] | undefined): OwnRecord[] {
  const objects = ownOfKind(db, 'object', false);
  const others = RESTS_ON.flatMap((kind): OwnRecord[] => ownOfKind(db, kind, false));
  const binned = ownOfKind(db, 'variant', true);
  const wanted = ids && new Set(ids);
  const taken: OwnRecord[] = wanted ? objects.filter(({ id }) => wanted.has(id)) : [...objects, ...others];
  // A variant may extend another, and both name sources: what was taken is asked in its turn.
  for (const record of taken) {
    const named = new Set([...textsIn(record.body)].map((text) => text.split('#')[0]));
    // One in the bin still says what its heirs take over from it.
    const bases = 'extends' in record.body ? binned : [];
    taken.push(...[...others, ...bases].filter((other) => named.has(other.id) && !taken.includes(other)));
  }
  return taken;
}

/** Every text in a body, however deep. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* textsIn(inner);
}
