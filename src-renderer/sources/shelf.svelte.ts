import { SvelteMap } from 'svelte/reactivity';
import type { Passage, Source } from '#contract/collection/schema.ts';
import type { MethodArgs, MethodResult } from '#contract/methods.ts';
import type { Reply } from '#contract/reply.ts';
import { call } from '../catalogue.ts';

type OpenRecord = (
  method: 'records.open',
  args: MethodArgs<'records.open'>,
) => Promise<Reply<MethodResult<'records.open'>>>;

/** A passage together with the source it stands in. */
export interface Placed {
  readonly source: Source;
  readonly passage: Passage;
}

/** Sources fetched once and kept while the window lives; whoever asks before one has come is told when it has. */
export class Shelf {
  readonly #open: OpenRecord;
  readonly #sources = new SvelteMap<string, Source>();
  readonly #asked: Record<string, boolean> = {};

  constructor(open: OpenRecord) {
    this.#open = open;
  }

  source(id: string): Source | undefined {
    if (!this.#asked[id]) void this.#fetch(id);
    return this.#sources.get(id);
  }

  /** `source#passage`. */
  passage(id: string): Placed | undefined {
    const [owner = '', local] = id.split('#');
    const source = this.source(owner);
    const passage = source?.passages.find((one) => one.id === local);
    return source && passage && { source, passage };
  }

  /** Fetches a source anew that was changed; until it has come the former one stays in view. */
  renew(id: string): void {
    if (this.#asked[id]) void this.#fetch(id);
  }

  async #fetch(id: string): Promise<void> {
    this.#asked[id] = true;
    const reply = await this.#open('records.open', { kind: 'source', id });
    if (reply.kind === 'ok' && reply.value.body.kind === 'source') this.#sources.set(id, reply.value.body.source);
    // A fault passes; a refusal would be the same the next time.
    else if (reply.kind === 'fault') this.#asked[id] = false;
  }
}

export const shelf = new Shelf(call);
