import type { Citation } from '#rules/citation.ts';
import { otherSide, type RaceEvent, type Side } from '#rules/race/state.ts';
import { assertNever } from '#rules/result.ts';
import { m } from '../../paraglide/messages.js';
import { mixed } from '../tally/fractions.ts';
import type { Line } from '../tally/story.ts';
import { throwName } from './words.ts';

export type { Line };

/** What an act of the log brought about, a line for each thing, with the clauses that made it so. */
export const linesOf = (events: readonly RaceEvent[], names: readonly string[]): readonly Line[] =>
  events.flatMap((event) => lineOf(event, (side) => names[side] ?? '') ?? []);

/** Null for whose turn it is, which the table shows. */
function lineOf(event: RaceEvent, name: (side: Side) => string): Line | null {
  switch (event.kind) {
    case 'gap-filled':
      return line(m.sandbox_gap_filled(), event.citation);
    case 'threw-to-begin':
      return line(m.race_told_threw_to_begin({ name: name(event.side), dice: event.dice.join(' ') }));
    case 'begins':
      return line(
        event.side === null ? m.race_told_equal() : m.race_told_begins({ name: name(event.side) }),
        event.citation,
      );
    case 'set-up':
      return line(m.race_told_set_up());
    case 'thrown':
      return line(thrownWords(event, name(event.side)), ...event.citations);
    case 'moved':
      return line(movedWords(event, name(event.side)), event.citation);
    case 'lost':
      return line(m.race_told_lost({ name: name(event.side), place: event.from + 1 }), ...event.citations);
    case 'paid':
      return line(paidWords(event, name), ...event.citations);
    case 'unusable':
      return line(m.race_told_unusable({ name: name(event.side) }), event.citation);
    case 'turn':
      return null;
    case 'won':
      return line(wonWords(event, name(event.side)), event.citation);
    default:
      return assertNever(event);
  }
}

type Of<K extends RaceEvent['kind']> = Extract<RaceEvent, { kind: K }>;

const line = (text: string, ...citations: readonly Citation[]): Line => ({ text, citations });

function thrownWords({ dice, origin, throw: kind }: Of<'thrown'>, name: string): string {
  const told = { name, dice: dice.join(' '), kind: throwName(kind) };
  return origin === 'entered' ? m.race_told_entered(told) : m.race_told_thrown(told);
}

function movedWords({ from, to }: Of<'moved'>, name: string): string {
  return to === 'home'
    ? m.race_told_home({ name, from: from + 1 })
    : m.race_told_moved({ name, from: from + 1, to: to + 1 });
}

function paidWords({ side, amount, to }: Of<'paid'>, name: (side: Side) => string): string {
  const told = { name: name(side), amount: mixed(amount) };
  return to === 'pot' ? m.race_told_paid_pot(told) : m.race_told_paid({ ...told, to: name(otherSide(side)) });
}

function wonWords({ by, pot }: Of<'won'>, name: string): string {
  const how = by === 'all-home' ? m.race_told_won_home({ name }) : m.race_told_won_lost({ name });
  return pot ? m.race_told_pot({ how, name, pot: mixed(pot) }) : how;
}
