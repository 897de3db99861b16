import type { OwnRecord } from '#contract/own/records.ts';
import type { Call } from '../object/draft.svelte.ts';
import type { Trouble } from '../../words.ts';

const SETTING = 'quick-entry';
/** How long after the last key the words are kept, as on an object's page. */
const IDLE_MS = 400;
const FIRST_FIELDS = ['title', 'object-name', 'date', 'location'];

/** What is remembered between entries and after a restart. */
interface Remembered {
  readonly type: string;
  readonly fields: readonly string[];
  /** Fields whose words are carried over to the next object. */
  readonly carried: readonly string[];
  /** What is typed and not yet an object: a closed window or a power cut does not take it. */
  readonly words: Readonly<Record<string, string>>;
}

/** Objects entered one after another: a few fields, some of which carry over from the one before. */
export class QuickEntry {
  type = $state('object');
  fields = $state.raw<readonly string[]>(FIRST_FIELDS);
  carried = $state.raw<readonly string[]>(['object-name', 'location']);
  words = $state.raw<Readonly<Record<string, string>>>({});
  next = $state('');
  kept = $state.raw<readonly OwnRecord<'object'>[]>([]);
  trouble = $state.raw<Trouble | null>(null);
  #saving = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly empty = $derived(this.fields.every((field) => this.#wordsOf(field) === ''));

  readonly #call: Call;
  constructor(call: Call) {
    this.#call = call;
  }

  async load(): Promise<void> {
    const reply = await this.#call('settings.get', { key: SETTING });
    const kept = reply.kind === 'ok' ? (reply.value as Partial<Remembered> | null) : null;
    if (typeof kept?.type === 'string') this.type = kept.type;
    if (Array.isArray(kept?.fields) && kept.fields.length > 0) this.fields = kept.fields;
    if (Array.isArray(kept?.carried)) this.carried = kept.carried;
    this.words = { ...kept?.words, ...this.words };
    await this.#propose();
  }

  write(field: string, text: string): void {
    this.words = { ...this.words, [field]: text };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.remember(), IDLE_MS);
  }

  choose(fields: readonly string[]): Promise<void> {
    this.fields = fields;
    return this.remember();
  }

  carry(field: string): Promise<void> {
    const { carried } = this;
    this.carried = carried.includes(field) ? carried.filter((one) => one !== field) : [...carried, field];
    return this.remember();
  }

  async remember(): Promise<void> {
    clearTimeout(this.#timer);
    const { type, fields, carried, words } = this;
    await this.#call('settings.set', { key: SETTING, value: { type, fields, carried, words } });
  }

  /** Makes the object and clears what does not carry over; what could not be saved stays as typed. */
  async save(): Promise<boolean> {
    if (this.#saving || this.empty) return false;
    this.#saving = true;
    const filled = this.fields.filter((field) => this.#wordsOf(field) !== '');
    const values = filled.map((field) => [
      field,
      { values: [{ id: crypto.randomUUID(), text: this.#wordsOf(field) }] },
    ]);
    const body = { type: this.type, fields: Object.fromEntries(values) as object };
    const reply = await this.#call('own.create', { kind: 'object', body });
    this.#saving = false;
    this.trouble = reply.kind === 'ok' ? null : reply;
    if (reply.kind !== 'ok') return false;
    this.kept = [reply.value.record as OwnRecord<'object'>, ...this.kept];
    this.words = Object.fromEntries(this.carried.map((field) => [field, this.#wordsOf(field)]));
    await Promise.all([this.remember(), this.#propose()]);
    return true;
  }

  #wordsOf(field: string): string {
    return this.words[field]?.trim() ?? '';
  }

  async #propose(): Promise<void> {
    const reply = await this.#call('own.nextAccession', {});
    if (reply.kind === 'ok') this.next = reply.value;
  }
}
