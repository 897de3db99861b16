import type { OwnKind, OwnRecord } from '#contract/own/records.ts';
import { call } from '../catalogue.ts';
import { kept } from '../shell/kept.ts';
import { damaged } from './damaged.svelte.ts';

/** The user's records of one kind, in the bin or outside it; none where they cannot be read, which is shown as a notice. */
export async function allOf<K extends OwnKind>(kind: K, removed = false): Promise<readonly OwnRecord<K>[]> {
  const found = await kept(call('own.all', { kind, removed }));
  if (found) damaged.report(kind, found.damaged, removed);
  // The catalogue lists only what was asked for.
  return (found?.records ?? []) as readonly OwnRecord<K>[];
}

const PAGES: Readonly<Record<OwnKind, string | undefined>> = {
  object: 'objects',
  source: 'sources',
  variant: 'variants',
  exhibit: 'exhibits',
  'object-type': undefined,
  'value-list': undefined,
  'saved-search': undefined,
};

/** Where a record is written in; the small kinds share a page. */
export function addressOfOwn({ kind, id }: OwnRecord): string {
  const page = PAGES[kind];
  return page === undefined ? '#/collection/setup' : `#/collection/${page}/${id}`;
}
