import { z } from 'zod';
import { formatDice, parseDice } from '#rules/dice/throw.ts';
import { ok } from '#rules/result.ts';
import { DICE } from '#rules/tally/parse.ts';
import { score as scoreThrow, type Score } from '#rules/tally/score.ts';
import { common, text } from '../arguments.ts';
import { command } from '../command.ts';
import { findVariant } from '../context.ts';
import type { Cited } from '../rules.ts';
import { table } from '../table.ts';
import { refuseTally } from '../tally/refuse.ts';
import { tallyRules } from '../tally/rules.ts';
import { COMBINATION_NAMES } from '../tally/words.ts';

export const score = command({
  name: 'score',
  summary: 'what a throw of six dice is worth, and by which clause',
  positionals: ['variant', 'throw…'],
  args: z.strictObject({ variant: text, throw: text, ...common }),
  run: (context, { variant: id, throw: thrown, set }) => {
    const variant = findVariant(context, id);
    if (variant.kind === 'failed') return variant;
    const compiled = tallyRules(variant.value, set);
    if (compiled.kind === 'failed') return compiled;
    const dice = parseDice(thrown, DICE);
    if (dice.kind === 'failed') return refuseTally(dice.error);
    const { awards, worth } = scoreThrow(compiled.value.rules, dice.value);
    const scored = awards.map(({ citation, ...award }) => ({ ...award, ...compiled.value.cite(citation) }));
    return ok({
      json: { variant: id, throw: formatDice(dice.value), awards: scored, worth },
      text: () => page(scored, worth),
    });
  },
});

type Scored = Omit<Score['awards'][number], 'citation'> & Cited;

function page(awards: readonly Scored[], worth: Score['worth']): string {
  if (awards.length === 0) return 'pays nothing';
  const rows = awards.map((one) => [
    COMBINATION_NAMES[one.combination],
    String(one.worth),
    one.takes.join(', '),
    one.clause,
    one.basis,
    one.passages.join(', '),
  ]);
  return `${table(['shows', 'worth', 'takes', 'clause', 'basis', 'passages'], rows)}\n\nworth ${worth}`;
}
