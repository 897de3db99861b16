import type { Citation } from '../citation.ts';
import { add, fraction, multiply, negate, type Fraction } from '../fraction.ts';
import { failed, ok, type Result } from '../result.ts';
import { fewestPayments, proportionalPayments, type Payment } from './payments.ts';
import { value, type Rules } from './rules.ts';
import { fullStock, totalWorth, worths } from './stock.ts';

export type Settlement =
  | {
      readonly kind: 'against-average';
      readonly points: readonly number[];
      readonly average: Fraction;
      /** What each player draws, negative where he pays; they sum to zero. */
      readonly nets: readonly Fraction[];
      readonly payments: readonly Payment[];
      readonly citation: Citation;
      readonly fractions: Citation;
      readonly sharing: Citation;
    }
  | {
      readonly kind: 'most-points';
      readonly points: readonly number[];
      readonly winners: readonly number[];
      readonly citation: Citation;
    }
  | {
      readonly kind: 'title';
      readonly points: readonly number[];
      readonly winner: number | null;
      readonly citation: Citation;
    };

/** Points that are not those of the whole stock shared out: the nets would not sum to zero. */
export interface PointsRefusal {
  readonly kind: 'points-do-not-add-up';
  readonly found: number;
  readonly expected: number;
  readonly citation: Citation;
}

/** Settles a finished game. `title` is the seat that holds the first prize. */
export function settle(
  points: readonly number[],
  title: number | null,
  rules: Rules,
): Result<Settlement, PointsRefusal> {
  const stock = rules.options.stock;
  const expected = totalWorth(fullStock(stock), worths(stock));
  const found = points.reduce((sum, one) => sum + one, 0);
  if (found !== expected)
    return failed({ kind: 'points-do-not-add-up', found, expected, citation: rules.citations.stock });
  const citation = rules.citations.settlement;
  const how = rules.options.settlement;
  switch (how) {
    case 'against-average':
      return ok(againstAverage(points, fraction(expected, points.length), rules));
    case 'most-points': {
      const most = Math.max(...points);
      const winners = points.flatMap((one, seat) => (one === most ? [seat] : []));
      return ok({ kind: how, points, winners, citation });
    }
    case 'title':
      return ok({ kind: how, points, winner: title, citation });
  }
}

function againstAverage(points: readonly number[], average: Fraction, rules: Rules): Settlement {
  const exact = points.map((one) => add(fraction(one), negate(average)));
  const nets = average.den === 1 ? exact : wholeNets(exact, rules);
  const payments = value(rules, 'sharing') === 'pot' ? fewestPayments(nets) : proportionalPayments(nets);
  return {
    kind: 'against-average',
    points,
    average,
    nets,
    payments,
    citation: rules.citations.settlement,
    fractions: rules.citations.fractions,
    sharing: rules.citations.sharing,
  };
}

/** What an average that is not whole makes of the stakes. */
function wholeNets(nets: readonly Fraction[], rules: Rules): readonly Fraction[] {
  const how = value(rules, 'fractions');
  switch (how) {
    case 'exact':
      return nets;
    case 'scaled':
      return nets.map((net) => multiply(net, fraction(nets.length)));
    case 'rounded':
      return rounded(nets);
  }
}

/** Losers pay rounded down; the winners share what is paid in proportion, the remainder going to the highest. */
function rounded(nets: readonly Fraction[]): readonly Fraction[] {
  const paid = nets.map(({ num, den }) => (num < 0 ? Math.floor(-num / den) : 0));
  const pot = paid.reduce((sum, one) => sum + one, 0);
  const won = nets.reduce((total, net) => (net.num > 0 ? add(total, net) : total), fraction(0));
  const drawn = nets.map(({ num, den }) => (num > 0 ? Math.floor((pot * num * won.den) / (den * won.num)) : 0));
  const highest = nets.reduce((best, net, seat) => (compare(net, nets[best]) > 0 ? seat : best), 0);
  const remainder = drawn.reduce((left, one) => left - one, pot);
  return nets.map((_, seat) => fraction(drawn[seat]! + (seat === highest ? remainder : 0) - paid[seat]!));
}

function compare(a: Fraction, b: Fraction | undefined): number {
  return b === undefined ? 1 : a.num * b.den - b.num * a.den;
}
