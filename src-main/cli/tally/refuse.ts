import { assertNever, type Failed } from '#rules/result.ts';
import type { PointsRefusal } from '#rules/tally/settle.ts';
import type { TallyRefusal } from '#rules/tally/state.ts';
import { refused, type Failure } from '../failure.ts';
import { cited, RANK_NAMES } from './words.ts';

/** A refusal of the engine in words, with the field of the command line it speaks of. */
export function refuseTally(refusal: TallyRefusal | PointsRefusal): Failed<Failure> {
  switch (refusal.kind) {
    case 'not-a-face':
      return refused(refusal.kind, `die ${refusal.at} shows ${refusal.found}`, {
        field: 'throw',
        remedy: 'a die shows 1 to 6; write six digits such as 444456',
      });
    case 'wrong-number-of-dice':
      return refused(refusal.kind, `there are ${refusal.found} dice where ${refusal.expected} are thrown`, {
        field: 'throw',
        remedy: 'write six digits such as 444456',
      });
    case 'too-few-players':
      return refused(refusal.kind, `${refusal.found} are too few to play${cited(refusal.citation)}`, {
        field: '--players',
        remedy: `let at least ${refusal.min} play`,
      });
    case 'too-many-players':
      return refused(refusal.kind, `${refusal.found} are too many to play${cited(refusal.citation)}`, {
        field: '--players',
        remedy: `let at most ${refusal.max} play`,
      });
    case 'points-do-not-add-up':
      return refused(refusal.kind, `the points add up to ${refusal.found}${cited(refusal.citation)}`, {
        field: '--points',
        remedy: `the whole stock is worth ${refusal.expected}`,
      });
    case 'rank-not-in-stock':
      return contradiction(
        refusal.kind,
        `${RANK_NAMES[refusal.rank]} is awarded, but the stock holds none${cited(refusal.citation)}`,
      );
    case 'seizes-one-of-many':
      return contradiction(
        refusal.kind,
        `${RANK_NAMES[refusal.rank]} may be seized, but there are several or none${cited(refusal.citation)}`,
      );
    case 'rank-never-won':
      return contradiction(
        refusal.kind,
        `no throw wins ${RANK_NAMES[refusal.rank]}, so the game could not end${cited(refusal.citation)}`,
      );
    case 'no-such-gap':
      return refused(refusal.kind, `${refusal.clause} is no open gap`, {
        field: 'command.clause',
        remedy: `open are ${refusal.clauses.join(', ') || 'none'}`,
      });
    case 'unknown-reading':
      return refused(refusal.kind, `${refusal.clause} has no reading ${refusal.reading}`, {
        field: 'command.reading',
        remedy: `choose one of ${refusal.readings.join(', ')}`,
      });
    case 'over':
      return refused(refusal.kind, 'the game is over', { field: 'entries' });
    case 'not-a-command':
      return refused(refusal.kind, 'is no command of the game', { field: `command.${refusal.field}` });
    case 'not-a-setup':
      return refused(refusal.kind, 'is no setup of the game', { field: `setup.${refusal.field}` });
    default:
      return assertNever(refusal);
  }
}

const contradiction = (kind: string, message: string) =>
  refused(kind, message, { field: '--set', remedy: 'choose readings that go together' });
