import type { GapRefusal } from '../game.ts';
import type { Act } from '../play.ts';
import { comparingEngine } from './comparing.ts';
import { wrongHands } from './deal.ts';
import { asSeen } from './deck.ts';
import type { Rules } from './judge.ts';
import { leaveOut, type LeftOut } from './leave-out.ts';
import type { ComparingCommand, ComparingEvent, ComparingRefusal, ComparingState, Payment } from './state.ts';

/** One deal as it was played, and everything done until the next. */
export interface Deal {
  readonly banker: number;
  readonly dealt: ComparingEvent & { readonly kind: 'dealt' };
  readonly commands: readonly ComparingCommand[];
}

/** Where a deal cannot go on under other rules. */
export type Stop =
  /** The account deals other hands than these, or refuses what was done with them. */
  | { readonly kind: 'refused'; readonly command: ComparingCommand | null; readonly refusal: ComparingRefusal }
  | (GapRefusal & { readonly command: ComparingCommand })
  /** The account asks something that nobody was asked. */
  | { readonly kind: 'asks'; readonly phase: ComparingState['phase'] };

export interface Readjudged {
  readonly events: readonly ComparingEvent[];
  readonly state: ComparingState;
  /** What was played and this account has no room for, each named once. */
  readonly leftOut: readonly LeftOut[];
  readonly stop: Stop | null;
}

type PlayedAct = Act<ComparingCommand, ComparingEvent>;

/** The deals of a game, out of the acts that stand. */
export function dealsOf(start: ComparingState, acts: readonly PlayedAct[]): readonly Deal[] {
  const deals: (Deal & { commands: ComparingCommand[] })[] = [];
  let state = start;
  for (const { command, events } of acts) {
    state = events.reduce(comparingEngine.evolve, state);
    const dealt = events.find((event) => event.kind === 'dealt');
    if (dealt) deals.push({ banker: state.banker, dealt, commands: [] });
    else deals.at(-1)?.commands.push(command);
  }
  return deals;
}

/**
 * Judges and settles a deal under another ruleset: the same banker, hands, choices and, as far as that ruleset knows
 * them, stakes and bets. `before` says who sits at the table and what they have so far.
 */
export function readjudicate(
  rules: Rules,
  before: ComparingState,
  { banker, dealt: played, commands }: Deal,
): Readjudged {
  const dealt = { ...played, hands: played.hands.map((hand) => hand.map((card) => asSeen(rules.options.deck, card))) };
  const refusal = wrongHands(rules, before, dealt.hands);
  if (refusal) return { events: [], state: before, leftOut: [], stop: { kind: 'refused', command: null, refusal } };
  const events: ComparingEvent[] = [{ kind: 'bank-as-played', seat: banker }, dealt];
  const left = new Set<LeftOut>();
  let state = events.reduce(comparingEngine.evolve, before);
  for (const { command, leftOut } of commands.map((one) => leaveOut(rules, one))) {
    if (leftOut) left.add(leftOut);
    if (!command || isMoot(state, command)) continue;
    const decided = comparingEngine.decide(rules, state, command);
    if (decided.kind === 'failed') {
      const { error } = decided;
      const stop: Stop = error.kind === 'gap' ? { ...error, command } : { kind: 'refused', command, refusal: error };
      return { events, state, leftOut: [...left], stop };
    }
    events.push(...decided.value);
    state = decided.value.reduce(comparingEngine.evolve, state);
  }
  return { events, state, leftOut: [...left], stop: unanswered(state) };
}

/** Gaps belong to the account they were filled in; once all is paid, nothing that is done makes a difference to it. */
function isMoot({ phase }: ComparingState, { kind }: ComparingCommand): boolean {
  return kind === 'fill-gap' || phase.kind === 'ready' || phase.kind === 'bank-offered';
}

function unanswered({ phase }: ComparingState): Stop | null {
  return phase.kind === 'throwing-in' || phase.kind === 'drawing' ? { kind: 'asks', phase } : null;
}

/** What each bettor gains and loses by some payments. */
export function netsOf(payments: readonly Payment[], bettors: number): readonly number[] {
  const nets = new Array<number>(bettors).fill(0);
  for (const { from, to, amount } of payments) {
    nets[from]! -= amount;
    nets[to]! += amount;
  }
  return nets;
}
