import type { FullVariant } from '#contract/records.ts';
import { ok } from '#rules/result.ts';
import type { Outcome } from './command.ts';

const NOTE = 'conjecture: nobody knows what was played with these pieces, and this is a guess tried on them';

/** Says above an answer that its account is a guess, where even what is aimed at in the game is one. */
export function markConjecture({ clauses }: FullVariant, outcome: Outcome): Outcome {
  const aim = clauses.find(({ option }) => option === 'aim');
  if (outcome.kind === 'failed' || aim?.basis !== 'conjectured') return outcome;
  const { json, text } = outcome.value;
  return ok({ json: { conjecture: true, ...(json as object) }, text: () => `${NOTE}\n\n${text()}` });
}
