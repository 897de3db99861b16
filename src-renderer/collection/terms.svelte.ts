import { call } from '../catalogue.ts';

/** Terms in use and on the value lists, by field, as last asked for. */
class Terms {
  #byField = $state.raw<Readonly<Record<string, readonly string[]>>>({});

  of(field: string): readonly string[] {
    return this.#byField[field] ?? [];
  }

  /** A field goes without terms where they cannot be had: they only save typing. */
  async load(field: string): Promise<void> {
    const reply = await call('own.terms', { field, text: '' });
    if (reply.kind === 'ok') this.#byField = { ...this.#byField, [field]: reply.value.map(({ term }) => term) };
  }
}

export const terms = new Terms();
