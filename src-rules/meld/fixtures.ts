import { rulesetOf, must } from '../testing.ts';
import { botMove } from './bots.ts';
import type { MeldRules } from './claims.ts';
import { deckCounts, parseKinds, type Kind } from './deck.ts';
import { meldEngine } from './meld.ts';
import { MELD_KINDS, MELD_OPTIONS } from './options.ts';
import { seatToAct } from './simulate.ts';
import type { BotStrength, MeldCommand, MeldEvent, MeldState, Position } from './state.ts';
import { viewOf } from './view.ts';

const POINTS = { general: 1, joker: 3, pair: 0, command: 1, field: 1, triple: 1, 'three-footmen': 1 };
export const GRANDMOTHER = { ...POINTS, quad: 4, 'four-footmen': 4 };

const VALUES = {
  deck: { packs: 1, jokers: 5 },
  players: { min: 2, max: 4 },
  'hand-size': 20,
  melds: MELD_KINDS,
  'equal-generals': 'not-allowed',
  scores: { ...POINTS, quad: 2, 'four-footmen': 2 },
  partition: 'best',
  'own-draw-pair': 'if-unclaimed',
  'discard-after-meld': 'must',
  undiscardable: 'none',
  priorities: [['zhimo'], ['hu'], ['gan', 'pong'], ['own'], ['chi']],
  'chi-from': 'previous-draw-or-discard',
  'won-on-anothers-draw': 'all-pay',
  'won-on-discard': 'discarder-pays',
  'won-on-own-draw': 'all-pay',
  'next-dealer': 'winner-stays-else-right',
  'first-dealer': 'any',
  'first-turn': 'dealer',
  'pile-out': 'drawn-game',
  etiquette: 'calls-before-next-card',
};

/** The four-colour game with some options set otherwise. */
export function meldRules(others: Readonly<Record<string, unknown>> = {}): MeldRules {
  return rulesetOf(MELD_OPTIONS, { ...VALUES, ...others });
}

const FULL = deckCounts({ packs: 2, jokers: 10 });
export const kinds = (text: string): readonly Kind[] => must(parseKinds(FULL, text));

export function started(rules: MeldRules, strengths: readonly BotStrength[], seed = 'seed'): MeldState {
  const seats = strengths.map((player, at) => ({ name: `${player} ${at}`, player }));
  return must(meldEngine.start(rules, { seats, seed, dealer: 0 }));
}

export function apply(state: MeldState, events: readonly MeldEvent[]): MeldState {
  return events.reduce(meldEngine.evolve, state);
}

/** The state after some commands, each of which must be legal. */
export function after(rules: MeldRules, state: MeldState, ...commands: readonly MeldCommand[]): MeldState {
  return commands.reduce((all, command) => apply(all, must(meldEngine.decide(rules, all, command))), state);
}

type Place = Partial<Omit<Position, 'hands' | 'next'>> & {
  readonly hands: readonly string[];
  readonly next: Position['next'];
};

/** A position whose hands are written out; each is filled up with cards that meld with nothing in question. */
export function placed(rules: MeldRules, place: Place): MeldState {
  const position: Position = {
    dealer: 0,
    exposed: place.hands.map(() => []),
    discards: [],
    pile: [],
    ...place,
    hands: place.hands.map(kinds),
  };
  const seats = place.hands.map((): BotStrength => 'steady');
  return after(rules, started(rules, seats), { kind: 'set-up', position });
}

export interface BotGame {
  readonly start: MeldState;
  readonly end: MeldState;
  readonly acts: readonly {
    readonly kind: 'act';
    readonly command: MeldCommand;
    readonly events: readonly MeldEvent[];
  }[];
  readonly states: readonly MeldState[];
}

/** One hand played out by bots. */
export function botGame(rules: MeldRules, strengths: readonly BotStrength[], seed: string): BotGame {
  const start = started(rules, strengths, seed);
  const acts: BotGame['acts'][number][] = [];
  const states: MeldState[] = [start];
  let state = start;
  for (let command: MeldCommand = { kind: 'deal' }; ;) {
    const events = must(meldEngine.decide(rules, state, command));
    acts.push({ kind: 'act', command, events });
    state = apply(state, events);
    states.push(state);
    if (state.phase.kind === 'finished') return { start, end: state, acts, states };
    const seat = seatToAct(state);
    command = botMove(rules, viewOf(state, seat), strengths[seat]!);
  }
}
