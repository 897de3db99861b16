import type { RulesetError } from '#rules/ruleset.ts';
import { assertNever } from '#rules/result.ts';
import type { TallyRefusal } from '#rules/tally/state.ts';
import { m } from '../../paraglide/messages.js';
import { rankName } from './words.ts';

/** What is wrong with a throw or a game, and how to mend it. */
export function refusalText(refusal: TallyRefusal): string {
  switch (refusal.kind) {
    case 'not-a-face':
      return m.tally_not_a_face({ at: refusal.at, found: refusal.found });
    case 'wrong-number-of-dice':
      return m.tally_wrong_number({ expected: refusal.expected, found: refusal.found });
    case 'too-few-players':
      return m.tally_too_few({ found: refusal.found, min: refusal.min });
    case 'too-many-players':
      return m.tally_too_many({ found: refusal.found, max: refusal.max });
    case 'rank-not-in-stock':
      return m.tally_rank_not_in_stock({ rank: rankName(refusal.rank), clause: refusal.citation.clause });
    case 'seizes-one-of-many':
      return m.tally_seizes_one_of_many({ rank: rankName(refusal.rank), clause: refusal.citation.clause });
    case 'rank-never-won':
      return m.tally_rank_never_won({ rank: rankName(refusal.rank), clause: refusal.citation.clause });
    case 'over':
      return m.tally_over();
    case 'no-such-gap':
      return m.tally_no_such_gap({ clause: refusal.clause });
    case 'unknown-reading':
      return m.sandbox_unknown_reading({ clause: refusal.clause, reading: refusal.reading });
    case 'not-a-command':
    case 'not-a-setup':
      return m.sandbox_not_understood({ field: refusal.field });
    default:
      return assertNever(refusal);
  }
}

export function rulesetText(error: RulesetError): string {
  switch (error.kind) {
    case 'missing-option':
      return m.sandbox_missing_option({ option: error.option });
    case 'unknown-option':
    case 'option-set-twice':
    case 'option-out-of-place':
      return m.sandbox_out_of_place({ clause: error.clause, option: error.option });
    case 'unknown-clause':
      return m.sandbox_unknown_clause({ clause: error.clause });
    case 'unknown-reading':
      return m.sandbox_unknown_reading({ clause: error.clause, reading: error.reading });
    case 'bad-value':
      return m.sandbox_bad_value({ clause: error.clause, expected: error.expected });
    default:
      return assertNever(error);
  }
}
