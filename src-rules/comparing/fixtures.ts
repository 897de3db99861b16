import type { Reading } from '../ruleset.ts';
import { must, rulesetOf } from '../testing.ts';
import { comparingEngine } from './comparing.ts';
import type { Hand } from './deck.ts';
import { readHand } from './hand.ts';
import type { Rules } from './judge.ts';
import { COMPARING_OPTIONS } from './options.ts';
import type { Bettor, ComparingCommand, ComparingEvent, ComparingSetup, ComparingState } from './state.ts';

/** Small rulesets of no source, for tests that are not about any real variant. */
const COMMON = {
  aim: 'compare',
  seats: { min: 2, max: 17 },
  'first-banker': 'unstated',
  cut: 'none',
  stakes: { second: 'none', larger: 'either' },
  staking: 'unseen',
  'side-bets': { bystanders: false, players: false },
  tie: 'push',
  out: 'none',
  'thrown-in': 'none',
  payment: { win: 1 },
  contract: 'none',
  'bank-passes': 'anticlockwise',
  'bank-repeats': 'never',
};

const PIPS = { A: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9, T: 10 };

const THREES = {
  ...COMMON,
  deck: { faces: 'playing-cards', ranks: 'A23456789TJQK', suits: 'SHDC', copies: 1 },
  'hand-size': 3,
  values: { ...PIPS, J: 0, Q: 0, K: 0 },
  residue: 'last-digit-keeping-tens',
  classes: ['triple'],
  'triple-order': ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'JQK'],
  'card-order': { suits: '', ranks: '' },
  'tie-break': 'none',
};

const PAIRS = {
  ...COMMON,
  deck: { faces: 'four-colour', ranks: 'KAERHCP', suits: 'YRGW', copies: 4 },
  'hand-size': 2,
  seats: { min: 2, max: 56 },
  values: { K: 1, A: 2, E: 3, R: 4, H: 5, C: 6, P: 7 },
  residue: 'last-digit',
  classes: ['pair'],
  'triple-order': [],
  'card-order': { suits: 'YRGW', ranks: 'KAERHCP' },
  'tie-break': 'top-then-second',
  tie: 'banker',
};

const LIMIT = {
  ...COMMON,
  aim: 'limit',
  deck: { faces: 'singapore-tiles', ranks: 'A23456789TJQK', suits: '', copies: 2 },
  'hand-size': 2,
  values: { ...PIPS, J: 10, Q: 10, K: 10 },
  residue: 'none',
  classes: [],
  'triple-order': [],
  'card-order': { suits: '', ranks: '' },
  'tie-break': 'none',
  'limit.total': 21,
  'limit.banker-stands': 17,
  'limit.high-ace': 11,
};

type Values = Readonly<Record<string, unknown>>;
type Gaps = Readonly<Record<string, readonly Reading[]>>;

/** Three cards, threes of a kind above points. */
export const threes = (changes: Values = {}, gaps: Gaps = {}): Rules =>
  rulesetOf(COMPARING_OPTIONS, { ...THREES, ...changes }, gaps);
/** Two cards, pairs above points, the higher card deciding between equal points. */
export const pairs = (changes: Values = {}): Rules => rulesetOf(COMPARING_OPTIONS, { ...PAIRS, ...changes });
/** Two tiles and more, drawn towards twenty-one. */
export const toTheLimit = (changes: Values = {}): Rules => rulesetOf(COMPARING_OPTIONS, { ...LIMIT, ...changes });

export const LONG = {
  stakes: { second: 'optional', larger: 'either' },
  contract: 'long',
  'long.from': 8,
  'long.player': 'must-win',
  'long.triples': 'suggested',
};
export const TERUS = {
  stakes: { second: 'optional', larger: 'second-or-equal' },
  classes: ['triple-of-A', 'courts', 'points-9', 'points-8'],
  contract: 'terus',
  'terus.classes': ['triple-of-A', 'courts', 'points-9', 'points-8'],
  'terus.player': 'never',
};

export const hand = (rules: Rules, text: string): Hand => must(readHand(rules, text));

export function bettors(count: number, player: Bettor['player'] = 'person'): readonly Bettor[] {
  return Array.from({ length: count }, (_, at) => ({ name: `Seat ${at}`, player }));
}

export function table(seats: number, more: Partial<ComparingSetup> = {}): ComparingSetup {
  return { seats: bettors(seats), bystanders: [], seed: 'test', ...more };
}

export interface PlayedOn {
  readonly state: ComparingState;
  readonly events: readonly ComparingEvent[];
}

/** The state after some commands, all of which must be allowed. */
export function play(rules: Rules, setup: ComparingSetup, commands: readonly ComparingCommand[]): PlayedOn {
  const start: PlayedOn = { state: must(comparingEngine.start(rules, setup)), events: [] };
  return commands.reduce((before, command) => {
    const events = must(comparingEngine.decide(rules, before.state, command));
    return { state: events.reduce(comparingEngine.evolve, before.state), events: [...before.events, ...events] };
  }, start);
}

/** Deals these hands, banker first, and lays one stake, or the stakes given, for everybody else. */
export function dealt(
  rules: Rules,
  hands: readonly string[],
  stakes: readonly (readonly number[])[] = [],
): readonly ComparingCommand[] {
  const deal: ComparingCommand = { kind: 'deal', hands: hands.map((text) => hand(rules, text)) };
  const laid = hands
    .slice(1)
    .map((_, at): ComparingCommand => ({ kind: 'stake', seat: at + 1, stakes: stakes[at] ?? [10] }));
  return [deal, ...laid];
}
