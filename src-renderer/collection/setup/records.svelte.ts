import type { OwnBody, OwnKind, OwnRecord } from '#contract/own/records.ts';
import { call } from '../../catalogue.ts';
import { kept } from '../../shell/kept.ts';
import { allOf } from '../own.ts';
import { undoing } from '../undoing.svelte.ts';

/** All records of a small kind, such as types and lists, and the ways to change them. */
export class Records<K extends OwnKind> {
  list = $state.raw<readonly OwnRecord<K>[]>([]);
  readonly #kind: K;

  constructor(kind: K) {
    this.#kind = kind;
  }

  async load(): Promise<void> {
    this.list = await allOf(this.#kind);
  }

  async create(body: Partial<OwnBody<K>>): Promise<void> {
    if (await kept(call('own.create', { kind: this.#kind, body }))) await this.#changed();
  }

  async set(record: OwnRecord<K>, key: keyof OwnBody<K> & string, after: unknown): Promise<void> {
    const before = record.body[key];
    if (JSON.stringify(before) === JSON.stringify(after)) return;
    const changes = [{ path: [key], before, after }];
    await kept(call('own.change', { kind: this.#kind, id: record.id, changes }));
    await this.#changed();
  }

  async remove({ id }: OwnRecord<K>): Promise<void> {
    if (await kept(call('own.remove', { kind: this.#kind, ids: [id] }))) await this.#changed();
  }

  #changed(): Promise<unknown> {
    return Promise.all([this.load(), undoing.load()]);
  }
}
