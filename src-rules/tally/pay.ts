import { assertNever } from '../result.ts';
import type { Award } from './options.ts';
import type { RuledAward } from './ruling.ts';
import { value, type Rules } from './rules.ts';
import { isTitle, seizable, seize, takeEverything } from './seize.ts';
import { runStages, type Stage } from './stages.ts';
import type { MoveReason, TallyEvent, TallyState } from './state.ts';
import { countPieces, lots, makeUp, totalWorth, worths, type Lot, type Worths } from './stock.ts';
import type { Feat } from './strength.ts';
import type { Rank } from './vocabulary.ts';
import type { Citation } from '../citation.ts';

/** One award being paid: who receives it, for which throw, under which rules. */
interface Paying {
  readonly seat: number;
  readonly feat: Feat;
  readonly ruled: RuledAward;
  readonly rules: Rules;
  readonly worth: Worths;
}
type Worth = Extract<Award, { kind: 'worth' }>;

/** The pieces that one award moves, with the clause that moves each. */
export function pay(
  state: TallyState,
  seat: number,
  ruled: RuledAward,
  feat: Feat,
  rules: Rules,
): readonly TallyEvent[] {
  const paying: Paying = { seat, feat, ruled, rules, worth: worths(rules.options.stock) };
  const { award, citation } = ruled;
  switch (award.kind) {
    case 'everything':
      return noted(paying, takeEverything(state, seat, ruled));
    case 'stock':
      return take(paying, lots(state.stock), 'everything', citation);
    case 'worth':
      return payWorth(state, paying, award);
    default:
      return assertNever(award);
  }
}

function payWorth(state: TallyState, paying: Paying, award: Worth): readonly TallyEvent[] {
  const { ruled, rules } = paying;
  let owing = award.worth;
  const settling =
    (stage: (state: TallyState, owing: number) => readonly TallyEvent[]): Stage =>
    (current) => {
      const events = owing > 0 ? stage(current, owing) : [];
      owing -= received(events, paying);
      return events;
    };
  const seizures = seizable(ruled.combination, rules).map((rank): Stage => (current) => {
    const events = seize(current, paying.seat, rank, paying.feat, rules);
    owing -= received(events, paying);
    return events;
  });
  return runStages(state, [
    ...seizures,
    settling((current, due) => lastOfStock(current, paying, due)),
    ...award.takes.map((rank) => settling((current, due) => named(current, paying, rank, due))),
    settling((current, due) => substitutes(current, paying, due)),
  ]);
}

/** What the events bring the payee, in worth. A challenged piece counts as paid: the throw-off decides on it. */
function received(events: readonly TallyEvent[], { seat, worth }: Paying): number {
  return events.reduce((sum, event) => {
    if (event.kind === 'moved' && event.to === seat) return sum + event.count * worth[event.rank];
    if (event.kind === 'seized' && event.to === seat) return sum + worth[event.rank];
    return event.kind === 'throw-off-called' ? sum + worth[event.rank] : sum;
  }, 0);
}

/** A stock worth no more than the award goes to it whole, where the rules say so; a lone piece may be had at a lower price. */
function lastOfStock(state: TallyState, paying: Paying, owing: number): readonly TallyEvent[] {
  const { rules, worth } = paying;
  const total = totalWorth(state.stock, worth);
  if (rules.options.prizes === 'cakes' || total === 0) return [];
  if (state.lowered > 0 && total > owing)
    return owing * 2 ** state.lowered >= total ? take(paying, lots(state.stock), 'last', rules.citations.idle) : [];
  if (total > owing || value(rules, 'last-tallies') === 'leave') return [];
  return take(paying, lots(state.stock), 'last', rules.citations['last-tallies']);
}

/** A piece the award names, if the stock has it and the worth still reaches it. */
function named(state: TallyState, paying: Paying, rank: Rank, owing: number): readonly TallyEvent[] {
  if (state.stock[rank] === 0 || paying.worth[rank] > owing) return [];
  return take(paying, [{ rank, count: 1 }], 'due', paying.ruled.citation);
}

function substitutes(state: TallyState, paying: Paying, owing: number): readonly TallyEvent[] {
  return paying.rules.options.prizes === 'cakes' ? nextCake(state, paying, owing) : change(state, paying, owing);
}

function change(state: TallyState, paying: Paying, owing: number): readonly TallyEvent[] {
  const { citations } = paying.rules;
  const citation = citations['making-up'];
  const short = (left: number, by = citation): TallyEvent => ({
    kind: 'shortage',
    seat: paying.seat,
    owing: left,
    citation: by,
  });
  if (countPieces(state.stock) === 0) return [short(owing, citations['last-tallies'])];
  const how = value(paying.rules, 'making-up');
  const made = makeUp(state.stock, paying.worth, owing);
  if (how === 'none' || (how === 'exact' && made.owing > 0)) return [short(owing)];
  const moves = take(paying, made.lots, 'made-up', citation);
  return made.owing === 0 ? moves : [...moves, short(made.owing)];
}

/** A piece the throw contends for is not exhausted: who fails to seize it gets no other for it. */
function nextCake(state: TallyState, paying: Paying, owing: number): readonly TallyEvent[] {
  const { rules, ruled, seat } = paying;
  const wanted = ruled.award.kind === 'worth' ? ruled.award.takes.at(-1) : undefined;
  if (wanted === undefined || seizable(ruled.combination, rules).includes(wanted)) return [];
  // The cakes are listed from the highest: which of two examinations ranks higher differs between sheets.
  const listed = rules.options.stock.map((line) => line.rank);
  const lower = listed.slice(listed.indexOf(wanted) + 1).find((rank) => state.stock[rank] > 0);
  const citation = rules.citations.exhausted;
  if (rules.options.exhausted === 'next-lower' && lower !== undefined)
    return take(paying, [{ rank: lower, count: 1 }], 'next-lower', citation);
  return [{ kind: 'shortage', seat, owing, citation }];
}

function take(paying: Paying, pieces: readonly Lot[], why: MoveReason, citation: Citation): readonly TallyEvent[] {
  return noted(
    paying,
    pieces.map((lot): TallyEvent => ({ kind: 'moved', ...lot, from: 'stock', to: paying.seat, why, citation })),
  );
}

/** Notes by which throw the payee now holds each piece that can be seized. */
function noted({ seat, feat, rules }: Paying, moves: readonly TallyEvent[]): readonly TallyEvent[] {
  return moves.flatMap((move): readonly TallyEvent[] =>
    move.kind === 'moved' && isTitle(move.rank, rules)
      ? [move, { kind: 'title-taken', rank: move.rank, title: { seat, ...feat } }]
      : [move],
  );
}

/** The one piece left in the stock, if there is just one. */
export function lastPiece(state: TallyState): Rank | undefined {
  return countPieces(state.stock) === 1 ? lots(state.stock)[0]?.rank : undefined;
}
