import { failed, ok, type Result } from '#rules/result.ts';
import type { MethodName } from '#contract/methods.ts';
import type { MediaWork } from '#contract/own/media-work.ts';
import type { MEDIA_METHODS } from '#contract/own/media.ts';
import type { Refusal } from '#contract/reply.ts';
import type { Handler } from '../handlers.ts';
import type { Library } from '../library.ts';
import { addMedia } from './add.ts';
import { findMedia } from './rows.ts';
import { discard, sweep } from './sweep.ts';

export const MEDIA_HANDLERS: { readonly [M in MethodName & keyof typeof MEDIA_METHODS]: Handler<M> } = {
  'media.add': addMedia,
  'media.info': ({ db }, { sha256 }) => ok(sha256.flatMap((one) => findMedia(db, one) ?? [])),
  'media.exif': (library, { sha256 }) => work(library, 'exif', sha256, {}),
  'media.render': (library, { sha256, rendition }) => work(library, 'draw', sha256, { rendition }),
  'media.zoom': (library, { sha256 }) => work(library, 'zoom', sha256, {}),
  'media.sweep': async (library) => ok(await sweep(library)),
  'media.discard': async (library, { sha256 }) => ok(await discard(library, sha256)),
};

type OnKept = 'exif' | 'draw' | 'zoom';

async function work<K extends OnKept>(
  library: Library,
  kind: K,
  sha256: string,
  ask: Omit<MediaWork[K]['ask'], 'media'>,
): Promise<Result<MediaWork[K]['answer'], Refusal>> {
  const media = findMedia(library.db, sha256);
  if (!media) return failed({ code: 'not-found', field: 'sha256', detail: { sha256 } });
  const done = await library.media().worker.ask(kind, { ...ask, media });
  return done.kind === 'ok' ? done : failed({ code: 'bad-argument', field: 'sha256', detail: { reason: done.error } });
}
