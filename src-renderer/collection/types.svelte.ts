import type { FieldDefinition } from '#contract/own/values.ts';
import { m } from '../paraglide/messages.js';
import { definitions, type ObjectTypeRecord } from './object/fields.ts';
import { allOf } from './own.ts';
import { Records } from './setup/records.svelte.ts';

/** The types of object there are, for whichever page names one. */
class Types extends Records<'object-type'> {
  #deleted = $state.raw<readonly ObjectTypeRecord[]>([]);
  /** The deleted ones too: they are offered no longer, and go on serving the objects that have them. */
  readonly all = $derived([...this.list, ...this.#deleted]);

  constructor() {
    super('object-type');
  }

  override async load(): Promise<void> {
    const [, deleted] = await Promise.all([super.load(), allOf('object-type', true)]);
    this.#deleted = deleted;
  }

  /** Those an object may be given, and the one it has. */
  offered(current = 'object'): readonly { readonly value: string; readonly label: string }[] {
    const given = this.all.filter((type) => type.id === current || this.list.includes(type));
    return [
      { value: 'object', label: m.type_any() },
      ...given.map(({ id, body }) => ({ value: id, label: body.label })),
    ];
  }
}

export const types = new Types();

/** What a type is called; one that was never here is told by its id. */
export const typeName = (id: string) =>
  id === 'object' ? m.type_any() : (types.all.find((type) => type.id === id)?.body.label ?? id);

/** Every field an object may have: the core ones, then those of the types. */
export const everyField = (): readonly FieldDefinition[] => [...definitions(types.all).values()];
