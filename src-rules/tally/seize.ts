import { assertNever } from '../result.ts';
import type { RuledAward } from './ruling.ts';
import { value, type Rules } from './rules.ts';
import { runStages } from './stages.ts';
import type { TallyEvent, TallyState } from './state.ts';
import { fullStock, lots, makeUp, worths } from './stock.ts';
import { compareFeats, type Feat } from './strength.ts';
import type { Combination, Rank } from './vocabulary.ts';

/** The ranks a combination may take from other players. */
export function seizable(combination: Combination, rules: Rules): readonly Rank[] {
  return rules.options['seizing.throws'][combination] ?? [];
}

/** A rank with one piece only is a title: it matters by which throw somebody holds it. */
export function isTitle(rank: Rank, rules: Rules): boolean {
  return fullStock(rules.options.stock)[rank] === 1;
}

/** What a throw does about one rank it may seize: takes it, leaves it, challenges its holder, or strengthens its hold. */
export function seize(state: TallyState, seat: number, rank: Rank, feat: Feat, rules: Rules): readonly TallyEvent[] {
  const holder = state.hands.findIndex((hand) => hand[rank] > 0);
  if (holder < 0) return takeFromStock(state, seat, rank, feat, rules);
  if (holder === seat) return holdAnew(state, seat, rank, feat, rules);
  const against = rules.citations['seizing.against'];
  const verdict = underChallenge(state, rank) ? 'leave' : mayTake(state, rank, feat, rules);
  switch (verdict) {
    case 'take':
      return takeFrom(state, holder, seat, rank, feat, rules);
    case 'leave':
      return [{ kind: 'withheld', rank, holder, citation: against }];
    case 'throw-off':
      return [{ kind: 'throw-off-called', rank, holder, challenger: seat, feat, citation: against }];
    default:
      return assertNever(verdict);
  }
}

/** Seizes a piece, makes amends where the rules grant them, and notes the throw that won it. */
export function takeFrom(
  state: TallyState,
  from: number,
  to: number,
  rank: Rank,
  feat: Feat,
  rules: Rules,
): readonly TallyEvent[] {
  return runStages(state, [
    () => [
      {
        kind: 'seized',
        rank,
        from,
        to,
        citation: rules.citations['seizing.throws'],
        against: rules.citations['seizing.against'],
      },
      { kind: 'title-taken', rank, title: { seat: to, ...feat } },
    ],
    (after) => amends(after, from, rank, rules),
  ]);
}

function takeFromStock(state: TallyState, seat: number, rank: Rank, feat: Feat, rules: Rules): readonly TallyEvent[] {
  if (state.stock[rank] === 0 || rules.options.prizes === 'cakes') return [];
  if (value(rules, 'seizing.in-stock') === 'leave') return [];
  const citation = rules.citations['seizing.in-stock'];
  return [
    { kind: 'moved', rank, count: 1, from: 'stock', to: seat, why: 'due', citation },
    { kind: 'title-taken', rank, title: { seat, ...feat } },
  ];
}

function holdAnew(state: TallyState, seat: number, rank: Rank, feat: Feat, rules: Rules): readonly TallyEvent[] {
  const title = state.titles[rank];
  const own = rules.options['seizing.own'];
  const renewed = own === 'last' || (own === 'best' && (!title || compareFeats(feat, title, rules) > 0));
  return renewed ? [{ kind: 'title-taken', rank, title: { seat, ...feat } }] : [];
}

/** A piece thrown off for stays where it is, though the same throw pays another award that might take it. */
function underChallenge({ throwOff }: TallyState, rank: Rank): boolean {
  return throwOff?.rank === rank;
}

/** A piece that came to its holder by no throw of that class, as amends or as change, is anybody's. */
function mayTake(
  { titles, throwOff }: TallyState,
  rank: Rank,
  feat: Feat,
  rules: Rules,
): 'take' | 'leave' | 'throw-off' {
  const title = titles[rank];
  const against = rules.options['seizing.against'];
  if (against === 'anyone' || title === undefined) return 'take';
  if (against === 'not-red') return isRed(title.combination) && !isRed(feat.combination) ? 'leave' : 'take';
  const difference = compareFeats(feat, title, rules);
  if (difference !== 0) return difference > 0 ? 'take' : 'leave';
  switch (against) {
    case 'lower':
      return 'leave';
    case 'lower-or-equal':
      return 'take';
    case 'lower-else-throw-off':
      // One throw-off at a time: a second piece equalled by the same throw stays where it is.
      return throwOff ? 'leave' : 'throw-off';
    default:
      return assertNever(against);
  }
}

/** Fours are the red face of the die. */
export function isRed(combination: RuledAward['combination']): boolean {
  return combination.endsWith('-fours') || combination === 'gold-flower';
}

function amends(state: TallyState, loser: number, rank: Rank, rules: Rules): readonly TallyEvent[] {
  if (rules.options.prizes === 'cakes' || value(rules, 'seizing.compensation') === 'none') return [];
  const worth = worths(rules.options.stock);
  const citation = rules.citations['seizing.compensation'];
  const { lots: pieces, owing } = makeUp(state.stock, worth, worth[rank]);
  const moves = pieces.map((lot): TallyEvent => ({
    kind: 'moved',
    ...lot,
    from: 'stock',
    to: loser,
    why: 'amends',
    citation,
  }));
  return owing === 0 ? moves : [...moves, { kind: 'shortage', seat: loser, owing, citation }];
}

/** Every piece of every other player, for the throw that takes everything. */
export function takeEverything(state: TallyState, seat: number, { citation }: RuledAward): readonly TallyEvent[] {
  const places = ['stock' as const, ...state.hands.keys()].filter((place) => place !== seat);
  return places.flatMap((from) =>
    lots(from === 'stock' ? state.stock : state.hands[from]!).map((lot): TallyEvent => ({
      kind: 'moved',
      ...lot,
      from,
      to: seat,
      why: 'everything',
      citation,
    })),
  );
}
