import type { FullVariant } from '#contract/records.ts';
import { claimsOf, rankOf, type Made } from '#rules/meld/calls.ts';
import { priorityOf, type MeldRules } from '#rules/meld/claims.ts';
import { makeKind } from '#rules/meld/deck.ts';
import type { MeldState, Next } from '#rules/meld/state.ts';
import { ok } from '#rules/result.ts';
import type { Outcome } from '../command.ts';
import { refused } from '../failure.ts';
import { table } from '../table.ts';
import { cited } from '../tally/words.ts';
import { layPosition } from './position.ts';
import { CALL_NAMES, cardList, cardWords, playerWords } from './words.ts';

/** Who may take the card shown, by which priority, and who gets it if everybody calls. */
export function claimsAnswer(variant: FullVariant, set: Readonly<Record<string, string>>, path: string): Outcome {
  const laid = layPosition(variant, set, path);
  if (laid.kind === 'failed') return laid;
  const { compiled, state, next: shown } = laid.value;
  const { rules, cite } = compiled;
  if (shown.kind !== 'shown')
    return refused('no-card-shown', 'no card lies open', {
      field: 'position.next',
      remedy: 'write { "shown": { "card", "from", "origin" } }',
    });
  const claims = claimsMade(rules, state, shown);
  const { card, from, origin } = shown;
  const [best] = claims;
  return ok({
    json: {
      variant: variant.id,
      card: makeKind(card),
      from,
      origin,
      claims: claims.map((made) => claimJson(rules, made)),
      taker: best ? claimJson(rules, best) : null,
      clauses: [cite(rules.citations.priorities), cite(rules.citations.melds)],
    },
    text: () => page(rules, shown, claims),
  });
}

type Shown = Next & { readonly kind: 'shown' };

/** Every claim, the one that would get the card first. */
function claimsMade(rules: MeldRules, state: MeldState, shown: Shown): readonly Made[] {
  const rank = (made: Made): number => rankOf(rules, state, shown.from, made);
  return state.seats
    .flatMap((_, seat) => claimsOf(rules, state, seat, shown).map((claim): Made => ({ seat, claim })))
    .sort((a, b) => rank(a) - rank(b));
}

const claimJson = (rules: MeldRules, { seat, claim }: Made) => ({
  seat,
  call: claim.call,
  priority: priorityOf(rules, claim),
  meld: cardList(claim.meld.cards),
  gives: cardList(claim.gives),
  wins: claim.wins,
});

function page(rules: MeldRules, { card, from, origin }: Shown, claims: readonly Made[]): string {
  const rows = claims.map(({ seat, claim }) => [
    priorityOf(rules, claim),
    playerWords(seat),
    CALL_NAMES[claim.call],
    cardWords(claim.meld.cards),
  ]);
  const [best] = claims;
  return [
    `${makeKind(card)}, the ${origin} of ${playerWords(from)}${cited(rules.citations.priorities)}`,
    '',
    table(['priority', 'who', 'call', 'meld'], rows),
    '',
    best ? `if all call, ${playerWords(best.seat)} gets it by ${best.claim.call}` : 'nobody can use it',
  ].join('\n');
}
