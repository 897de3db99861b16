import type { OptionTable, OptionSpec } from '../ruleset.ts';
import { failed, ok, type Result } from '../result.ts';
import { FACES, type CardKind, type Deck, type Faces } from './deck.ts';

/** A class of hand that stands above the plain count of points. */
export type HandClass =
  /** All cards within one group of `triple-order`. */
  | { readonly class: 'triple' }
  | { readonly class: 'triple-of'; readonly rank: string }
  | { readonly class: 'courts' }
  | { readonly class: 'points'; readonly points: number }
  /** Two cards of one rank and one suit. */
  | { readonly class: 'pair' }
  /** Two cards of one rank, of whatever suit. */
  | { readonly class: 'rank-pair' };

export interface Stakes {
  /** A second stake is never, may be, or must be laid beside the first. */
  readonly second: 'none' | 'optional' | 'obligatory';
  /** Which of the two may be the larger. */
  readonly larger: 'either' | 'first-or-equal' | 'second-or-equal';
}

/** Every point on which accounts of the comparing games differ. Values come from the accounts. */
export interface ComparingOptions {
  /** `compare`: hands are compared with the banker's. `limit`: players draw towards a limit, as in blackjack. */
  readonly aim: 'compare' | 'limit';
  readonly deck: Deck;
  readonly 'hand-size': number;
  /** The banker is counted among the seats. */
  readonly seats: { readonly min: number; readonly max: number };
  readonly 'first-banker': 'dice' | 'unstated';
  readonly cut: 'none' | 'right-of-dealer' | 'anyone-but-right-of-dealer';
  readonly stakes: Stakes;
  readonly staking: 'unseen' | 'seen';
  readonly 'side-bets': { readonly bystanders: boolean; readonly players: boolean };
  readonly values: Readonly<Record<string, number>>;
  /** How a total becomes points. `last-digit-keeping-tens`: 10 and 20 count 10. `ten-kept`: only 10 itself counts 10. */
  readonly residue: 'last-digit' | 'last-digit-keeping-tens' | 'ten-kept' | 'ten-deducted-once' | 'none';
  /** Classes above plain points, best first. */
  readonly classes: readonly HandClass[];
  /** Groups of ranks, best first; three cards from one group are a triple of that group. */
  readonly 'triple-order': readonly (readonly string[])[];
  /** Suits and ranks, best first, and which is looked at first. */
  readonly 'card-order': { readonly suits: string; readonly ranks: string };
  readonly 'tie-break': 'none' | 'top-then-second' | 'top-card' | 'suit' | 'rank-then-suit';
  readonly tie: 'push' | 'banker' | 'player';
  /** A total that puts a hand out; three courts are always spared. */
  readonly out: 'none' | 'exactly-thirty';
  readonly 'thrown-in': 'none' | 'must' | 'may';
  /** What is paid to a winner for each unit staked. */
  readonly payment: { readonly win: number };
  readonly contract: 'none' | 'long' | 'terus';
  /** Points from which a hand is Long. */
  readonly 'long.from'?: number | undefined;
  /** `must-win`: a Long player is paid both stakes on winning. `literal`: on being Long, whatever the banker holds. */
  readonly 'long.player'?: 'must-win' | 'literal' | undefined;
  readonly 'long.triples'?: 'suggested' | 'always-long' | 'by-points' | undefined;
  /** The tĕrus hands, named as in `classes`. */
  readonly 'terus.classes'?: readonly string[] | undefined;
  /** Whether a player's tĕrus wins the second stake. */
  readonly 'terus.player'?: 'never' | 'wins-both' | undefined;
  readonly 'bank-passes': 'anticlockwise' | 'clockwise' | 'stays';
  readonly 'bank-repeats': 'never' | 'after-losing-to-all' | 'after-winning';
  readonly 'limit.total'?: number | undefined;
  readonly 'limit.banker-stands'?: number | undefined;
  /** Points an ace may count instead of its plain value, where that does not pass the limit. */
  readonly 'limit.high-ace'?: number | undefined;
}

const oneOf = <T extends string>(...members: readonly T[]): OptionSpec<T> => ({
  parse: (value) =>
    members.includes(value as T) ? ok(value as T) : failed(`one of ${members.join(', ')}`),
});
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

const whole = (min: number): OptionSpec<number> => ({
  parse: (value) => (isCount(value) && value >= min ? ok(value) : failed(`a whole number from ${min}`)),
});

/** `{ faces, ranks: 'A2…', suits?: 'SHDC', copies: 4 | { A: 2 } }`. */
export function parseDeck(value: unknown): Result<Deck, string> {
  const expected = '{ faces, ranks, suits?, copies: number or number by rank }';
  if (!isObject(value) || typeof value['ranks'] !== 'string' || value['ranks'] === '') return failed(expected);
  const { faces, ranks, suits = '', copies } = value;
  if (!FACES.includes(faces as Faces) || typeof suits !== 'string') return failed(expected);
  const copiesOf = (rank: string): unknown => (isObject(copies) ? copies[rank] : copies);
  if (![...(ranks as string)].every((rank) => isCount(copiesOf(rank)))) return failed(expected);
  const kinds: CardKind[] = [...(ranks as string)].flatMap((rank) =>
    (suits === '' ? [''] : [...suits]).map((suit) => ({ rank, suit, copies: copiesOf(rank) as number })),
  );
  return ok({ faces: faces as Faces, kinds: kinds.filter((kind) => kind.copies > 0) });
}

