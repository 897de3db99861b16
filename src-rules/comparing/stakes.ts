import { failed, ok, type Result } from '../result.ts';
import type { Rules } from './judge.ts';
import type { ComparingEvent, ComparingRefusal, ComparingState, SideBet } from './state.ts';

type Decision = Result<readonly ComparingEvent[], ComparingRefusal>;

function isStake(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount > 0;
}

/** Lays a seat's stakes: none to sit out, one, or two where the account knows a second. */
export function layStakes(rules: Rules, state: ComparingState, seat: number, stakes: readonly number[]): Decision {
  if (state.phase.kind !== 'staking') return failed({ kind: 'wrong-phase', phase: state.phase.kind });
  if (seat >= state.seats.length) return failed({ kind: 'no-such-seat', seat, seats: state.seats.length });
  if (seat === state.banker) return failed({ kind: 'banker-stakes-nothing', seat });
  const refusal = wrongStakes(rules, stakes);
  return refusal ? failed(refusal) : ok([{ kind: 'staked', seat, stakes, citation: rules.citations.stakes }]);
}

/** What an account objects to in a seat's stakes. */
export function wrongStakes({ options, citations }: Rules, stakes: readonly number[]): ComparingRefusal | undefined {
  const bad = stakes.find((stake) => !isStake(stake));
  if (bad !== undefined) return { kind: 'bad-stake', stake: bad };
  const citation = citations.stakes;
  const { second, larger } = options.stakes;
  const [one, two] = stakes;
  if (stakes.length > 2) return { kind: 'too-many-stakes', stakes: stakes.length, citation };
  if (one === undefined) return undefined;
  if (two === undefined) return second === 'obligatory' ? { kind: 'second-stake-owed', citation } : undefined;
  if (second === 'none') return { kind: 'no-second-stake', citation };
  if (larger === 'first-or-equal' && two > one) return { kind: 'stake-too-large', which: 'second', citation };
  if (larger === 'second-or-equal' && one > two) return { kind: 'stake-too-large', which: 'first', citation };
  return undefined;
}

/** Lays a bystander's bet on a player, or one player's bet with another. */
export function laySideBet(rules: Rules, state: ComparingState, bet: SideBet): Decision {
  if (state.phase.kind !== 'staking') return failed({ kind: 'wrong-phase', phase: state.phase.kind });
  const field = wrongField(state, bet);
  if (field) return failed({ kind: 'bad-side-bet', field });
  const allowed = rules.options['side-bets'];
  const citation = rules.citations['side-bets'];
  const permitted = bet.against === 'banker' ? allowed.bystanders : allowed.players;
  return permitted ? ok([{ kind: 'side-bet-laid', bet, citation }]) : failed({ kind: 'no-side-bets', citation });
}

function wrongField({ seats, bystanders, banker }: ComparingState, bet: SideBet): keyof SideBet | undefined {
  const { bettor, on, against, amount } = bet;
  const isPlayer = (seat: number): boolean => seat < seats.length && seat !== banker;
  if (bettor >= seats.length + bystanders.length) return 'bettor';
  if (!isPlayer(on)) return 'on';
  if (against === 'banker' ? bettor < seats.length : bettor !== on) return 'bettor';
  if (against !== 'banker' && (against === on || !isPlayer(against))) return 'against';
  return isStake(amount) ? undefined : 'amount';
}
