import type { Counts, Kind } from '#rules/meld/deck.ts';
import { keepOrder, moved } from './arrange.ts';

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
    this.#picked = [];
  }

  /** Puts every card back into the fan; an order chosen for other cards is forgotten. */
  settle(anew: boolean): void {
    this.order(anew ? [] : this.#chosen);
  }

  isPicked(at: number): boolean {
    return this.#picked.includes(at);
  }

  toggle(at: number): void {
    this.#picked = this.isPicked(at) ? this.#picked.filter((one) => one !== at) : [...this.#picked, at];
  }

  move(from: number, to: number): void {
    this.order(moved(this.cards, from, to));
  }
}
