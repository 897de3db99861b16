import { listOf, oneOf, record, setOf, wholeNumber, type Parse } from '../option-values.ts';
import { failed } from '../result.ts';
import type { OptionTable } from '../ruleset.ts';

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
  readonly 'chi-from': 'previous-draw-or-discard';
  /** Who pays when somebody wins on a card another player drew. */
  readonly 'won-on-anothers-draw': 'all-pay' | 'drawer-pays';
  readonly 'won-on-discard': 'discarder-pays' | 'all-pay';
  readonly 'won-on-own-draw': 'all-pay';
  readonly 'next-dealer': 'winner-stays-else-right';
  readonly 'first-dealer': 'any';
  readonly 'first-turn': 'dealer' | 'right-of-dealer';
  readonly 'pile-out': 'drawn-game';
  /** The table's manners: seconds to call, or none. Never decides a claim made in time. */
  readonly etiquette: 'calls-before-next-card';
}

/** What a player may call on a card: to win on an own draw, to win, quad, triple, own group or single, group from the left. */
export const CALLS = ['zhimo', 'hu', 'gan', 'pong', 'own', 'chi'] as const;
export type Call = (typeof CALLS)[number];

const points = wholeNumber(0);
const everyMeld = Object.fromEntries(MELD_KINDS.map((kind) => [kind, points])) as Record<MeldKind, Parse<number>>;

const priorities: Parse<MeldOptions['priorities']> = (value) => {
  const groups = listOf(setOf(oneOf(...CALLS)))(value);
  if (groups.kind === 'failed') return groups;
  const calls = groups.value.flat();
  const once = calls.length === CALLS.length && new Set(calls).size === CALLS.length;
  return once ? groups : failed(`each of ${CALLS.join(', ')} once, in groups`);
};

export const MELD_OPTIONS: OptionTable<MeldOptions> = {
  deck: { parse: record({ packs: wholeNumber(1), jokers: wholeNumber(0) }) },
  players: { parse: record({ min: wholeNumber(2), max: wholeNumber(2) }) },
  'hand-size': { parse: wholeNumber(1) },
  melds: { parse: setOf(oneOf(...MELD_KINDS)) },
  'equal-generals': { parse: oneOf('not-allowed', 'allowed') },
  scores: { parse: record<Record<MeldKind, number>>(everyMeld) },
  partition: { parse: oneOf('best', 'declared') },
  'own-draw-pair': { parse: oneOf('if-unclaimed', 'only-to-win', 'ordinary') },
  'discard-after-meld': { parse: oneOf('must', 'may') },
  undiscardable: { parse: oneOf('none', 'generals-and-jokers') },
  priorities: { parse: priorities },
  'chi-from': { parse: oneOf('previous-draw-or-discard') },
  'won-on-anothers-draw': { parse: oneOf('all-pay', 'drawer-pays') },
  'won-on-discard': { parse: oneOf('discarder-pays', 'all-pay') },
  'won-on-own-draw': { parse: oneOf('all-pay') },
  'next-dealer': { parse: oneOf('winner-stays-else-right') },
  'first-dealer': { parse: oneOf('any') },
  'first-turn': { parse: oneOf('dealer', 'right-of-dealer') },
  'pile-out': { parse: oneOf('drawn-game') },
  etiquette: { parse: oneOf('calls-before-next-card') },
};
