import { assertNever } from '#rules/result.ts';
import type { Added, MediaRefusal, MediaType } from '#contract/own/media.ts';
import { m } from '../../paraglide/messages.js';

const REFUSED: Readonly<Record<MediaRefusal, () => string>> = {
  missing: m.photos_refused_missing,
  'no-file': m.photos_refused_no_file,
  empty: m.photos_refused_empty,
  'too-large': m.photos_refused_too_large,
  'too-many-pixels': m.photos_refused_too_many_pixels,
  'unknown-type': m.photos_refused_unknown_type,
  unreadable: m.photos_refused_unreadable,
};

/** The name of a format; the same in every language. */
export const typeName = (type: MediaType): string => (type === 'webp' ? 'WebP' : type.toUpperCase());

export function remarkOn(added: Added): string {
  switch (added.kind) {
    case 'refused':
      return REFUSED[added.reason]();
    case 'kept': {
      const type = typeName(added.media.type);
      return added.misnamed ? m.photos_misnamed({ type }) : m.photos_attached({ type });
    }
    default:
      return assertNever(added);
  }
}
