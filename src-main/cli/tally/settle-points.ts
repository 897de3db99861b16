import type { FullVariant } from '#contract/records.ts';
import { ok, type Result } from '#rules/result.ts';
import { settle, type Settlement } from '#rules/tally/settle.ts';
import type { Answer } from '../command.ts';
import type { Failure } from '../failure.ts';
import { refuseTally } from './refuse.ts';
import { tallyRules } from './rules.ts';
import { settlementJson } from './settlement.ts';
import { settlementLines } from './tell-settlement.ts';

/** Settles a finished game from what each player holds. */
export function settlePoints(
  variant: FullVariant,
  set: Readonly<Record<string, string>>,
  points: readonly number[],
): Result<Answer, Failure> {
  const compiled = tallyRules(variant, set);
  if (compiled.kind === 'failed') return compiled;
  const settled = settle(points, null, compiled.value.rules);
  if (settled.kind === 'failed') return refuseTally(settled.error);
  return ok({ json: settlementJson(settled.value), text: () => page(settled.value) });
}

const page = (settlement: Settlement) => settlementLines(settlement, (seat) => `player ${seat + 1}`).join('\n');
