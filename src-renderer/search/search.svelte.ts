import type { MethodArgs, MethodResult } from '#contract/methods.ts';
import type { RecordKind, SearchHit, SearchPage } from '#contract/records.ts';
import type { Reply } from '#contract/reply.ts';

export type AskSearch = (args: MethodArgs<'search'>) => Promise<Reply<MethodResult<'search'>>>;

/** Long enough to skip the letters of a word being typed, short enough to feel immediate. */
const PAUSE = 120;
/** As many hits as the catalogue gives at once. */
const MOST = 200;

/**
 * A search being typed. Results stay until newer ones arrive, an answer to an older question is dropped, and
 * nothing is asked while an input method is still composing.
 */
export class SearchView {
  text = $state('');
  kinds = $state.raw<readonly RecordKind[]>([]);
  loading = $state(false);
  failed = $state(false);
  /** The hit the arrow keys stand on; -1 before any. */
  active = $state(-1);
  page = $state.raw<SearchPage | null>(null);
  /** What `page` answers. */
  answered = $state('');

  readonly hits = $derived(this.page?.hits ?? []);
  readonly current = $derived<SearchHit | null>(this.hits[this.active] ?? null);

  #limit = $state(0);
  readonly canWiden = $derived(this.#limit < MOST);

  #composing = false;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #ask: AskSearch;

  constructor(ask: AskSearch, limit: number) {
    this.#ask = ask;
    this.#limit = limit;
  }

  type(text: string): void {
    this.text = text;
    if (!this.#composing) this.#soon();
  }

  compose(composing: boolean): void {
    this.#composing = composing;
    if (!composing) this.#soon();
  }

  only(kinds: readonly RecordKind[]): Promise<void> {
    this.kinds = kinds;
    return this.now();
  }

  /** Asks for more hits of the same. */
  widen(): Promise<void> {
    this.#limit = Math.min(MOST, 2 * this.#limit);
    return this.now();
  }

  /** Moves the active hit, going round at either end. */
  move(by: number): void {
    const count = this.hits.length;
    if (count > 0) this.active = this.active < 0 && by < 0 ? count - 1 : (this.active + by + count) % count;
  }

  /** Asks at once, as Enter does; waiting for the pause would open a hit of the text before. */
  async now(): Promise<void> {
    clearTimeout(this.#timer);
    const asked = ++this.#asked;
    const text = this.text.trim();
    if (text === '') return this.#clear();
    this.loading = true;
    const reply = await this.#ask({
      text,
      limit: this.#limit,
      ...(this.kinds.length > 0 && { kinds: [...this.kinds] }),
    });
    if (asked !== this.#asked) return;
    this.loading = false;
    this.failed = reply.kind !== 'ok';
    if (reply.kind === 'ok') this.#show(text, reply.value);
  }

  get settled(): boolean {
    return !this.loading && this.answered === this.text.trim();
  }

  #soon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.now(), PAUSE);
  }

  #show(text: string, page: SearchPage): void {
    this.page = page;
    this.answered = text;
    this.active = page.hits.length > 0 ? 0 : -1;
  }

  #clear(): void {
    this.page = null;
    this.answered = '';
    this.active = -1;
    this.loading = false;
    this.failed = false;
  }
}
