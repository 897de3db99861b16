import { assertNever } from '#rules/result.ts';
import type { OwnBody, OwnKind, OwnRecord } from '#contract/own/records.ts';
import { call } from '../catalogue.ts';
import { kept } from '../shell/kept.ts';
import { damaged } from './damaged.svelte.ts';
import { titleOfObject } from './object/fields.ts';

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

/** What a record is called in a list of several kinds. */
export function titleOfOwn({ kind, body }: OwnRecord): string {
  switch (kind) {
    case 'object': {
      const object = body as OwnBody<'object'>;
      return [...new Set([object.accession, titleOfObject(object)])].join(' ');
    }
    case 'source':
      return (body as OwnBody<'source'>).short;
    case 'variant':
      return (body as OwnBody<'variant'>).title.en;
    case 'object-type':
      return (body as OwnBody<'object-type'>).label;
    case 'value-list':
      return (body as OwnBody<'value-list'>).field;
    case 'exhibit':
    case 'saved-search':
      return (body as OwnBody<'exhibit' | 'saved-search'>).title;
    default:
      return assertNever(kind);
  }
}
