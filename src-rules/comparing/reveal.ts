import type { Citation } from '../citation.ts';
import { againstBanker, compareJudged } from './compare.ts';
import { judge, type Judged, type OptionName, type Rules } from './judge.ts';
import { settle } from './settle.ts';
import type { ComparingEvent, ComparingState, Payment, SeatRuling } from './state.ts';

/** Turns up every hand: what each is, who is paid what by which clause, and who banks next. */
export function reveal(rules: Rules, state: ComparingState): readonly ComparingEvent[] {
  const judged = state.hands.map((hand, seat) => judge(rules, hand, state.thrownIn.includes(seat)));
  const rulings = judged.map((_, seat) => rulingOf(rules, state, judged, seat));
  const payments = [...stakesPaid(rules, state, judged), ...sideBetsPaid(rules, state, judged)];
  return [{ kind: 'ruled', rulings }, { kind: 'paid', payments }, nextBanker(rules, state, rulings)];
}

const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index];
  if (found === undefined) throw new Error(`no seat ${index}`);
  return found;
};

function rulingOf(rules: Rules, state: ComparingState, judged: readonly Judged[], seat: number): SeatRuling {
  const { category, points, by } = at(judged, seat);
  const told = { seat, category, points, thrownIn: category === 'thrown-in' };
  if (seat === state.banker) return { ...told, citations: cite(rules, [by]) };
  const { winner, decidedBy } = againstBanker(rules, at(judged, seat), at(judged, state.banker));
  const result = winner === 'tie' ? 'ties' : winner === 'first' ? 'wins' : 'loses';
  return { ...told, result, citations: cite(rules, [by, ...decidedBy]) };
}

/** The clauses behind some options, each once. */
export function cite(rules: Rules, options: readonly OptionName[]): readonly Citation[] {
  return [...new Set(options)].map((option) => rules.citations[option]);
}

function stakesPaid(rules: Rules, state: ComparingState, judged: readonly Judged[]): readonly Payment[] {
  const banker = at(judged, state.banker);
  return state.stakes.flatMap((stakes, seat) =>
    settle(rules, at(judged, seat), banker, stakes).flatMap(({ amount, by }, index) =>
      payment(seat, state.banker, amount, { kind: 'stake', index }, rules.citations[by]),
    ),
  );
}

/** A bystander's bet goes as the first stake of the seat it is laid on; two seats' bet goes to the better hand. */
function sideBetsPaid(rules: Rules, state: ComparingState, judged: readonly Judged[]): readonly Payment[] {
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

function nextBanker(rules: Rules, state: ComparingState, rulings: readonly SeatRuling[]): ComparingEvent {
  const { options, citations } = rules;
  const players = rulings.filter(({ seat }) => seat !== state.banker);
  const lostToAll = players.every(({ result }) => result === 'wins');
  const beatAll = players.every(({ result }) => result === 'loses');
  const repeats =
    (options['bank-repeats'] === 'after-losing-to-all' && lostToAll) ||
    (options['bank-repeats'] === 'after-winning' && beatAll);
  if (repeats) return { kind: 'bank', seat: state.banker, citation: citations['bank-repeats'] };
  const step = { anticlockwise: 1, clockwise: -1, stays: 0 }[options['bank-passes']];
  const seat = (state.banker + step + state.seats.length) % state.seats.length;
  return { kind: 'bank', seat, citation: citations['bank-passes'] };
}
