import { call } from '../catalogue.ts';

const keyOf = (field: string, type = '') => `${type} ${field}`;

/** Terms on the value lists and in use, by field and, where it matters, type of object, as last asked for. */
class Terms {
  #offered = $state.raw<Readonly<Record<string, readonly string[]>>>({});

  of(field: string, type?: string): readonly string[] {
    return this.#offered[keyOf(field, type)] ?? [];
  }

  /** A field goes without terms where they cannot be had: they only save typing. */
  async load(field: string, type?: string): Promise<void> {
    const reply = await call('own.terms', { field, type, text: '' });
    if (reply.kind !== 'ok') return;
    this.#offered = { ...this.#offered, [keyOf(field, type)]: reply.value.map(({ term }) => term) };
  }
}

export const terms = new Terms();
