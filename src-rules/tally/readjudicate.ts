import type { ClauseId } from '../citation.ts';
import type { Dice } from '../dice/throw.ts';
import { ok, type Result } from '../result.ts';
import type { Rules } from './rules.ts';
import type { TallyCommand, TallyEvent, TallyRefusal, TallySetup, TallyState } from './state.ts';
import { tallyEngine } from './tally.ts';

/** Where the same dice under other rules come to a stop. */
export type Stop =
  /** Both games end with the same throw. */
  | { readonly kind: 'finished' }
  | { readonly kind: 'ended-early'; readonly left: number }
  | { readonly kind: 'dice-ran-out' }
  | { readonly kind: 'gap'; readonly clauses: readonly ClauseId[]; readonly left: number };

export interface Readjudged {
  /** What each throw brings about, in the order the dice fell. */
  readonly throws: readonly (readonly TallyEvent[])[];
  readonly state: TallyState;
  readonly stop: Stop;
}

/** A throw as it fell: its dice, or how many lay outside the bowl. */
export type Fallen = { readonly dice: Dice } | { readonly outside: number };

/** The throws of a game, out of its events. */
export function fallen(events: readonly TallyEvent[]): readonly Fallen[] {
  return events.flatMap((event): readonly Fallen[] => {
    if (event.kind === 'thrown') return [{ dice: event.dice }];
    return event.kind === 'voided' ? [{ outside: event.outside }] : [];
  });
}

/**
 * Plays the same dice, in the order they fell, under another ruleset. Whose throw each one is, is for those rules to say:
 * another order of turns or a throw-off gives it to somebody else.
 */
export function readjudicate(
  rules: Rules,
  setup: TallySetup,
  throws: readonly Fallen[],
): Result<Readjudged, TallyRefusal> {
  const started = tallyEngine.start(rules, setup);
  return started.kind === 'ok' ? ok(playOn(rules, started.value, throws)) : started;
}

function playOn(rules: Rules, start: TallyState, throws: readonly Fallen[]): Readjudged {
  const played: (readonly TallyEvent[])[] = [];
  let state = start;
  for (const fell of throws) {
    const left = throws.length - played.length;
    if (state.over) return { throws: played, state, stop: { kind: 'ended-early', left } };
    const command: TallyCommand = { kind: 'throw', ...fell };
    const decided = tallyEngine.decide(rules, state, command);
    if (decided.kind === 'failed') {
      if (decided.error.kind !== 'gap') throw new Error(`a throw already made is refused: ${decided.error.kind}`);
      return { throws: played, state, stop: { ...decided.error, left } };
    }
    played.push(decided.value);
    state = decided.value.reduce(tallyEngine.evolve, state);
  }
  return { throws: played, state, stop: { kind: state.over ? 'finished' : 'dice-ran-out' } };
}
