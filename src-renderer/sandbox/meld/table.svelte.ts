import type { FullVariant } from '#contract/records.ts';
import type { Sandbox } from '#contract/sandbox.ts';
import { botMove } from '#rules/meld/bots.ts';
import type { MeldRules } from '#rules/meld/claims.ts';
import { meldEngine } from '#rules/meld/meld.ts';
import type { BotStrength, MeldCommand, MeldEvent, MeldState } from '#rules/meld/state.ts';
import { claimsFor, viewOf, type SeatView } from '#rules/meld/view.ts';
import { fill } from '#rules/ruleset.ts';
import { type Call, SandboxView } from '../sandbox.svelte.ts';
import { Hand } from './hand.svelte.ts';
import type { MeldGame } from './meld-game.ts';
import { lastHand, ledgerOf, winIn } from './told.ts';
import { awaitedIn, isPerson, onlooker } from './turns.ts';

/** A game of four-colour cards: the log, whose turn it is, and whose cards the screen may show. */
export class MeldTable {
  readonly view: SandboxView<MeldState, MeldCommand, MeldEvent>;
  readonly game: MeldGame;
  /** Bots wait. */
  paused = $state(false);
  /** Who last said to be sitting at the screen. */
  present = $state<number | null>(null);

  readonly variant = $derived.by<FullVariant>(() => this.view.sandbox.frozen);
  readonly state = $derived.by(() => this.view.state);
  readonly #filled = $derived.by(() => this.state.filled);
  readonly rules = $derived.by<MeldRules>(() => fill(this.game.rules, this.#filled));
  readonly acts = $derived.by(() => this.view.log.done.slice(0, this.view.at));
  readonly events = $derived.by(() => lastHand(this.acts));
  readonly win = $derived.by(() => winIn(this.events));
  readonly over = $derived.by(() => this.state.phase.kind === 'finished');
  readonly ledger = $derived.by(() => ledgerOf(this.view.log.done, this.view.states));
  readonly busy = $derived.by(() => this.view.pending || !this.view.live || this.view.gap !== null);
  /** Whose move the game waits for now, bots before persons, whatever is on show. */
  readonly awaited = $derived.by(() => awaitedIn(this.view.states.at(-1) ?? this.game.start));
  /** The seat whose cards are shown, if any. */
  readonly seat = $derived.by(() => onlooker(this.state.seats, this.present));
  /** The person for whom the screen has to be handed over first. */
  readonly comesNext = $derived.by(() =>
    this.awaited !== null && isPerson(this.state.seats, this.awaited) && this.awaited !== this.seat
      ? this.awaited
      : null,
  );
  /** What the seat at the screen may see. */
  readonly sight = $derived.by<SeatView | null>(() => (this.seat === null ? null : viewOf(this.state, this.seat)));
  readonly mayAct = $derived.by(() => !this.busy && this.seat !== null && this.awaited === this.seat);
  /** What the seat at the screen may call on the card that lies open. */
  readonly claims = $derived.by(() =>
    this.mayAct && this.sight?.phase.kind === 'claiming' ? claimsFor(this.rules, this.sight, this.sight.phase) : [],
  );
  readonly #bot = $derived.by(() =>
    this.busy || this.awaited === null || isPerson(this.state.seats, this.awaited) ? null : this.awaited,
  );
  /** A bot is to move and waits to be told. */
  readonly halted = $derived.by(() => this.#bot !== null && (this.paused || this.view.trouble !== null));
  readonly botToMove = $derived.by(() => (this.halted ? null : this.#bot));
  /** Each seat's cards as its player has put them in order. */
  readonly #hands: readonly Hand[];
  #going: Promise<void> = Promise.resolve();
  readonly hand = $derived.by(() => this.#hands[this.seat ?? 0] ?? new Hand(() => []));

  constructor(call: Call, sandbox: Sandbox, game: MeldGame) {
    this.game = game;
    this.#hands = game.start.seats.map((_, seat) => new Hand(() => this.state.hands[seat] ?? []));
    this.view = new SandboxView(call, sandbox, { start: game.start, evolve: meldEngine.evolve });
  }

  nameOf(seat: number): string {
    return this.state.seats[seat]?.name ?? '';
  }

  /** Whether the rules let a command stand now. */
  allows(command: MeldCommand): boolean {
    return meldEngine.decide(this.rules, this.state, command).kind === 'ok';
  }

  /** A bot decides from what its own seat may see, and nothing else. */
  moveOf(seat: number): MeldCommand {
    const strength = this.state.seats[seat]?.player as BotStrength;
    return botMove(this.rules, viewOf(this.state, seat), strength);
  }

  /** A person's move, after which bots go on by themselves. */
  async play(command: MeldCommand): Promise<void> {
    this.paused = false;
    await this.view.play(command);
    if (this.view.trouble) return;
    const anew = command.kind === 'deal' || command.kind === 'set-up';
    for (const hand of this.#hands) hand.settle(anew);
  }

  goOn(): void {
    this.paused = false;
    this.view.trouble = null;
  }

  /** Takes back to the last move of a person; the bots' moves since go with it. */
  undo(): Promise<void> {
    return this.#inTurn(async () => {
      do await this.view.undo();
      while (!this.view.trouble && this.view.canUndo && this.#byBot(this.view.log.undone.at(-1)?.command));
    });
  }

  /** Makes a move again, and the bots' moves that followed it. */
  redo(): Promise<void> {
    return this.#inTurn(async () => {
      do await this.view.redo();
      while (!this.view.trouble && this.view.canRedo && this.#byBot(this.view.log.undone.at(-1)?.command));
    });
  }

  /** Each way back or forth is gone to its end, however soon the next is asked for. */
  #inTurn(way: () => Promise<void>): Promise<void> {
    this.paused = true;
    this.#going = this.#going.then(way);
    return this.#going;
  }

  show(step: number): void {
    this.paused = true;
    this.view.show(step);
  }

  #byBot(command: MeldCommand | undefined): boolean {
    return command !== undefined && 'seat' in command && !isPerson(this.state.seats, command.seat);
  }
}
