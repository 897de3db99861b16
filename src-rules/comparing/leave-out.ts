import type { Rules } from './judge.ts';
import { wrongStakes } from './stakes.ts';
import type { ComparingCommand } from './state.ts';

/** What of a deal another account has no room for. */
export const LEFT_OUT = ['second-stakes', 'side-bets'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

export interface Fitted {
  /** Absent where nothing is left of it. */
  readonly command?: ComparingCommand;
  readonly leftOut?: LeftOut;
}

/** A command as an account can take it: without a second stake it refuses, or a bet it does not know. */
export function leaveOut(rules: Rules, command: ComparingCommand): Fitted {
  switch (command.kind) {
    case 'stake': {
      const [first] = command.stakes;
      const refusal = wrongStakes(rules, command.stakes);
      if (first === undefined || !(refusal?.kind === 'no-second-stake' || refusal?.kind === 'stake-too-large'))
        return { command };
      return { command: { ...command, stakes: [first] }, leftOut: 'second-stakes' };
    }
    case 'side-bet': {
      const { bystanders, players } = rules.options['side-bets'];
      const known = command.bet.against === 'banker' ? bystanders : players;
      return known ? { command } : { leftOut: 'side-bets' };
    }
    default:
      return { command };
  }
}
