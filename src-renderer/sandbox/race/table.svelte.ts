import type { FullVariant } from '#contract/records.ts';
import type { Sandbox } from '#contract/sandbox.ts';
import { botMove } from '#rules/race/bots.ts';
import { legalCommands } from '#rules/race/legal.ts';
import { landing, legalMoves } from '#rules/race/moves.ts';
import { stepped } from '#rules/race/men.ts';
import { raceEngine } from '#rules/race/race.ts';
import type { Men, RaceCommand, RaceEvent, RaceState, Step } from '#rules/race/state.ts';
import type { Pair } from '#rules/race/throw.ts';
import { fill } from '#rules/ruleset.ts';
import { type Call, SandboxView } from '../sandbox.svelte.ts';
import { choicesOf, EMPTY, make, touchPlace, type Choice, type Hand, type Touched, type Turn } from './hand.ts';
import type { RaceGame } from './race-game.ts';
import { linesOf, type Line } from './story.ts';

/** How long a bot lets one look before it goes on. */
export const PACE_MS = 700;

/** A race on the table: the log, the board, and the move that is being made on it. */
export class RaceTable {
  readonly view: SandboxView<RaceState, RaceCommand, RaceEvent>;
  readonly game: RaceGame;
  /** Bots wait. */
  paused = $state(false);
  /** A move in the making is forgotten as soon as the log goes on. */
  #held = $state.raw<{ readonly entries: Sandbox['entries']; readonly hand: Hand } | null>(null);

  readonly variant = $derived.by<FullVariant>(() => this.view.sandbox.frozen);
  readonly state = $derived.by(() => this.view.state);
  readonly rules = $derived.by(() => fill(this.game.rules, this.state.filled));
  readonly names = $derived.by(() => this.state.seats.map(({ name }) => name));
  readonly busy = $derived.by(() => this.view.pending || !this.view.live || this.view.gap !== null);
  readonly over = $derived.by(() => this.state.phase.kind === 'finished');
  /** A person is asked for something; while a move is under way nothing can be done about it yet. */
  readonly #asksPerson = $derived.by(
    () => this.view.live && !this.over && this.state.seats[this.state.turn]?.player === 'person',
  );
  readonly mayAct = $derived.by(() => this.#asksPerson && !this.busy);
  readonly asksThrow = $derived.by(
    () => this.#asksPerson && (this.state.phase.kind === 'throwing' || this.state.phase.kind === 'beginning'),
  );
  readonly mayThrow = $derived.by(() => this.asksThrow && !this.busy);
  readonly botsMove = $derived.by<RaceCommand | null>(() => {
    const player = this.state.seats[this.state.turn]?.player;
    if (this.busy || this.over || this.paused || this.view.trouble || !player || player === 'person') return null;
    return botMove(this.rules, this.state, player);
  });

  readonly turn = $derived.by<Turn | null>(() => {
    const { phase } = this.state;
    return phase.kind === 'moving' ? { rules: this.rules, state: this.state, pair: phase.pair } : null;
  });
  readonly hand = $derived.by(() =>
    this.view.live && this.#held?.entries === this.view.sandbox.entries ? this.#held.hand : EMPTY,
  );
  readonly choices = $derived.by<readonly Choice[]>(() =>
    this.mayAct && this.turn ? choicesOf(this.turn, this.hand) : [],
  );
  /** Places whose man may be given up. */
  readonly losable = $derived.by<readonly number[]>(() =>
    this.mayAct && this.state.phase.kind === 'losing'
      ? legalCommands(this.rules, this.state).flatMap((command) => (command.kind === 'lose' ? [command.from] : []))
      : [],
  );
  readonly mayRansom = $derived.by(
    () =>
      this.mayAct &&
      this.state.phase.kind === 'losing' &&
      legalCommands(this.rules, this.state).some(({ kind }) => kind === 'ransom'),
  );
  /** Only a part of the throw can be played. */
  readonly partOnly = $derived.by(
    () =>
      this.turn !== null &&
      this.turn.pair[0] !== this.turn.pair[1] &&
      legalMoves(this.rules, this.state, this.turn.pair).every(({ steps }) => steps.length === 1),
  );
  /** The men as they stand with the move in the making. */
  readonly men = $derived.by<readonly [Men, Men]>(() => {
    const { men, turn } = this.state;
    const moved = this.hand.steps.reduce((all, step) => this.#stepped(all, step), men[turn]);
    return turn === 0 ? [moved, men[1]] : [men[0], moved];
  });

  readonly #done = $derived.by(() => this.view.log.done.slice(0, this.view.at));
  readonly stories = $derived.by<readonly (readonly Line[])[]>(() =>
    this.view.log.done.map(({ events }) => linesOf(events, this.names)),
  );
  /** What has happened since the dice were last thrown. */
  readonly lastTurn = $derived.by<readonly Line[]>(() => {
    const from = this.#done.findLastIndex(({ events }) => events.some(isThrow));
    return this.stories.slice(Math.max(0, from), this.view.at).flat();
  });
  readonly dice = $derived.by<Pair | null>(
    () => this.#done.flatMap(({ events }) => events).findLast(isThrow)?.dice ?? null,
  );

  constructor(call: Call, sandbox: Sandbox, game: RaceGame) {
    this.game = game;
    this.view = new SandboxView(call, sandbox, { start: game.start, evolve: raceEngine.evolve });
  }

  nameOf(side: number): string {
    return this.names[side] ?? '';
  }

  /** A person’s move, after which bots go on by themselves. */
  async play(command: RaceCommand): Promise<void> {
    this.paused = false;
    await this.view.play(command);
  }

  async throw(dice?: Pair): Promise<void> {
    if (this.mayThrow) await this.play({ kind: 'throw', ...(dice && { dice }) });
  }

  /** A place of the course of the side whose turn it is. */
  async touch(place: number): Promise<void> {
    if (!this.mayAct) return;
    if (this.turn) await this.#take(touchPlace(this.turn, this.hand, place));
    else if (this.state.phase.kind === 'losing') await this.#lose(place);
  }

  async make(step: Step): Promise<void> {
    if (this.mayAct && this.turn) await this.#take(make(this.turn, this.hand, step));
  }

  putBack = (): void => {
    this.#held = null;
  };

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

  async #take(touched: Touched): Promise<void> {
    if (touched.kind === 'whole') await this.play({ kind: 'move', steps: touched.steps });
    else this.#hold(touched.hand);
  }

  async #lose(from: number): Promise<void> {
    const command: RaceCommand = { kind: 'lose', from };
    const decided = raceEngine.decide(this.game.rules, this.state, command);
    if (decided.kind === 'failed' && decided.error.kind !== 'gap') this.#hold({ ...EMPTY, why: decided.error });
    else await this.play(command);
  }

  #hold(hand: Hand): void {
    this.#held = { entries: this.view.sandbox.entries, hand };
  }

  #stepped(men: Men, { from, steps }: Step): Men {
    const to = landing(this.rules, from, steps);
    return to === undefined ? men : stepped(men, from, to);
  }
}

type Thrown = Extract<RaceEvent, { kind: 'thrown' | 'threw-to-begin' }>;
const isThrow = (event: RaceEvent): event is Thrown => event.kind === 'thrown' || event.kind === 'threw-to-begin';
