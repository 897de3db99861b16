import type { FullVariant } from '#contract/records.ts';
import { ok } from '#rules/result.ts';
import type { Outcome } from './command.ts';

const NOTE = 'conjecture: nobody knows what was played with these pieces, and this is a guess tried on them';

/** Whether an account is a guess throughout: even what is aimed at in the game is one. */
export const isConjecture = ({ clauses }: FullVariant): boolean =>
  clauses.find(({ option }) => option === 'aim')?.basis === 'conjectured';

/** Says above an answer that its account is a guess. */
export function markConjecture(variant: FullVariant, outcome: Outcome): Outcome {
  if (outcome.kind === 'failed' || !isConjecture(variant)) return outcome;
  const { json, text } = outcome.value;
  return ok({ json: { conjecture: true, ...(json as object) }, text: () => `${NOTE}\n\n${text()}` });
}
