import { parseKeptHypothesis, variantOfKept } from '#contract/kept-hypothesis.ts';
import type { FullVariant } from '#contract/records.ts';
import type { SavedView } from '#contract/sandbox.ts';

/** The kept hypotheses as accounts to be played; those that were rejected wait until they are reopened. */
export function hypothesesIn(views: readonly SavedView[]): readonly FullVariant[] {
  return views.flatMap((view) => {
    const kept = parseKeptHypothesis(view.state);
    return kept.kind === 'ok' && kept.value.standing === 'kept' ? [variantOfKept(view, kept.value)] : [];
  });
}
