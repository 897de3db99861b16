import type { MethodArgs } from '#contract/methods.ts';
import type { FullClause, FullVariant } from '#contract/records.ts';
import type { ReadingId } from '#rules/citation.ts';
import type { GapPolicy } from '#rules/ruleset.ts';
import { limitsOf, type Limits } from './limits.ts';

export interface SeatEntry {
  readonly id: number;
  name: string;
  player: 'person' | 'bot';
}

/** Where a source sets no upper number, a table still ends somewhere. */
const MOST_SEATS = 12;

/** A game about to begin: the account it follows, how its disputed clauses are read, and who plays. */
export class NewGame {
  title = $state('');
  variant = $state.raw() as FullVariant;
  gapPolicy = $state<GapPolicy>('ask');
  /** Empty leaves it to chance. */
  seed = $state('');
  choices = $state.raw<Readonly<Record<string, ReadingId>>>({});
  seats = $state<SeatEntry[]>([]);

  readonly #seatName: (number: number) => string;
  #lastSeat = 0;

  readonly limits = $derived<Limits>(limitsOf(this.variant, this.choices));
  readonly least = $derived(this.limits.kind === 'seats' ? this.limits.min : 1);
  readonly most = $derived(this.limits.kind === 'seats' ? (this.limits.max ?? MOST_SEATS) : MOST_SEATS);
  readonly disputed = $derived(this.variant.clauses.filter(({ readings, gap }) => gap || readings.length > 1));
  readonly changed = $derived(Object.keys(this.choices).length);
  readonly ready = $derived(
    this.limits.kind === 'seats' &&
      this.seats.length >= this.least &&
      this.seats.length <= this.most &&
      this.seats.every(({ name }) => name.trim() !== ''),
  );

  constructor(variant: FullVariant, seatName: (number: number) => string) {
    this.#seatName = seatName;
    this.variant = variant;
    this.#fillSeats();
  }

  follow(variant: FullVariant): void {
    this.variant = variant;
    this.choices = {};
    this.#fillSeats();
  }

  /** The reading the game would begin with; null for a gap that is left open. */
  readingOf(clause: FullClause): ReadingId | null {
    const open = clause.gap && this.gapPolicy === 'ask';
    return this.choices[clause.id] ?? (open ? null : clause.preferred);
  }

  /** Takes a reading; null, or the one that holds anyway, is no choice. */
  choose(clause: FullClause, reading: ReadingId | null): void {
    const { [clause.id]: _, ...others } = this.choices;
    const open = clause.gap && this.gapPolicy === 'ask';
    const holds = reading === null || (!open && reading === clause.preferred);
    this.choices = holds ? others : { ...others, [clause.id]: reading };
    this.#fillSeats();
  }

  addSeat(player: SeatEntry['player'] = 'bot'): void {
    if (this.seats.length < this.most) this.seats.push(this.#newSeat(player));
  }

  removeSeat(index: number): void {
    if (this.seats.length > this.least) this.seats.splice(index, 1);
  }

  get args(): MethodArgs<'sandbox.create'> {
    const seed = this.seed.trim();
    return {
      variant: this.variant.id,
      title: this.title.trim(),
      choices: this.choices,
      gapPolicy: this.gapPolicy,
      setup: {
        seats: this.seats.map(({ name, player }) => ({ name: name.trim(), player })),
        ...(seed !== '' && { seed }),
      },
    };
  }

  /** As many seats as the variant asks for, the first of them a person's. */
  #fillSeats(): void {
    if (this.limits.kind === 'wrong') return;
    while (this.seats.length < this.least) this.seats.push(this.#newSeat(this.seats.length === 0 ? 'person' : 'bot'));
    if (this.seats.length > this.most) this.seats.length = this.most;
  }

  #newSeat(player: SeatEntry['player']): SeatEntry {
    const names = this.seats.map(({ name }) => name);
    let number = this.seats.length + 1;
    while (names.includes(this.#seatName(number))) number++;
    return { id: ++this.#lastSeat, name: this.#seatName(number), player };
  }
}
