import type { FieldDefinition } from '#contract/own/values.ts';
import { m } from '../paraglide/messages.js';
import { definitions } from './object/fields.ts';
import { Records } from './setup/records.svelte.ts';

/** The types of object there are, for whichever page names one. */
export const types = new Records('object-type');

/** What a type is called; one that is no more is told by its id. */
export const typeName = (id: string) =>
  id === 'object' ? m.type_any() : (types.list.find((type) => type.id === id)?.body.label ?? id);

/** Every field an object may have: the core ones, then those of the types. */
export const everyField = (): readonly FieldDefinition[] => [...definitions(types.list).values()];
