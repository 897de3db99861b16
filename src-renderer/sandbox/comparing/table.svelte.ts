import type { FullVariant } from '#contract/records.ts';
import type { Sandbox } from '#contract/sandbox.ts';
import { botCommand } from '#rules/comparing/bots.ts';
import { comparingEngine } from '#rules/comparing/comparing.ts';
import type { Bettor, ComparingCommand, ComparingEvent, ComparingState } from '#rules/comparing/state.ts';
import { type Call, SandboxView } from '../sandbox.svelte.ts';
import type { ComparingGame } from './comparing-game.ts';
import { ledgerOf, lastDeal, type DealTold } from './deals.ts';

/** How long a bot lets one look before it does what is seen; stakes are laid at once. */
export const PACE_MS = 500;

/** A game round a banker: the log, the deal on the table, and what everybody has won so far. */
export class ComparingTable {
  readonly view: SandboxView<ComparingState, ComparingCommand, ComparingEvent>;
  readonly game: ComparingGame;
  /** Bots wait. */
  paused = $state(false);

  readonly variant = $derived.by<FullVariant>(() => this.view.sandbox.frozen);
  readonly state = $derived.by(() => this.view.state);
  readonly rules = $derived.by(() => this.game.rules);
  readonly bettors = $derived.by<readonly Bettor[]>(() => [...this.state.seats, ...this.state.bystanders]);
  /** The acts shown, the deal they end with, and the balances after every deal. */
  readonly acts = $derived.by(() => this.view.log.done.slice(0, this.view.at));
  readonly deal = $derived.by<DealTold | null>(() => lastDeal(this.acts));
  readonly ledger = $derived.by(() => ledgerOf(this.view.log.done, this.bettors.length));
  /** Who banks the deal on the table; once it is paid the bank may have passed already. */
  readonly banker = $derived.by(
    () => this.deal?.rulings?.find(({ result }) => result === undefined)?.seat ?? this.state.banker,
  );
  /** Hands lie face down until the stakes are laid. */
  readonly open = $derived.by(() => this.deal?.rulings !== undefined || this.state.phase.kind === 'drawing');
  readonly busy = $derived.by(() => this.view.pending || !this.view.live || this.view.gap !== null);
  readonly botsMove = $derived.by<ComparingCommand | null>(() =>
    this.busy || this.paused || this.view.trouble ? null : botCommand(this.game.rules, this.state),
  );
  /** Seats and bystanders of persons who may still lay something. */
  readonly awaited = $derived.by(() =>
    this.state.phase.kind === 'staking'
      ? this.state.stakes.flatMap((stakes, seat) =>
          stakes === null && this.state.seats[seat]?.player === 'person' ? [seat] : [],
        )
      : [],
  );

  constructor(call: Call, sandbox: Sandbox, game: ComparingGame) {
    this.game = game;
    this.view = new SandboxView(call, sandbox, { start: game.start, evolve: comparingEngine.evolve });
  }

  nameOf(bettor: number): string {
    return this.bettors[bettor]?.name ?? '';
  }

  /** A person's move, after which bots go on by themselves. */
  async play(command: ComparingCommand): Promise<void> {
    this.paused = false;
    await this.view.playNext(command);
  }

  async undo(): Promise<void> {
    this.paused = true;
    await this.view.undo();
  }

  redo(): Promise<void> {
    return this.view.redo();
  }

  show(step: number): void {
    this.paused = true;
    this.view.show(step);
  }
}
