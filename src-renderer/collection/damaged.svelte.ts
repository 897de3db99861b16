import type { OwnKind } from '#contract/own/records.ts';

/** A record that cannot be read and is therefore in no list. */
export interface Unread {
  readonly kind: OwnKind;
  readonly id: string;
}

/** What was left out of the lists asked for last. */
class Damaged {
  #byList = $state.raw<Readonly<Record<string, readonly Unread[]>>>({});
  readonly list = $derived(Object.values(this.#byList).flat());

  /** What of a list could not be read; nothing, once it can be. */
  report(kind: OwnKind, ids: readonly string[], removed = false): void {
    const list = removed ? `${kind} removed` : kind;
    if (ids.length === 0 && !this.#byList[list]) return;
    this.#byList = { ...this.#byList, [list]: ids.map((id) => ({ kind, id })) };
  }
}

export const damaged = new Damaged();
