import { failed, ok, type Result } from '../result.ts';
import type { Rules } from './judge.ts';
import type { ComparingEvent, ComparingRefusal, ComparingState, SideBet } from './state.ts';

type Decision = Result<readonly ComparingEvent[], ComparingRefusal>;

const isStake = (amount: number): boolean => Number.isSafeInteger(amount) && amount > 0;

/** Lays a seat's stakes: none to sit out, one, or two where the account knows a second. */
export function layStakes(rules: Rules, state: ComparingState, seat: number, stakes: readonly number[]): Decision {
  if (state.phase.kind !== 'staking') return failed({ kind: 'wrong-phase', phase: state.phase.kind });
  if (seat === state.banker) return failed({ kind: 'banker-stakes-nothing', seat });
  const refusal = whyNotStakes(rules, stakes);
  return refusal ? failed(refusal) : ok([{ kind: 'staked', seat, stakes, citation: rules.citations.stakes }]);
}

/** What an account objects to in a seat's stakes. */
export function whyNotStakes({ options, citations }: Rules, stakes: readonly number[]): ComparingRefusal | undefined {
  const bad = stakes.find((stake) => !isStake(stake));
  if (bad !== undefined) return { kind: 'bad-stake', stake: bad };
  const { second, larger } = options.stakes;
  const citation = citations.stakes;
  const [one, two] = stakes;
  if (stakes.length > 2 || (two !== undefined && second === 'none')) return { kind: 'no-second-stake', citation };
  if (one === undefined) return undefined;
  if (two === undefined) return second === 'obligatory' ? { kind: 'second-stake-owed', citation } : undefined;
  if (larger === 'first-or-equal' && two > one) return { kind: 'stake-too-large', which: 'second', citation };
  if (larger === 'second-or-equal' && one > two) return { kind: 'stake-too-large', which: 'first', citation };
  return undefined;
}

/** Lays a bystander's bet on a player, or one player's bet with another. */
export function laySideBet(rules: Rules, state: ComparingState, bet: SideBet): Decision {
  if (state.phase.kind !== 'staking') return failed({ kind: 'wrong-phase', phase: state.phase.kind });
  const { seats, bystanders, banker } = state;
  const field = badField(bet, seats.length, bystanders.length, banker);
  if (field) return failed({ kind: 'bad-side-bet', field });
  const allowed = rules.options['side-bets'];
  const citation = rules.citations['side-bets'];
  const permitted = bet.bettor >= seats.length ? allowed.bystanders : allowed.players;
  return permitted ? ok([{ kind: 'side-bet-laid', bet, citation }]) : failed({ kind: 'no-side-bets', citation });
}

function badField(bet: SideBet, seats: number, bystanders: number, banker: number): keyof SideBet | undefined {
  const isBystander = bet.bettor >= seats;
  if (bet.bettor < 0 || bet.bettor >= seats + bystanders) return 'bettor';
  if (bet.on < 0 || bet.on >= seats || bet.on === banker) return 'on';
  if (typeof bet.against === 'number') {
    // A seat bets on its own hand against another's.
    if (isBystander || bet.bettor !== bet.on) return 'bettor';
    if (bet.against < 0 || bet.against >= seats || bet.against === bet.on || bet.against === banker) return 'against';
  } else if (!isBystander && bet.bettor === bet.on) return 'on';
  return isStake(bet.amount) ? undefined : 'amount';
}
