import type { Citation } from '../citation.ts';
import { againstBanker, compareJudged } from './compare.ts';
import { judge, type Judged, type OptionName, type Rules } from './judge.ts';
import { settle } from './settle.ts';
import type { ComparingEvent, ComparingState, Payment, SeatRuling, SettledStake } from './state.ts';

/** Turns up every hand: what each is, who is paid what by which clause, and who banks next. */
export function reveal(rules: Rules, state: ComparingState): readonly ComparingEvent[] {
  const judged = state.hands.map((hand, seat) => judge(rules, hand, state.thrownIn.includes(seat)));
  const rulings = judged.map((_, seat) => rulingOf(rules, state, judged, seat));
  const payments = [...stakePayments(state, rulings), ...sideBetPayments(rules, state, judged)];
  return [{ kind: 'ruled', rulings }, { kind: 'paid', payments }, whatOfTheBank(rules, state, rulings)];
}

const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index];
  if (found === undefined) throw new Error(`no seat ${index}`);
  return found;
};

function rulingOf(rules: Rules, state: ComparingState, judged: readonly Judged[], seat: number): SeatRuling {
  const hand = at(judged, seat);
  const { category, points, by } = hand;
  const told = { seat, category, points, thrownIn: category === 'thrown-in' };
  if (seat === state.banker) return { ...told, citations: cite(rules, [by]), stakes: [] };
  const banker = at(judged, state.banker);
  const { winner, decidedBy } = againstBanker(rules, hand, banker);
  return {
    ...told,
    result: winner === 'tie' ? 'ties' : winner === 'first' ? 'wins' : 'loses',
    citations: cite(rules, [by, ...decidedBy]),
    stakes: settle(rules, hand, banker, state.stakes[seat] ?? []).map((paid): SettledStake => ({
      stake: paid.stake,
      amount: paid.amount,
      citation: rules.citations[paid.by],
    })),
  };
}

/** The clauses behind some options, each once. */
export function cite(rules: Rules, options: readonly OptionName[]): readonly Citation[] {
  return [...new Set(options)].map((option) => rules.citations[option]);
}

function stakePayments({ banker }: ComparingState, rulings: readonly SeatRuling[]): readonly Payment[] {
  return rulings.flatMap(({ seat, stakes }) =>
    stakes.flatMap(({ amount, citation }, index) => payment(seat, banker, amount, { kind: 'stake', index }, citation)),
  );
}

/** A bystander's bet goes as the first stake of the seat it is laid on; two seats' bet goes to the better hand. */
function sideBetPayments(rules: Rules, state: ComparingState, judged: readonly Judged[]): readonly Payment[] {
  return state.sideBets.flatMap(({ bettor, on, against, amount }, index): readonly Payment[] => {
    const settles = { kind: 'side-bet', index } as const;
    if (against === 'banker') {
      const [first] = settle(rules, at(judged, on), at(judged, state.banker), [amount]);
      return first ? payment(bettor, state.banker, first.amount, settles, rules.citations[first.by]) : [];
    }
    const { winner, decidedBy } = compareJudged(rules, at(judged, on), at(judged, against));
    const sign = winner === 'tie' ? 0 : winner === 'first' ? 1 : -1;
    return payment(bettor, against, sign * amount, settles, rules.citations[decidedBy[0] ?? 'tie']);
  });
}

/** `amount` to the first from the second, or the other way round; nothing where it is nothing. */
function payment(
  to: number,
  from: number,
  amount: number,
  settles: Payment['settles'],
  citation: Citation,
): readonly Payment[] {
  if (amount === 0) return [];
  return [
    amount > 0 ? { from, to, amount, settles, citation } : { from: to, to: from, amount: -amount, settles, citation },
  ];
}

/** Those who staked decide whether the banker has lost to all or beaten all. */
function whatOfTheBank(rules: Rules, state: ComparingState, rulings: readonly SeatRuling[]): ComparingEvent {
  const repeats = rules.options['bank-repeats'];
  const wanted = { never: undefined, 'after-losing-to-all': 'wins', 'after-winning': 'loses' }[repeats];
  const players = rulings.filter(({ stakes }) => stakes.length > 0);
  const offered = players.length > 0 && players.every(({ result }) => result === wanted);
  return offered
    ? { kind: 'bank-offered', seat: state.banker, citation: rules.citations['bank-repeats'] }
    : bankPasses(rules, state);
}

export function bankPasses({ options, citations }: Rules, { banker, seats }: ComparingState): ComparingEvent {
  const step = { anticlockwise: 1, clockwise: -1, stays: 0 }[options['bank-passes']];
  return { kind: 'bank', seat: (banker + step + seats.length) % seats.length, citation: citations['bank-passes'] };
}
