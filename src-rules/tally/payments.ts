import { commonDenominator, divide, fraction, multiply, negate, sum, type Fraction } from '../fraction.ts';

export interface Payment {
  readonly from: number;
  readonly to: number;
  readonly amount: Fraction;
}

/** Up to here the least number of payments is exact; each further player who is not even doubles the work. */
export const EXACT_UP_TO = 16;

/**
 * Settles the nets in the fewest payments. A group of k players whose nets sum to zero settles in k - 1 payments among
 * themselves, so the fewest payments come of the most such groups.
 */
export function fewestPayments(nets: readonly Fraction[]): readonly Payment[] {
  const scale = commonDenominator(nets);
  const amounts = nets.map((net) => (net.num * scale) / net.den);
  const uneven = amounts.flatMap((amount, seat) => (amount === 0 ? [] : [seat]));
  const groups = uneven.length <= EXACT_UP_TO ? evenGroups(uneven, amounts) : [uneven];
  return groups.flatMap((group) => settleGroup(group, amounts, scale));
}

/** Every loser pays every winner, in proportion to what each of them won. */
export function proportionalPayments(nets: readonly Fraction[]): readonly Payment[] {
  const seats = nets.map((net, seat) => ({ net, seat }));
  const winners = seats.filter(({ net }) => net.num > 0);
  const won = sum(winners.map(({ net }) => net));
  return seats
    .filter(({ net }) => net.num < 0)
    .flatMap((loser) =>
      winners.map((winner) => ({
        from: loser.seat,
        to: winner.seat,
        amount: divide(multiply(negate(loser.net), winner.net), won),
      })),
    );
}

/** Splits the players into the most groups whose amounts each sum to zero, by the best way to build up every subset. */
function evenGroups(seats: readonly number[], amounts: readonly number[]): readonly (readonly number[])[] {
  const subsets = 2 ** seats.length;
  const totals = new Float64Array(subsets);
  const groups = new Uint8Array(subsets);
  const lastAdded = new Uint8Array(subsets);
  for (let subset = 1; subset < subsets; subset++) {
    seats.forEach((seat, bit) => {
      if ((subset & (1 << bit)) === 0) return;
      const rest = subset ^ (1 << bit);
      totals[subset] = totals[rest]! + amounts[seat]!;
      if (groups[rest]! < groups[subset]!) return;
      groups[subset] = groups[rest]!;
      lastAdded[subset] = bit;
    });
    if (totals[subset] === 0) groups[subset]!++;
  }
  return unwind(seats, totals, lastAdded);
}

/** Walks back from all players: each time the rest sums to zero, the players passed since form a group. */
function unwind(seats: readonly number[], totals: Float64Array, lastAdded: Uint8Array): readonly (readonly number[])[] {
  const groups: number[][] = [];
  let group: number[] = [];
  for (let subset = totals.length - 1; subset > 0;) {
    const bit = lastAdded[subset]!;
    group.push(seats[bit]!);
    subset ^= 1 << bit;
    if (totals[subset] !== 0) continue;
    groups.push(group);
    group = [];
  }
  return groups;
}

/** The largest debtor pays the largest creditor until the group is even: at most one payment fewer than players. */
function settleGroup(group: readonly number[], amounts: readonly number[], scale: number): readonly Payment[] {
  const left = new Map(group.map((seat) => [seat, amounts[seat] ?? 0]));
  const payments: Payment[] = [];
  for (;;) {
    const [from, owes] = extreme(left, (a, b) => a < b);
    const [to, due] = extreme(left, (a, b) => a > b);
    if (owes >= 0) return payments;
    const paid = Math.min(-owes, due);
    payments.push({ from, to, amount: fraction(paid, scale) });
    left.set(from, owes + paid).set(to, due - paid);
  }
}

function extreme(left: ReadonlyMap<number, number>, isMore: (a: number, b: number) => boolean): [number, number] {
  return [...left].reduce((best, one) => (isMore(one[1], best[1]) ? one : best));
}
