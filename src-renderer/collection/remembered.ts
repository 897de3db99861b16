import type { Call } from './object/draft.svelte.ts';

/** How long after the last key the words are kept, as on an object's page. */
const IDLE_MS = 400;

/** What is typed into a form and not yet done: kept in the library, so that a closed window does not take it. */
export class Remembered {
  readonly #call: Call;
  readonly #key: string;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(call: Call, key: string) {
    this.#call = call;
    this.#key = key;
  }

  /** The words kept under their names; none where nothing is. */
  async recall(): Promise<Readonly<Record<string, string>>> {
    const reply = await this.#call('settings.get', { key: this.#key });
    const kept: unknown = reply.kind === 'ok' ? reply.value : null;
    const words = Object.entries(typeof kept === 'object' && kept !== null ? kept : {});
    return Object.fromEntries(words.filter((word): word is [string, string] => typeof word[1] === 'string'));
  }

  note(words: Readonly<Record<string, string>>): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#keep(words), IDLE_MS);
  }

  forget(): Promise<void> {
    clearTimeout(this.#timer);
    return this.#keep(null);
  }

  async #keep(value: Readonly<Record<string, string>> | null): Promise<void> {
    await this.#call('settings.set', { key: this.#key, value });
  }
}
