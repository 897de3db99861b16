import type { Citation } from '../citation.ts';
import { parseDice, type Dice } from '../dice/throw.ts';
import type { Reading } from '../ruleset.ts';
import { must, rulesetOf } from '../testing.ts';
import { TALLY_OPTIONS } from './options.ts';
import type { Rules } from './rules.ts';
import type { TallyCommand, TallyEvent, TallySetup, TallyState } from './state.ts';
import { tallyEngine } from './tally.ts';
import type { Rank } from './vocabulary.ts';

/** Two small rulesets of no source, for tests that are not about any real variant. */
const COMMON = {
  players: { min: 2, max: 8 },
  'turn-order': 'to-the-left',
  outside: 'void',
  triples: 'with-fours',
  stacking: 'highest',
  'six-alike-order': 'equal',
  'seizing.throws': {},
  'seizing.against': 'anyone',
  'seizing.own': 'first',
  ending: 'stock-empty',
};

const TALLIES = {
  ...COMMON,
  prizes: 'tallies',
  stock: [
    { rank: 'zhuangyuan', worth: 32, count: 1 },
    { rank: 'bangyan', worth: 16, count: 1 },
    { rank: 'tanhua', worth: 16, count: 1 },
    { rank: 'huiyuan', worth: 8, count: 4 },
    { rank: 'jinshi', worth: 4, count: 8 },
    { rank: 'juren', worth: 2, count: 16 },
    { rank: 'xiucai', worth: 1, count: 32 },
  ],
  order: ['six-fours', 'six-alike', 'five-fours', 'five-alike', 'four-fours', 'tuck'],
  'award.one-four': { worth: 1, takes: ['xiucai'] },
  'award.two-fours': { worth: 2, takes: ['juren'] },
  'award.three-fours': { worth: 8, takes: ['huiyuan'] },
  'award.four-fours': { worth: 32, takes: ['zhuangyuan'] },
  'award.five-fours': { worth: 64, takes: ['zhuangyuan', 'bangyan', 'tanhua'] },
  'award.six-fours': 'everything',
  'award.four-alike': { worth: 4, takes: ['jinshi'] },
  'award.five-alike': { worth: 32, takes: ['zhuangyuan'] },
  'award.six-alike': 'everything',
  'award.straight': { worth: 16, takes: ['bangyan', 'tanhua'] },
  'award.two-triples': { worth: 16, takes: ['bangyan', 'tanhua'] },
  'award.high-pairs': { worth: 16, takes: ['bangyan', 'tanhua'] },
  'award.low-pairs': { worth: 16, takes: ['bangyan', 'tanhua'] },
  'award.tuck': { worth: 32, takes: ['zhuangyuan'] },
  pairs: 'all-three',
  'tuck.fours': 'four-fours',
  'tuck.ones': 'never',
  'seizing.in-stock': 'leave',
  'seizing.compensation': 'none',
  'making-up': 'exact',
  'last-tallies': 'leave',
  idle: 'play-on',
  settlement: 'against-average',
  fractions: 'exact',
  sharing: 'pot',
};

const FIRST = { worth: 1, takes: ['zhuangyuan'] };
const CAKES = {
  ...COMMON,
  prizes: 'cakes',
  stock: [
    { rank: 'zhuangyuan', worth: 1, count: 1 },
    { rank: 'duitang', worth: 1, count: 2 },
    { rank: 'jinshi', worth: 1, count: 4 },
    { rank: 'huiyuan', worth: 1, count: 8 },
    { rank: 'juren', worth: 1, count: 16 },
    { rank: 'xiucai', worth: 1, count: 32 },
  ],
  triples: 'without-fours',
  order: [
    ...['gold-flower', 'six-fours', 'six-ones', 'six-alike', 'five-fours', 'five-alike', 'four-fours'],
    ...['straight', 'two-triples', 'four-alike', 'three-fours', 'two-fours', 'one-four'],
  ],
  'award.one-four': { worth: 1, takes: ['xiucai'] },
  'award.two-fours': { worth: 1, takes: ['juren'] },
  'award.three-fours': { worth: 1, takes: ['huiyuan'] },
  'award.four-fours': FIRST,
  'award.five-fours': FIRST,
  'award.six-fours': FIRST,
  'award.four-alike': { worth: 1, takes: ['jinshi'] },
  'award.five-alike': FIRST,
  'award.six-alike': FIRST,
  'award.six-ones': FIRST,
  'award.gold-flower': FIRST,
  'award.straight': { worth: 1, takes: ['duitang'] },
  'award.two-triples': { worth: 1, takes: ['duitang'] },
  ultimate: ['six-fours'],
  'seizing.throws': Object.fromEntries(
    ['gold-flower', 'six-fours', 'six-ones', 'six-alike', 'five-fours', 'five-alike', 'four-fours'].map((one) => [
      one,
      ['zhuangyuan'],
    ]),
  ),
  'seizing.against': 'lower',
  'seizing.own': 'best',
  'ties.four-fours': 'sum',
  'ties.five-fours': 'loose-die',
  'ties.five-alike': 'loose-die',
  exhausted: 'nothing',
  settlement: 'title',
};

type Changes = Readonly<Record<string, unknown>>;
type Gaps = Readonly<Record<string, readonly Reading[]>>;

export const tallies = (changes: Changes = {}, gaps: Gaps = {}): Rules =>
  rulesetOf(TALLY_OPTIONS, { ...TALLIES, ...changes }, gaps);
export const cakes = (changes: Changes = {}, gaps: Gaps = {}): Rules =>
  rulesetOf(TALLY_OPTIONS, { ...CAKES, ...changes }, gaps);

/** A smaller stock: only so many of each rank, the rest as in the ruleset's own. */
export const stockOf = (...lines: readonly (readonly [Rank, number, number])[]): Changes => ({
  stock: lines.map(([rank, worth, count]) => ({ rank, worth, count })),
});

export const dice = (text: string): Dice => must(parseDice(text, 6));
export const by = (option: string, reading = 'stated'): Citation => ({ clause: option, reading }) as Citation;

export function setup(players: number, seed = 'fixture'): TallySetup {
  return { seats: Array.from({ length: players }, (_, seat) => ({ name: `P${seat}`, player: 'person' })), seed };
}

export interface Played {
  readonly state: TallyState;
  readonly events: readonly TallyEvent[];
}

/** Plays throws typed in digits, or any command, one seat after another. */
export function play(rules: Rules, players: number, ...moves: readonly (string | TallyCommand)[]): Played {
  let played: Played = { state: must(tallyEngine.start(rules, setup(players))), events: [] };
  for (const move of moves) {
    const command: TallyCommand = typeof move === 'string' ? { kind: 'throw', dice: dice(move) } : move;
    const events = must(tallyEngine.decide(rules, played.state, command));
    played = { state: events.reduce(tallyEngine.evolve, played.state), events };
  }
  return played;
}

/** What the last move brought about, events of one kind only. */
export function only<K extends TallyEvent['kind']>(
  played: Played,
  kind: K,
): readonly Extract<TallyEvent, { kind: K }>[] {
  return played.events.filter((event): event is Extract<TallyEvent, { kind: K }> => event.kind === kind);
}
