import { failed, ok, type Result } from '../result.ts';
import { share, type Share } from '../share.ts';
import { sizeOf, type CardKind, type Deck } from './deck.ts';
import type { Rules } from './judge.ts';
import { judgeLimit, limitCount } from './limit.ts';

/** A player who draws below a fixed count against a banker who does the same below the account's. */
export interface LimitOdds {
  readonly stands: number;
  readonly win: Share;
  readonly tie: Share;
  readonly lose: Share;
  /** The banker's gain for each unit staked. */
  readonly edge: Share;
  /** Where the player ends: each count, and past the limit. */
  readonly ends: readonly { readonly category: string; readonly share: Share }[];
}

/** Why a game is not counted: somebody may find nothing left to draw, or hands can grow in too many ways. */
export type NotCounted =
  { readonly kind: 'too-few-pieces'; readonly pieces: number } | { readonly kind: 'too-many-ways' };

/** Meetings of two hands that can be counted while somebody waits. */
const MOST_MEETINGS = 1e8;
const MOST_ENDINGS = 2e4;

/** How a hand may end: which kinds it has drawn, and in how many orders it may have drawn them. */
interface Ending {
  readonly uses: readonly number[];
  readonly size: number;
  readonly orders: number;
  readonly category: string;
  readonly strength: number;
}

export function limitOdds(
  rules: Rules,
  stands: number,
  deck: Deck = rules.options.deck,
): Result<LimitOdds, NotCounted> {
  const { 'limit.banker-stands': bankerStands = 0 } = rules.options;
  const kinds = countingKinds(rules, deck, Math.min(stands, bankerStands));
  const players = endings(rules, kinds, stands);
  const bankers = endings(rules, kinds, bankerStands);
  if (!players || !bankers) return failed({ kind: 'too-many-ways' });
  const pieces = kinds.reduce((sum, { copies }) => sum + copies, 0);
  const depth = players.longest + bankers.longest;
  if (depth > pieces) return failed({ kind: 'too-few-pieces', pieces: sizeOf(deck) });
  if (players.hands.length * bankers.hands.length > MOST_MEETINGS) return failed({ kind: 'too-many-ways' });
  const copies = kinds.map((kind) => kind.copies);
  const counted = countEndings(players.hands, bankers.hands, copies);
  return counted ? ok(oddsOf(rules, stands, counted, pieces, depth)) : failed({ kind: 'too-many-ways' });
}

function oddsOf(rules: Rules, stands: number, counted: Counted, pieces: number, depth: number): LimitOdds {
  const { lose, tie, win, ends } = counted;
  const ofAll = (counts: Counts): Share => shareOfAll(counts, pieces, depth);
  const paid = BigInt(rules.options.payment.win);
  const tied = { push: 0n, banker: 1n, player: -paid }[rules.options.tie];
  return {
    stands,
    win: ofAll(win),
    tie: ofAll(tie),
    lose: ofAll(lose),
    edge: ofAll(lose.map((count, size) => count - paid * win[size]! + tied * tie[size]!)),
    ends: [...ends].map(([category, counts]) => ({ category, share: ofAll(counts) })),
  };
}

/**
 * Pieces that count alike are of one kind in this game, save that only aces count in two ways. Those that count nothing
 * change neither what else is drawn nor when anybody stands, unless a single piece may be enough to stand on.
 */
function countingKinds({ options }: Rules, { kinds }: Deck, enough: number): readonly CardKind[] {
  const grouped = new Map<string, CardKind>();
  const valueOf = ({ rank }: CardKind): number => options.values[rank] ?? 0;
  for (const kind of kinds) {
    const key = kind.rank === 'A' ? 'A' : String(valueOf(kind));
    grouped.set(key, { ...kind, copies: kind.copies + (grouped.get(key)?.copies ?? 0) });
  }
  const all = [...grouped.values()];
  const largest = Math.max(options['limit.high-ace'] ?? 0, ...all.map(valueOf));
  return largest < enough ? all.filter((kind) => kind.rank === 'A' || valueOf(kind) > 0) : all;
}

/**
 * Every hand that draws below `stands` and then stands. The orders in which it may draw depend on the values of its
 * pieces alone, so that they can be found before anybody knows what the deck still holds.
 */
function endings(
  rules: Rules,
  kinds: readonly CardKind[],
  stands: number,
): { readonly hands: readonly Ending[]; readonly longest: number } | null {
  const enough = Math.min(stands, rules.options['limit.total'] ?? stands);
  const hands: Ending[] = [];
  let open: readonly Drawn[] = [{ uses: kinds.map(() => 0), orders: 1 }];
  let longest = 0;
  for (let size = 0; open.length > 0; size++) {
    const goesOn: Drawn[] = [];
    for (const drawn of open) {
      const hand = drawn.uses.flatMap((count, kind) => Array.from({ length: count }, () => kinds[kind]!));
      if (size < rules.options['hand-size'] || limitCount(rules, hand) < enough) goesOn.push(drawn);
      else hands.push({ ...drawn, size, ...judgeLimit(rules, hand) });
    }
    if (hands.length + goesOn.length > MOST_ENDINGS) return null;
    longest = size;
    open = drawOnce(goesOn, kinds);
  }
  return { hands, longest };
}

interface Drawn {
  readonly uses: readonly number[];
  readonly orders: number;
}

