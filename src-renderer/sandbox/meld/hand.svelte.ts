import type { Counts, Kind } from '#rules/meld/deck.ts';
import { keepOrder, moved, placesOf } from './arrange.ts';

/** The cards in a player's own hand: in the order the player put them, some of them drawn out of the fan. */
export class Hand {
  #chosen = $state.raw<readonly Kind[]>([]);
  #picked = $state.raw<readonly number[]>([]);
  readonly #held: () => Counts;

  readonly cards = $derived.by(() => keepOrder(this.#chosen, this.#held()));
  /** The cards drawn out of the fan. */
  readonly picked = $derived.by(() => this.cards.filter((_, at) => this.#picked.includes(at)));

  constructor(held: () => Counts) {
    this.#held = held;
  }

  order(cards: readonly Kind[]): void {
    this.#chosen = cards;
    this.drop();
  }

  isPicked(at: number): boolean {
    return this.#picked.includes(at);
  }

  toggle(at: number): void {
    this.#picked = this.isPicked(at) ? this.#picked.filter((one) => one !== at) : [...this.#picked, at];
  }

  /** Draws some cards out of the fan, and puts all others back. */
  pick(cards: readonly Kind[]): void {
    this.#picked = placesOf(this.cards, cards);
  }

  move(from: number, to: number): void {
    this.order(moved(this.cards, from, to));
  }

  /** Puts every card back into the fan. */
  drop(): void {
    this.#picked = [];
  }
}
