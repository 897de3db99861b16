import { SvelteMap } from 'svelte/reactivity';
import type { Media } from '#contract/own/media.ts';

/** What the library knows of the files in view; each is asked for once. */
export class Known {
  readonly #media = new SvelteMap<string, Media>();
  readonly #asked: Record<string, boolean> = {};
  readonly #ask: (sha256: readonly string[]) => Promise<readonly Media[] | undefined>;

  constructor(ask: (sha256: readonly string[]) => Promise<readonly Media[] | undefined>) {
    this.#ask = ask;
  }

  of = (sha256: string): Media | undefined => this.#media.get(sha256);

  async learn(wanted: readonly string[]): Promise<void> {
    const unknown = wanted.filter((sha256) => !this.#asked[sha256]);
    if (unknown.length === 0) return;
    for (const sha256 of unknown) this.#asked[sha256] = true;
    const found = await this.#ask(unknown);
    // Without an answer they are asked for again.
    if (!found) for (const sha256 of unknown) this.#asked[sha256] = false;
    for (const media of found ?? []) this.#media.set(media.sha256, media);
  }
}
