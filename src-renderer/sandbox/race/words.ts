import type { Citation } from '#rules/citation.ts';
import type { Stop } from '#rules/judge-again.ts';
import type { RaceRefusal, RaceState } from '#rules/race/state.ts';
import type { ThrowKind, Way } from '#rules/race/throw.ts';
import { assertNever } from '#rules/result.ts';
import { m } from '../../paraglide/messages.js';

export function throwName(kind: ThrowKind): string {
  return {
    'double-one': m.race_double_one,
    doublet: m.race_doublet,
    joined: m.race_joined,
    single: m.race_single,
  }[kind]();
}

/** How a throw may be played. */
export function wayWords({ steps: [first = 0, second], sameMan, by }: Way): string {
  if (second === undefined) return m.race_way_one({ steps: first });
  if (sameMan) return m.race_way_same({ first, second });
  if (by === 'joined-ways' && second === first + 1) return m.race_way_pair({ steps: first });
  return first === second ? m.race_way_both({ steps: first }) : m.race_way_two({ first, second });
}

/** What is asked, and of whom. */
export function asked(phase: RaceState['phase'], name: string): string {
  switch (phase.kind) {
    case 'beginning':
      return m.race_to_begin({ name });
    case 'throwing':
      return m.race_to_throw({ name });
    case 'moving':
      return m.race_to_move({ name });
    case 'losing':
      return m.race_to_lose({ name });
    case 'finished':
      return m.race_over({ name });
    default:
      return assertNever(phase);
  }
}

/** The clause behind a refusal, where one decides. */
export const citationOf = (refusal: RaceRefusal): Citation | null => ('citation' in refusal ? refusal.citation : null);

/** Why a move is refused, and how to mend it. */
export function refusalText(refusal: RaceRefusal): string {
  switch (refusal.kind) {
    case 'wrong-seats':
      return m.race_wrong_seats({ seats: refusal.seats });
    case 'bad-opening':
      return m.race_bad_opening({ places: refusal.places });
    case 'bad-dice':
      return m.race_bad_dice({ dice: refusal.dice.map(String).join(' ') });
    case 'wrong-men':
      return m.race_wrong_men({ men: refusal.men, expected: refusal.expected });
    case 'wrong-phase':
      return m.race_wrong_phase();
    case 'no-man-there':
      return m.race_no_man_there({ place: refusal.from + 1 });
    case 'needs-two-men':
      return m.race_needs_two_men();
    case 'blocked':
      return m.race_blocked({ place: refusal.place + 1 });
    case 'overshoots':
      return m.race_overshoots({ place: refusal.from + 1 });
    case 'stands-still':
      return m.race_stands_still();
    case 'not-this-throw':
      return m.race_not_this_throw({ steps: refusal.steps.join(m.race_and()) });
    case 'must-use-more':
      return m.race_must_use_more();
    case 'must-lose-hindmost':
      return m.race_must_lose_hindmost({ place: refusal.from + 1 });
    case 'no-ransom':
      return m.race_no_ransom();
    case 'no-such-gap':
    case 'unknown-reading':
      return m.sandbox_unknown_clause({ clause: refusal.clause });
    case 'not-a-command':
    case 'not-a-setup':
      return m.sandbox_not_understood({ field: refusal.field });
    default:
      return assertNever(refusal);
  }
}

/** How far a game goes under other readings; why it stops there is told beside it. */
export function stopWords(stop: Stop<RaceRefusal>, number: number | null, last: number): string {
  if (stop.kind === 'finished' || number === null) return m.race_stop_finished();
  return stop.kind === 'gap'
    ? m.race_stop_gap({ number, last, clauses: stop.clauses.join(m.race_list()) })
    : m.race_stop_refused({ number, last });
}
