import { assertNever } from '#rules/result.ts';
import type { PackChoice, PackedRecord, PackedStanding, PackPreview, UnreadablePack } from '#contract/own/packs.ts';
import type { OwnKind } from '#contract/own/records.ts';
import { m } from '../../paraglide/messages.js';
import { printDay } from '../../sandbox/when.ts';
import type { Trouble } from '../../words.ts';
import { troubleWords } from './words.ts';

type Words = () => string;

const KIND: Readonly<Record<OwnKind, Words>> = {
  object: m.pack_kind_object,
  source: m.pack_kind_source,
  variant: m.pack_kind_variant,
  exhibit: m.pack_kind_exhibit,
  'object-type': m.pack_kind_object_type,
  'value-list': m.pack_kind_value_list,
  'saved-search': m.pack_kind_saved_search,
};
export const kindName = (kind: OwnKind): string => KIND[kind]();

const UNREADABLE: Readonly<Record<UnreadablePack, Words>> = {
  missing: m.exchange_missing,
  'not-a-pack': m.pack_not_a_pack,
  'too-large': m.pack_too_large,
  damaged: m.pack_damaged,
};

/** What is wrong with a pack, or with anything else. */
export function packTrouble(trouble: Trouble): string {
  const reason = trouble.kind === 'refused' ? trouble.refusal.detail?.['reason'] : undefined;
  const known = typeof reason === 'string' && Object.hasOwn(UNREADABLE, reason);
  return known ? UNREADABLE[reason as UnreadablePack]() : troubleWords(trouble);
}

const MOST_IGNORED = 10;

/** What was passed over: an archive of anyone's may hold more of it than a window can show. */
export function ignoredWords(ignored: PackPreview['ignored']): readonly string[] {
  const named = ignored.slice(0, MOST_IGNORED).map(({ name }) => m.pack_ignored({ name }));
  const more = ignored.length - named.length;
  return more > 0 ? [...named, m.pack_ignored_more({ count: more })] : named;
}

export function standingWords(standing: PackedStanding): string {
  switch (standing.kind) {
    case 'new':
      return m.pack_new();
    case 'same':
      return m.pack_same();
    case 'newer':
      return m.pack_newer({ here: printDay(standing.here), there: printDay(standing.there) });
    case 'older':
      return m.pack_older({ here: printDay(standing.here), there: printDay(standing.there) });
    case 'in-bin':
      return m.pack_in_bin();
    case 'number-taken':
      return m.pack_number_taken({ accession: standing.accession });
    case 'unfit':
      return m.pack_unfit();
    default:
      return assertNever(standing);
  }
}

/** What may become of a packed record; nothing where there is nothing to choose. The first is what happens unasked. */
export function choicesFor({
  standing,
}: PackedRecord): readonly { readonly value: PackChoice; readonly label: string }[] {
  const leave = { value: 'leave', label: m.pack_leave() } as const;
  const both = { value: 'both', label: m.pack_both() } as const;
  switch (standing.kind) {
    case 'new':
      return [{ value: 'take', label: m.pack_take() }, leave];
    case 'newer':
    case 'older':
    case 'in-bin':
      return [leave, { value: 'take', label: m.pack_replace() }, both];
    case 'number-taken':
      return [leave, both];
    case 'same':
    case 'unfit':
      return [];
    default:
      return assertNever(standing);
  }
}
