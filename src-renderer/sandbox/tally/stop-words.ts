import { assertNever } from '#rules/result.ts';
import type { Stop } from '#rules/tally/readjudicate.ts';
import { m } from '../../paraglide/messages.js';

/** Where the same dice come to a stop under another account. */
export function stopWords(stop: Stop): string {
  switch (stop.kind) {
    case 'finished':
      return m.tally_stop_finished();
    case 'ended-early':
      return m.tally_stop_early({ left: stop.left });
    case 'dice-ran-out':
      return m.tally_stop_dice();
    case 'gap':
      return m.tally_stop_gap({ clauses: stop.clauses.join(', '), left: stop.left });
    default:
      return assertNever(stop);
  }
}