function drawOnce(hands: readonly Drawn[], kinds: readonly CardKind[]): readonly Drawn[] {
  const most = Math.max(...kinds.map(({ copies }) => copies));
  const next = new Map<number, { uses: readonly number[]; orders: number }>();
  for (const { uses, orders } of hands) {
    const key = uses.reduce((digits, count) => digits * (most + 1) + count, 0);
    let weight = (most + 1) ** kinds.length;
    for (const [kind, { copies }] of kinds.entries()) {
      weight /= most + 1;
      if (uses[kind]! === copies) continue;
      const known = next.get(key + weight);
      if (known) known.orders += orders;
      else next.set(key + weight, { uses: uses.with(kind, uses[kind]! + 1), orders });
    }
  }
  return [...next.values()];
}

/** By the number of pieces drawn, in how many orders they can come. */
type Counts = readonly bigint[];

interface Counted {
  readonly lose: bigint[];
  readonly tie: bigint[];
  readonly win: bigint[];
  readonly ends: Map<string, bigint[]>;
}

function countEndings(
  players: readonly Ending[],
  bankers: readonly Ending[],
  copies: readonly number[],
): Counted | null {
  const sizes = maxSize(players) + maxSize(bankers) + 1;
  const zeros = (): bigint[] => new Array<bigint>(sizes).fill(0n);
  const counted: Counted = { lose: zeros(), tie: zeros(), win: zeros(), ends: new Map() };
  const rivals = flatten(bankers, copies);
  for (const player of players) {
    const drawn = waysToDraw(player, copies);
    const results = player.strength < 0 ? [] : against(player, rivals, copies);
    // Past that, ordinary numbers are no longer exact.
    if (Math.max(drawn, ...results.flatMap((bySize) => [...bySize])) > Number.MAX_SAFE_INTEGER) return null;
    const ways = BigInt(drawn);
    const ends = counted.ends.get(player.category) ?? zeros();
    ends[player.size]! += ways;
    counted.ends.set(player.category, ends);
    // Past the limit the player has lost, whatever the banker draws.
    if (player.strength < 0) counted.lose[player.size]! += ways;
    for (const [sign, bySize] of results.entries())
      bySize.forEach((count, size) => {
        if (count > 0) [counted.lose, counted.tie, counted.win][sign]![player.size + size]! += ways * BigInt(count);
      });
  }
  return counted;
}

const maxSize = (hands: readonly Ending[]): number => Math.max(...hands.map((hand) => hand.size));

function waysToDraw({ uses, orders }: Ending, copies: readonly number[]): number {
  return uses.reduce((ways, count, kind) => ways * falling(copies[kind]!, count), orders);
}

/** Slots as in the duels of the other games: so many pieces of one kind. Flat, because every pair of hands is met. */
interface Rivals {
  readonly most: number;
  readonly longest: number;
  readonly starts: Int32Array;
  readonly slots: Int32Array;
  readonly orders: Float64Array;
  readonly sizes: Uint8Array;
  readonly strengths: Int32Array;
}

function flatten(hands: readonly Ending[], copies: readonly number[]): Rivals {
  const most = Math.max(...copies);
  const starts = [0];
  const slots: number[] = [];
  for (const { uses } of hands) {
    for (const [kind, count] of uses.entries()) if (count > 0) slots.push(kind * (most + 1) + count);
    starts.push(slots.length);
  }
  return {
    most,
    longest: maxSize(hands),
    starts: Int32Array.from(starts),
    slots: Int32Array.from(slots),
    orders: Float64Array.from(hands, ({ orders }) => orders),
    sizes: Uint8Array.from(hands, ({ size }) => size),
    strengths: Int32Array.from(hands, ({ strength }) => strength),
  };
}

/** Where the banker's hand beats, equals or loses to a player's: by size, the orders it can come in. */
function against(player: Ending, rivals: Rivals, copies: readonly number[]): readonly Float64Array[] {
  const { longest, starts, slots, orders, sizes, strengths } = rivals;
  const table = ordersLeft(player, rivals, copies);
  const width = longest + 1;
  const counts = new Float64Array(3 * width);
  for (let banker = 0; banker < orders.length; banker++) {
    let ways = orders[banker]!;
    for (let at = starts[banker]!; at < starts[banker + 1]!; at++) ways *= table[slots[at]!]!;
    counts[(1 + Math.sign(player.strength - strengths[banker]!)) * width + sizes[banker]!]! += ways;
  }
  return [0, 1, 2].map((sign) => counts.subarray(sign * width, (sign + 1) * width));
}

/** By slot, in how many orders the pieces can be drawn once the player has drawn. */
function ordersLeft({ uses }: Ending, { most }: Rivals, copies: readonly number[]): Float64Array {
  const table = new Float64Array(copies.length * (most + 1));
  for (const [kind, held] of copies.entries())
    for (let count = 0; count <= most; count++) table[kind * (most + 1) + count] = falling(held - uses[kind]!, count);
  return table;
}

/** In how many orders `k` of `n` can be drawn. */
function falling(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways *= Math.max(0, n - i);
  return ways;
}

/** Hands of different sizes leave different numbers of pieces undrawn; drawn to one depth, all orders are alike. */
function shareOfAll(counts: Counts, pieces: number, depth: number): Share {
  const orders = (from: number, draws: number): bigint => {
    let ways = 1n;
    for (let i = 0; i < draws; i++) ways *= BigInt(from - i);
    return ways;
  };
  const num = counts.reduce((sum, count, size) => sum + count * orders(pieces - size, depth - size), 0n);
  return share(num, orders(pieces, depth));
}
