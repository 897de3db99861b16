import type { MethodArgs } from '#contract/methods.ts';
import type { FullClause, FullVariant } from '#contract/records.ts';
import type { ReadingId } from '#rules/citation.ts';
import type { GapPolicy } from '#rules/ruleset.ts';
import { limitsOf, playersOf, type Limits } from './limits.ts';

export interface SeatEntry {
  readonly id: number;
  name: string;
  /** `person`, or a bot of the engine's. */
  player: string;
}

/** Where a source sets no upper number, a table still ends somewhere. */
const MOST_SEATS = 12;

/** A game about to begin: the account it follows, how its disputed clauses are read, and who plays. */
export class NewGame {
  title = $state('');
  variant = $state.raw() as FullVariant;
  gapPolicy = $state<GapPolicy>('ask');
  /** What each side lays down, a whole number; empty where the game is not for money. */
  stake = $state('');
  /** Which seat deals first, where somebody does. */
  dealer = $state(0);
  /** Empty leaves it to chance. */
  seed = $state('');
  choices = $state.raw<Readonly<Record<string, ReadingId>>>({});
  seats = $state<SeatEntry[]>([]);
  /** Onlookers who bet, where the account lets them. */
  bystanders = $state<SeatEntry[]>([]);

  readonly #seatName: (number: number) => string;
  readonly #bystanderName: (number: number) => string;
  #lastSeat = 0;

  readonly limits = $derived<Limits>(limitsOf(this.variant, this.choices));
  readonly players = $derived(playersOf(this.variant));
  readonly takesBystanders = $derived(this.limits.kind === 'seats' && this.limits.bystanders === true);
  readonly takesStake = $derived(this.limits.kind === 'seats' && this.limits.stakes === true);
  readonly takesDealer = $derived(this.limits.kind === 'seats' && this.limits.dealer === true);
  readonly least = $derived(this.limits.kind === 'seats' ? this.limits.min : 1);
  readonly most = $derived(this.limits.kind === 'seats' ? (this.limits.max ?? MOST_SEATS) : MOST_SEATS);
  readonly disputed = $derived(this.variant.clauses.filter(({ readings, gap }) => gap || readings.length > 1));
  readonly changed = $derived(Object.keys(this.choices).length);
  readonly stakeWrong = $derived(this.takesStake && !/^([1-9]\d{0,8})?$/.test(this.stake.trim()));
  readonly ready = $derived(
    this.limits.kind === 'seats' &&
      !this.stakeWrong &&
      this.seats.length >= this.least &&
      this.seats.length <= this.most &&
      [...this.seats, ...this.bystanders].every(({ name }) => name.trim() !== ''),
  );

  constructor(
    variant: FullVariant,
    seatName: (number: number) => string,
    bystanderName: (number: number) => string = seatName,
  ) {
    this.#seatName = seatName;
    this.#bystanderName = bystanderName;
    this.variant = variant;
    this.#fillSeats();
  }

  follow(variant: FullVariant): void {
    this.variant = variant;
    this.choices = {};
    for (const seat of [...this.seats, ...this.bystanders])
      if (!this.players.includes(seat.player)) seat.player = this.#bot;
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

  addSeat(player = this.#bot): void {
    if (this.seats.length < this.most) this.seats.push(this.#newSeat(player));
  }

  /** As many seats as asked for, within what the account allows; bots take the new ones. */
  setSeats(count: number): void {
    const wanted = Math.min(this.most, Math.max(this.least, count));
    while (this.seats.length < wanted) this.addSeat();
    this.seats.length = wanted;
  }

  addBystander(): void {
    this.bystanders.push(this.#newSeat(this.#bot, this.bystanders, this.#bystanderName));
  }

  removeBystander(index: number): void {
    this.bystanders.splice(index, 1);
  }

  removeSeat(index: number): void {
    if (this.seats.length > this.least) this.seats.splice(index, 1);
  }

  get args(): MethodArgs<'sandbox.create'> {
    const seed = this.seed.trim();
    const stake = this.stake.trim();
    return {
      variant: this.variant.id,
      title: this.title.trim(),
      choices: this.choices,
      gapPolicy: this.gapPolicy,
      setup: {
        seats: this.seats.map(seated),
        ...(this.takesBystanders && { bystanders: this.bystanders.map(seated) }),
        ...(this.takesStake && stake !== '' && { stake: Number(stake) }),
        ...(this.takesDealer && { dealer: Math.min(this.dealer, this.seats.length - 1) }),
        ...(seed !== '' && { seed }),
      },
    };
  }

  /** As many seats as the variant asks for, the first of them a person's. */
  #fillSeats(): void {
    if (this.limits.kind === 'wrong') return;
    while (this.seats.length < this.least)
      this.seats.push(this.#newSeat(this.seats.length === 0 ? 'person' : this.#bot));
    if (this.seats.length > this.most) this.seats.length = this.most;
  }

  get #bot(): string {
    return this.players[1] ?? 'person';
  }

  #newSeat(player: string, among: readonly SeatEntry[] = this.seats, nameOf = this.#seatName): SeatEntry {
    const names = [...this.seats, ...this.bystanders].map(({ name }) => name);
    let number = among.length + 1;
    while (names.includes(nameOf(number))) number++;
    return { id: ++this.#lastSeat, name: nameOf(number), player };
  }
}

const seated = ({ name, player }: SeatEntry) => ({ name: name.trim(), player });