function parseSeats(value: unknown): Result<ComparingOptions['seats'], string> {
  if (isObject(value) && isCount(value['min']) && isCount(value['max']) && 2 <= value['min'] && value['min'] <= value['max'])
    return ok({ min: value['min'], max: value['max'] });
  return failed('{ min, max } with 2 ≤ min ≤ max, the banker counted');
}

function parseValues(value: unknown): Result<ComparingOptions['values'], string> {
  if (isObject(value) && Object.values(value).every(isCount)) return ok(value as Record<string, number>);
  return failed('a whole number for every rank');
}

function parseStakes(value: unknown): Result<Stakes, string> {
  if (!isObject(value)) return failed('{ second, larger }');
  const second = oneOf('none', 'optional', 'obligatory').parse(value['second']);
  const larger = oneOf('either', 'first-or-equal', 'second-or-equal').parse(value['larger'] ?? 'either');
  if (second.kind === 'failed') return second;
  return larger.kind === 'failed' ? larger : ok({ second: second.value, larger: larger.value });
}

function parseSideBets(value: unknown): Result<ComparingOptions['side-bets'], string> {
  if (isObject(value) && typeof value['bystanders'] === 'boolean' && typeof value['players'] === 'boolean')
    return ok({ bystanders: value['bystanders'], players: value['players'] });
  return failed('{ bystanders: true or false, players: true or false }');
}

/** The name of a class in data and in results: `triple`, `triple-of-A`, `courts`, `points-9`, `pair`. */
export function className(one: HandClass): string {
  if (one.class === 'triple-of') return `triple-of-${one.rank}`;
  return one.class === 'points' ? `points-${one.points}` : one.class;
}

function readClass(name: unknown): HandClass | undefined {
  if (typeof name !== 'string') return undefined;
  const rank = /^triple-of-(.)$/.exec(name)?.[1];
  if (rank) return { class: 'triple-of', rank };
  const points = /^points-(\d+)$/.exec(name)?.[1];
  if (points) return { class: 'points', points: Number(points) };
  if (name === 'triple' || name === 'courts' || name === 'pair' || name === 'rank-pair') return { class: name };
  return undefined;
}

function parseClasses(value: unknown): Result<readonly HandClass[], string> {
  const classes = Array.isArray(value) ? value.map(readClass) : [undefined];
  return classes.every((one) => one !== undefined)
    ? ok(classes)
    : failed('a list of triple, triple-of-A, courts, points-9, pair, rank-pair, best first');
}

function parseGroups(value: unknown): Result<readonly (readonly string[])[], string> {
  if (Array.isArray(value) && value.every((group) => typeof group === 'string' && group !== ''))
    return ok(value.map((group: string) => [...group]));
  return failed('a list of groups of ranks, best first, such as ["A", "2", "JQK"]');
}

function parseOrder(value: unknown): Result<ComparingOptions['card-order'], string> {
  if (isObject(value) && typeof value['suits'] === 'string' && typeof value['ranks'] === 'string')
    return ok({ suits: value['suits'], ranks: value['ranks'] });
  return failed('{ suits, ranks }, best first');
}

function parsePayment(value: unknown): Result<ComparingOptions['payment'], string> {
  return isObject(value) && isCount(value['win']) && value['win'] > 0
    ? ok({ win: value['win'] })
    : failed('{ win: units paid for each unit staked }');
}

function parseNames(value: unknown): Result<readonly string[], string> {
  const classes = parseClasses(value);
  return classes.kind === 'ok' ? ok(classes.value.map(className)) : classes;
}

const inContract = (contract: string) => ({ option: 'contract', is: [contract] });
const inLimit = { option: 'aim', is: ['limit'] };

export const comparingOptions: OptionTable<ComparingOptions> = {
  aim: oneOf('compare', 'limit'),
  deck: { parse: parseDeck },
  'hand-size': whole(1),
  seats: { parse: parseSeats },
  'first-banker': oneOf('dice', 'unstated'),
  cut: oneOf('none', 'right-of-dealer', 'anyone-but-right-of-dealer'),
  stakes: { parse: parseStakes },
  staking: oneOf('unseen', 'seen'),
  'side-bets': { parse: parseSideBets },
  values: { parse: parseValues },
  residue: oneOf('last-digit', 'last-digit-keeping-tens', 'ten-kept', 'ten-deducted-once', 'none'),
  classes: { parse: parseClasses },
  'triple-order': { parse: parseGroups },
  'card-order': { parse: parseOrder },
  'tie-break': oneOf('none', 'top-then-second', 'top-card', 'suit', 'rank-then-suit'),
  tie: oneOf('push', 'banker', 'player'),
  out: oneOf('none', 'exactly-thirty'),
  'thrown-in': oneOf('none', 'must', 'may'),
  payment: { parse: parsePayment },
  contract: oneOf('none', 'long', 'terus'),
  'long.from': { ...whole(1), when: inContract('long') },
  'long.player': { ...oneOf('must-win', 'literal'), when: inContract('long') },
  'long.triples': { ...oneOf('suggested', 'always-long', 'by-points'), when: inContract('long') },
  'terus.classes': { parse: parseNames, when: inContract('terus') },
  'terus.player': { ...oneOf('never', 'wins-both'), when: inContract('terus') },
  'bank-passes': oneOf('anticlockwise', 'clockwise', 'stays'),
  'bank-repeats': oneOf('never', 'after-losing-to-all', 'after-winning'),
  'limit.total': { ...whole(2), when: inLimit },
  'limit.banker-stands': { ...whole(1), when: inLimit },
  'limit.high-ace': { ...whole(0), when: inLimit },
};
