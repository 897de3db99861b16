import { failed, ok } from '../result.ts';
import type { OptionSpec, OptionTable } from '../ruleset.ts';

/** Every family of meld an account may know. */
export const MELD_KINDS = [
  'general',
  'joker',
  'pair',
  'command',
  'field',
  'triple',
  'three-footmen',
  'quad',
  'four-footmen',
] as const;
export type MeldKind = (typeof MELD_KINDS)[number];

/** Every point on which accounts of the four-colour game differ. Values come from the accounts. */
export interface MeldOptions {
  readonly deck: { readonly packs: number; readonly jokers: number };
  readonly players: { readonly min: number; readonly max: number };
  /** Cards dealt to each; a winning hand is one more. */
  readonly 'hand-size': number;
  readonly melds: readonly MeldKind[];
  /** Whether two, three or four generals of one suit may be melded as a pair, triple or quad. */
  readonly 'equal-generals': 'not-allowed' | 'allowed';
  readonly scores: Readonly<Record<MeldKind, number>>;
  /** Which partition of a winning hand is scored. */
  readonly partition: 'best' | 'declared';
  /** Pairing one's own drawn card: only when nobody claims it, only to win, or with ordinary priority. */
  readonly 'own-draw-pair': 'if-unclaimed' | 'only-to-win' | 'ordinary';
  readonly 'discard-after-meld': 'must' | 'may';
  readonly undiscardable: 'none' | 'generals-and-jokers';
  /** Calls in order of priority; calls in one group are equal and cannot clash. */
  readonly priorities: readonly (readonly Call[])[];
  /** Whose draw or discard the next player may take for a group. */
  readonly 'chi-from': 'previous-draw-or-discard' | 'previous-discard';
  /** Who pays when somebody wins on a card another player drew. */
  readonly 'won-on-anothers-draw': 'all-pay' | 'drawer-pays';
  readonly 'won-on-discard': 'discarder-pays' | 'all-pay';
  readonly 'won-on-own-draw': 'all-pay';
  readonly 'next-dealer': 'winner-stays-else-right';
  readonly 'first-dealer': 'any' | 'dice';
  readonly 'pile-out': 'drawn-game' | 'reshuffle-discards';
  /** The table's manners: seconds to call, or none. Never decides a claim made in time. */
  readonly etiquette: 'calls-before-next-card';
}

/** What a player may call on a card: to win on an own draw, to win, quad, triple, own group or single, group from the left. */
export const CALLS = ['zhimo', 'hu', 'gan', 'pong', 'own', 'chi'] as const;
export type Call = (typeof CALLS)[number];

const oneOf = <T extends string>(...members: readonly T[]): OptionSpec<T> => ({
  parse: (value) => (members.includes(value as T) ? ok(value as T) : failed(`one of ${members.join(', ')}`)),
});
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const deck: OptionSpec<MeldOptions['deck']> = {
  parse: (value) =>
    isObject(value) && isCount(value['packs']) && value['packs'] > 0 && isCount(value['jokers'])
      ? ok({ packs: value['packs'], jokers: value['jokers'] })
      : failed('{ packs: from 1, jokers: from 0 }'),
};
const players: OptionSpec<MeldOptions['players']> = {
  parse: (value) =>
    isObject(value) && isCount(value['min']) && isCount(value['max']) && value['min'] >= 2 && value['max'] >= value['min']
      ? ok({ min: value['min'], max: value['max'] })
      : failed('{ min, max } with 2 ≤ min ≤ max'),
};
const melds: OptionSpec<MeldOptions['melds']> = {
  parse: (value) =>
    Array.isArray(value) && value.every((one) => MELD_KINDS.includes(one as MeldKind))
      ? ok(value as MeldKind[])
      : failed(`a list of ${MELD_KINDS.join(', ')}`),
};
const scores: OptionSpec<MeldOptions['scores']> = {
  parse: (value) =>
    isObject(value) && MELD_KINDS.every((kind) => isCount(value[kind]))
      ? ok(value as Record<MeldKind, number>)
      : failed(`points for each of ${MELD_KINDS.join(', ')}`),
};
const priorities: OptionSpec<MeldOptions['priorities']> = {
  parse: (value) => {
    const calls = Array.isArray(value) ? value.flat() : [];
    const complete = CALLS.every((call) => calls.includes(call)) && calls.length === CALLS.length;
    return complete && (value as unknown[]).every((group) => Array.isArray(group))
      ? ok(value as Call[][])
      : failed(`groups naming each of ${CALLS.join(', ')} once, first priority first`);
  },
};

export const meldOptions: OptionTable<MeldOptions> = {
  deck,
  players,
  'hand-size': { parse: (value) => (isCount(value) && value > 0 ? ok(value) : failed('a whole number from 1')) },
  melds,
  'equal-generals': oneOf('not-allowed', 'allowed'),
  scores,
  partition: oneOf('best', 'declared'),
  'own-draw-pair': oneOf('if-unclaimed', 'only-to-win', 'ordinary'),
  'discard-after-meld': oneOf('must', 'may'),
  undiscardable: oneOf('none', 'generals-and-jokers'),
  priorities,
  'chi-from': oneOf('previous-draw-or-discard', 'previous-discard'),
  'won-on-anothers-draw': oneOf('all-pay', 'drawer-pays'),
  'won-on-discard': oneOf('discarder-pays', 'all-pay'),
  'won-on-own-draw': oneOf('all-pay'),
  'next-dealer': oneOf('winner-stays-else-right'),
  'first-dealer': oneOf('any', 'dice'),
  'pile-out': oneOf('drawn-game', 'reshuffle-discards'),
  etiquette: oneOf('calls-before-next-card'),
};
