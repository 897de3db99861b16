import type { OwnKind, OwnRecord } from '#contract/own/records.ts';
import { call } from '../catalogue.ts';
import { kept } from '../shell/kept.ts';

/** The user's records of one kind; none where they cannot be read, which is shown as a notice. */
export async function allOf<K extends OwnKind>(kind: K): Promise<readonly OwnRecord<K>[]> {
  // The catalogue lists only what was asked for.
  return ((await kept(call('own.all', { kind }))) ?? []) as readonly OwnRecord<K>[];
}
