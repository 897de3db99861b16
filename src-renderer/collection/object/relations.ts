import type { OwnBody } from '#contract/own/records.ts';
import { m } from '../../paraglide/messages.js';

export type OwnRelation = OwnBody<'object'>['links'][number]['relation'];

const NAMES: Partial<Record<OwnRelation, () => string>> = {
  related: m.relation_related,
  'pair-of': m.relation_pair_of,
  'duplicate-of': m.relation_duplicate_of,
  shows: m.relation_shows,
  'part-of': m.relation_part_of,
  'rests-on': m.relation_rests_on,
  uses: m.relation_uses,
  about: m.relation_about,
};

/** What a user may say an object has to do with another record. */
export const OWN_RELATIONS = Object.keys(NAMES) as OwnRelation[];
export const relationName = (relation: OwnRelation) => NAMES[relation]?.() ?? relation;
