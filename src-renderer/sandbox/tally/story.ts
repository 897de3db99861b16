import type { Citation } from '#rules/citation.ts';
import type { Dice } from '#rules/dice/throw.ts';
import type { RuledAward, Ruling } from '#rules/tally/ruling.ts';
import type { MoveReason, Seat, TallyEvent } from '#rules/tally/state.ts';
import type { Lot } from '#rules/tally/stock.ts';
import { m } from '../../paraglide/messages.js';
import { combinationName, lotsWords, rankName } from './words.ts';

/** One thing a throw brought about, and the clauses that made it so. */
export interface Line {
  readonly text: string;
  readonly citations: readonly Citation[];
}

/** An act of the log as it is told at the table. */
export type Story =
  | {
      readonly kind: 'throw';
      readonly seat: number;
      readonly dice: Dice;
      readonly origin: 'drawn' | 'entered';
      /** Absent in a throw-off, which is for one piece and earns nothing else. */
      readonly ruling: Ruling | null;
      readonly lines: readonly Line[];
    }
  | { readonly kind: 'void'; readonly seat: number; readonly outside: number; readonly lines: readonly Line[] }
  | { readonly kind: 'filled'; readonly citation: Citation };

export function tell(events: readonly TallyEvent[], seats: readonly Seat[]): Story {
  const lines = linesOf(events, seats);
  for (const event of events) {
    if (event.kind === 'gap-filled') return { kind: 'filled', citation: event.citation };
    if (event.kind === 'voided') return { kind: 'void', seat: event.seat, outside: event.outside, lines };
    if (event.kind === 'thrown') {
      const { seat, dice, origin } = event;
      const ruling = events.find((one) => one.kind === 'ruled') ?? null;
      return { kind: 'throw', seat, dice, origin, ruling, lines };
    }
  }
  throw new Error(`an act without a throw: ${events.map(({ kind }) => kind).join(', ')}`);
}

/** The combinations a ruling pays, best first. */
export const paid = (ruling: Ruling | null): readonly RuledAward[] => ruling?.awards ?? [];

/** A story in a few words. */
export function gistOf(story: Story): string {
  if (story.kind === 'filled') return m.sandbox_gap_filled();
  if (story.kind === 'void') return m.tally_gist_void();
  const shows = paid(story.ruling).map(({ combination }) => combinationName(combination));
  return shows.join(' + ') || (story.ruling ? m.tally_no_combination() : m.tally_for_throw_off());
}

type Moved = Extract<TallyEvent, { kind: 'moved' }>;

function linesOf(events: readonly TallyEvent[], seats: readonly Seat[]): readonly Line[] {
  return grouped(events).flatMap((group) => {
    const line = Array.isArray(group) ? moveLine(group, seats) : lineOf(group as TallyEvent, seats);
    return line ? [line] : [];
  });
}

/** Moves that follow one another between the same places for the same reason are told in one breath. */
function grouped(events: readonly TallyEvent[]): readonly (TallyEvent | readonly Moved[])[] {
  const groups: (TallyEvent | Moved[])[] = [];
  for (const event of events.filter(({ kind }) => kind !== 'title-taken')) {
    const last = groups.at(-1);
    if (event.kind !== 'moved') groups.push(event);
    else if (Array.isArray(last) && last[0] && sameMove(last[0], event)) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

const sameMove = (a: Moved, b: Moved) =>
  // A clause moves pieces for one reason only.
  a.from === b.from && a.to === b.to && a.citation.clause === b.citation.clause;

const MOVE: Readonly<Record<MoveReason, (told: { name: string; pieces: string; from: string }) => string>> = {
  due: m.tally_moved_due,
  'made-up': m.tally_moved_made_up,
  last: m.tally_moved_last,
  everything: m.tally_moved_everything,
  'next-lower': m.tally_moved_next_lower,
  amends: m.tally_moved_amends,
};

function moveLine(moves: readonly Moved[], seats: readonly Seat[]): Line | null {
  const [first] = moves;
  if (!first) return null;
  const pieces = lotsWords(moves.map(({ rank, count }): Lot => ({ rank, count })));
  const text = MOVE[first.why]({ name: nameAt(first.to, seats), pieces, from: nameAt(first.from, seats) });
  return { text, citations: [first.citation] };
}

const nameAt = (place: number | 'stock', seats: readonly Seat[]) =>
  place === 'stock' ? m.tally_stock() : (seats[place]?.name ?? '');

/** Null for what the table shows in another way: the dice, the ruling, whose turn it is, the settlement. */
function lineOf(event: TallyEvent, seats: readonly Seat[]): Line | null {
  const name = (seat: number) => nameAt(seat, seats);
  switch (event.kind) {
    case 'voided': {
      const text = (event.again ? m.tally_void_again : m.tally_void)({ name: name(event.seat), count: event.outside });
      return { text, citations: [event.citation] };
    }
    case 'seized': {
      const told = { name: name(event.to), rank: rankName(event.rank), from: name(event.from) };
      return { text: m.tally_seized(told), citations: [event.citation, event.against] };
    }
    case 'withheld':
      return cited(m.tally_withheld({ name: name(event.holder), rank: rankName(event.rank) }), event);
    case 'shortage':
      return cited(m.tally_shortage({ name: name(event.seat), owing: event.owing }), event);
    case 'price-lowered':
      return cited(m.tally_price_lowered({ rank: rankName(event.rank), price: event.price }), event);
    case 'throw-off-called': {
      const { holder, challenger, rank } = event;
      const told = { holder: name(holder), challenger: name(challenger), rank: rankName(rank) };
      return cited(m.tally_throw_off({ ...told }), event);
    }
    case 'throw-off-decided': {
      const rank = rankName(event.rank);
      const { winner } = event;
      return cited(
        winner === null ? m.tally_throw_off_equal({ rank }) : m.tally_throw_off_won({ name: name(winner), rank }),
        event,
      );
    }
    case 'extra-round':
      return cited(m.tally_extra_round({ throws: event.throws }), event);
    case 'ended':
      return cited(m.tally_ended(), event);
    default:
      return null;
  }
}

const cited = (text: string, { citation }: { readonly citation: Citation }): Line => ({ text, citations: [citation] });
