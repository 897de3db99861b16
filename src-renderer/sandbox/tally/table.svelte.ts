import type { FullVariant } from '#contract/records.ts';
import type { Sandbox } from '#contract/sandbox.ts';
import type { Dice } from '#rules/dice/throw.ts';
import type { Act } from '#rules/play.ts';
import type { TallyCommand, TallyEvent, TallyState } from '#rules/tally/state.ts';
import { totalWorth, worths } from '#rules/tally/stock.ts';
import { tallyEngine } from '#rules/tally/tally.ts';
import { type Call, SandboxView } from '../sandbox.svelte.ts';
import { layOut, place, type Piece } from './placement.ts';
import { tell, type Story } from './story.ts';
import type { TallyGame } from './tally-game.ts';

/** Dice entered, or dice outside the bowl; empty leaves the throw to chance. */
export type Thrown = Omit<Extract<TallyCommand, { kind: 'throw' }>, 'kind'>;
type TallyAct = Act<TallyCommand, TallyEvent>;

/** How long the dice tumble, and how long a bot lets one look at what it threw. */
export const TUMBLE_MS = 900;
export const PACE_MS = 1600;

/** A tally game on the table: the log, the pieces where they lie, and the dice while they still roll. */
export class TallyTable {
  readonly view: SandboxView<TallyState, TallyCommand, TallyEvent>;
  readonly game: TallyGame;
  /** The dice tumble; what they bring about is not shown yet. */
  rolling = $state(false);
  /** Bots wait. */
  paused = $state(false);

  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly variant = $derived.by<FullVariant>(() => this.view.sandbox.frozen);
  readonly act = $derived.by<TallyAct | null>(() => this.view.act);
  /** How many acts the table shows: one less while the dice roll. */
  readonly at = $derived.by(() => (this.rolling ? this.view.at - 1 : this.view.at));
  readonly state = $derived.by(() => this.view.states[this.at] ?? this.game.start);
  readonly pieces = $derived.by(() => this.#layings[this.at] ?? []);
  readonly stories = $derived.by<readonly Story[]>(() =>
    this.view.log.done.map(({ events }) => tell(events, this.game.start.seats)),
  );
  readonly story = $derived.by(() => this.stories[this.at - 1] ?? null);
  /** The dice in the bowl. */
  readonly dice = $derived.by<Dice | null>(() => {
    const story = this.stories[this.view.at - 1];
    return story?.kind === 'throw' ? story.dice : null;
  });
  readonly seat = $derived.by(() => this.state.seats[this.state.turn]);
  readonly open = $derived.by(() => this.view.live && !this.state.over);
  readonly canThrow = $derived.by(() => this.open && !this.rolling && !this.view.pending && this.view.gap === null);
  /** A bot is to throw and nothing holds it back. */
  readonly botsTurn = $derived.by(
    () => this.canThrow && !this.paused && this.view.trouble === null && this.seat?.player === 'bot',
  );

  readonly #layings = $derived.by(() => {
    const layings: (readonly Piece[])[] = [layOut(this.game.start.stock)];
    for (const { events } of this.view.log.done) layings.push(events.reduce(place, layings.at(-1) ?? []));
    return layings;
  });

  constructor(call: Call, sandbox: Sandbox, game: TallyGame) {
    this.game = game;
    this.view = new SandboxView(call, sandbox, { start: game.start, evolve: tallyEngine.evolve });
  }

  /** Makes a throw; by chance where no dice are given. `tumbling` lets them roll before the outcome shows. */
  async throw(thrown: Thrown, tumbling: boolean): Promise<void> {
    if (!this.canThrow) return;
    const before = this.view.log.done.length;
    await this.view.play({ kind: 'throw', ...thrown });
    if (tumbling && this.view.log.done.length > before) this.#roll();
  }

  /** A person's throw, after which bots go on by themselves. */
  throwFor(thrown: Thrown, tumbling: boolean): Promise<void> {
    this.paused = false;
    return this.throw(thrown, tumbling);
  }

  pointsOf(state: TallyState, seat: number): number {
    const hand = state.hands[seat];
    return hand ? totalWorth(hand, worths(this.game.rules.options.stock)) : 0;
  }

  settle = (): void => {
    clearTimeout(this.#timer);
    this.rolling = false;
  };

  async undo(): Promise<void> {
    this.settle();
    this.paused = true;
    await this.view.undo();
  }

  async redo(): Promise<void> {
    this.settle();
    await this.view.redo();
  }

  show(step: number): void {
    this.settle();
    this.paused = true;
    this.view.show(step);
  }

  #roll(): void {
    this.rolling = true;
    this.#timer = setTimeout(this.settle, TUMBLE_MS);
  }
}
