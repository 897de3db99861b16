import type { MethodArgs, MethodName, MethodResult } from '#contract/methods.ts';
import type { Reply } from '#contract/reply.ts';
import type { Receipt, Sandbox } from '#contract/sandbox.ts';
import { timeline, type Act, type Entry, type Timeline } from '#rules/play.ts';

export type Call = <M extends MethodName>(method: M, args: MethodArgs<M>) => Promise<Reply<MethodResult<M>>>;
/** Why the last thing asked for did not happen. */
export type Trouble = Exclude<Reply<never>, { kind: 'ok' }>;
/** The clauses a source leaves open, and the move that waits for them. */
export interface OpenGap<Command> {
  readonly clauses: readonly string[];
  readonly command: Command;
}
/** How a log becomes a state: the engine's own functions, so that window and catalogue cannot disagree. */
export interface Folding<State, Event> {
  readonly start: State;
  readonly evolve: (state: State, event: Event) => State;
}

type WritingMethod = 'sandbox.act' | 'sandbox.undo' | 'sandbox.redo';

const ATTEMPTS = 5;
const BREATH = 200;
const breathe = () => new Promise((resolve) => setTimeout(resolve, BREATH));

/** A game on the table: the log the catalogue keeps, its states, and the moves one may send. */
export class SandboxView<State, Command, Event> {
  sandbox = $state.raw() as Sandbox;
  pending = $state(false);
  trouble = $state.raw<Trouble | null>(null);
  gap = $state.raw<OpenGap<Command> | null>(null);
  /** How many acts of the game are shown; null follows the present. */
  step = $state.raw<number | null>(null);

  readonly #call: Call;
  readonly #folding: Folding<State, Event>;
  #underWay: Promise<unknown> = Promise.resolve();
  #waiting = false;

  readonly log = $derived<Timeline<Command, Event>>(timeline(this.#entries));
  readonly states = $derived(this.#states());
  readonly at = $derived(Math.min(this.step ?? Infinity, this.log.done.length));
  /** The state on show: the present, or that after `step` acts. */
  readonly state = $derived(this.states[this.at] as State);
  readonly act = $derived<Act<Command, Event> | null>(this.log.done[this.at - 1] ?? null);
  readonly live = $derived(this.at === this.log.done.length);
  readonly canUndo = $derived(this.log.done.length > 0 && !this.pending);
  readonly canRedo = $derived(this.log.undone.length > 0 && !this.pending);

  constructor(call: Call, sandbox: Sandbox, folding: Folding<State, Event>) {
    this.#call = call;
    this.#folding = folding;
    this.sandbox = sandbox;
  }

  /** A move; while another is under way it is not made. */
  async play(command: Command): Promise<void> {
    const reply = await this.#send('sandbox.act', { command });
    if (reply?.kind === 'refused' && reply.refusal.code === 'gap')
      this.gap = { clauses: reply.refusal.detail?.['clauses'] as readonly string[], command };
    else if (reply && reply.kind !== 'ok') this.trouble = reply;
  }

  /** A move that comes after the one under way, such as a bot's. Asked for again before it is made, it is made once. */
  async playNext(command: Command): Promise<void> {
    if (this.#waiting) return;
    this.#waiting = true;
    try {
      await this.#underWay;
      await this.play(command);
    } finally {
      this.#waiting = false;
    }
  }

  /** Says how to read what the source leaves open; the move that had to wait is made once nothing more is open. */
  async fill(fills: readonly Command[]): Promise<void> {
    const waiting = this.gap?.command;
    for (const fill of fills) {
      await this.play(fill);
      if (this.trouble) return;
    }
    this.gap = null;
    if (waiting !== undefined) await this.play(waiting);
  }

  undo(): Promise<void> {
    return this.#move('sandbox.undo', this.canUndo);
  }

  redo(): Promise<void> {
    return this.#move('sandbox.redo', this.canRedo);
  }

  show(step: number): void {
    this.step = step >= this.log.done.length ? null : Math.max(0, step);
  }

  async #move(method: 'sandbox.undo' | 'sandbox.redo', possible: boolean): Promise<void> {
    if (!possible) return;
    this.gap = null;
    const reply = await this.#send(method, {});
    if (reply && reply.kind !== 'ok') this.trouble = reply;
  }

  get #entries(): readonly Entry<Command, Event>[] {
    return this.sandbox.entries as readonly Entry<Command, Event>[];
  }

  #states(): State[] {
    const states = [this.#folding.start];
    for (const act of this.log.done) states.push(act.events.reduce(this.#folding.evolve, states.at(-1) as State));
    return states;
  }

  /** Null where a move is already under way. */
  #send(method: WritingMethod, args: { command?: Command }): Promise<Reply<Receipt> | null> {
    if (this.pending) return Promise.resolve(null);
    const sent = this.#sendNow(method, args);
    this.#underWay = sent;
    return sent;
  }

  async #sendNow(method: WritingMethod, args: { command?: Command }): Promise<Reply<Receipt>> {
    this.pending = true;
    this.trouble = null;
    try {
      const reply = await this.#persist(method, args);
      if (reply.kind === 'ok') this.#append(reply.value);
      if (reply.kind === 'refused' && reply.refusal.code === 'stale') await this.#reopen();
      return reply;
    } finally {
      this.pending = false;
      this.step = null;
    }
  }

  /**
   * A catalogue that died under way either wrote the move or did not. The log tells which, and since a move names
   * the last entry its sender has seen, sending it again cannot play it twice.
   */
  async #persist(method: WritingMethod, args: object): Promise<Reply<Receipt>> {
    const after = this.sandbox.entries.length;
    const request = { id: this.sandbox.id, after, ...args } as MethodArgs<typeof method>;
    let reply = await this.#call(method, request);
    for (let attempt = 1; attempt < ATTEMPTS && restarted(reply); attempt++) {
      await breathe();
      const kept = await this.#call('sandbox.open', { id: this.sandbox.id });
      if (kept.kind === 'ok' && kept.value.entries.length > after) return written(kept.value, after);
      reply = kept.kind === 'ok' ? await this.#call(method, request) : kept;
    }
    return reply;
  }

  #append({ entries }: Receipt): void {
    this.sandbox = { ...this.sandbox, entries: [...this.sandbox.entries, ...entries] };
  }

  async #reopen(): Promise<void> {
    const reply = await this.#call('sandbox.open', { id: this.sandbox.id });
    if (reply.kind === 'ok') this.sandbox = reply.value;
  }
}

const restarted = (reply: Reply<unknown>) => reply.kind === 'fault' && reply.fault.code === 'restarted';

const written = ({ entries }: Sandbox, after: number): Reply<Receipt> => ({
  kind: 'ok',
  value: { head: entries.length, entries: entries.slice(after) },
});
