import type { KeptHypothesis } from '#contract/kept-hypothesis.ts';
import { draftOf, type Draft } from './draft.ts';

/** What has been typed and not yet kept, so that leaving the page loses nothing. */
class Drafts {
  readonly #open = new Map<string, Draft>();

  of(key: string, { name, kept }: { readonly name: string; readonly kept: KeptHypothesis | undefined }): Draft {
    const draft = $state(this.#open.get(key) ?? draftOf(name, kept));
    this.#open.set(key, draft);
    return draft;
  }

  drop(key: string): void {
    this.#open.delete(key);
  }
}

export const drafts = new Drafts();
