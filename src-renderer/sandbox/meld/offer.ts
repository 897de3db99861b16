import { findMeld, sameCards, type MeldRules } from '#rules/meld/claims.ts';
import type { Kind } from '#rules/meld/deck.ts';
import type { Claim, Claiming, MeldCommand } from '#rules/meld/state.ts';
import type { Call } from '#rules/meld/options.ts';

export const claimCommand = (seat: number, { call, meld }: Claim): MeldCommand => ({
  kind: 'claim',
  seat,
  call,
  meld: meld.cards,
});

/**
 * The claim that picked cards make with the card that lies open, a win before all others. Where they make none, the call that was meant is sent
 * all the same: the refusal names the clause.
 */
export function claimWith(
  rules: MeldRules,
  seat: number,
  { card, from }: Claiming,
  claims: readonly Claim[],
  picked: readonly Kind[],
): MeldCommand {
  const meld = [card, ...picked];
  const possible = claims.filter((claim) => sameCards(claim.meld.cards, meld));
  const made = possible.find(({ wins }) => wins) ?? possible[0];
  return made ? claimCommand(seat, made) : { kind: 'claim', seat, call: meantBy(rules, from === seat, meld), meld };
}

function meantBy(rules: MeldRules, own: boolean, meld: readonly Kind[]): Call {
  const kind = findMeld(rules, meld)?.kind;
  if (kind === 'quad') return 'gan';
  if (kind === 'triple') return 'pong';
  return own ? 'own' : 'chi';
}
