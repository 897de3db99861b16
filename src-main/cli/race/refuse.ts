import type { RaceRefusal } from '#rules/race/state.ts';
import { assertNever, type Failed } from '#rules/result.ts';
import { refused, type Failure } from '../failure.ts';
import { cited } from '../tally/words.ts';
import { PHASE_WORDS, placeWords } from './words.ts';

/** A refusal of the engine in words, with the field it speaks of. */
export function refuseRace(refusal: RaceRefusal): Failed<Failure> {
  switch (refusal.kind) {
    case 'wrong-seats':
      return refused(refusal.kind, `${refusal.seats} cannot play`, { field: 'players', remedy: 'let two play' });
    case 'bad-opening':
      return refused(refusal.kind, `the opening names ${refusal.places} places${cited(refusal.citation)}`, {
        field: '--set',
        remedy: 'choose readings that go together',
      });
    case 'bad-dice':
      return refused(refusal.kind, `${refusal.dice.map(String).join(', ')} is no throw of two dice`, {
        field: 'throw',
        remedy: 'write two digits from 1 to 6, such as 56',
      });
    case 'wrong-men':
      return refused(refusal.kind, `player ${refusal.side + 1} has ${refusal.men} men${cited(refusal.citation)}`, {
        field: `position.men.${refusal.side}`,
        remedy: `let ${refusal.expected} be on the course, home or lost`,
      });
    case 'wrong-phase':
      return refused(refusal.kind, PHASE_WORDS[refusal.phase], { field: 'command' });
    case 'no-man-there':
      return refused(refusal.kind, `no man stands on ${placeWords(refusal.from)}`, { field: 'command' });
    case 'needs-two-men':
      return refused(refusal.kind, `one man cannot make both moves${cited(refusal.citation)}`, { field: 'command' });
    case 'blocked':
      return refused(refusal.kind, `${placeWords(refusal.place)} is barred${cited(refusal.citation)}`, {
        field: 'command',
      });
    case 'overshoots':
      return refused(refusal.kind, `${placeWords(refusal.from)} is too near home${cited(refusal.citation)}`, {
        field: 'command',
      });
    case 'stands-still':
      return refused(refusal.kind, `${placeWords(refusal.from)} is where the man stands${cited(refusal.citation)}`, {
        field: 'command',
      });
    case 'not-this-throw':
      return refused(
        refusal.kind,
        `the throw is not played by ${refusal.steps.join(' and ')}${cited(refusal.citation)}`,
        {
          field: 'command.steps',
          remedy: 'variorum moves lists what may be done',
        },
      );
    case 'must-use-more':
      return refused(refusal.kind, `more of the throw can be used${cited(refusal.citation)}`, {
        field: 'command.steps',
        remedy: 'variorum moves lists what may be done',
      });
    case 'must-lose-hindmost':
      return refused(refusal.kind, `the man on ${placeWords(refusal.from)} is lost${cited(refusal.citation)}`, {
        field: 'command.from',
      });
    case 'no-ransom':
      return refused(refusal.kind, `no fine saves the man${cited(refusal.citation)}`, { field: 'command' });
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
    case 'not-a-command':
      return refused(refusal.kind, 'is no command of the game', { field: `command.${refusal.field}` });
    case 'not-a-setup':
      return refused(refusal.kind, 'is no setup of the game', { field: `setup.${refusal.field}` });
    default:
      return assertNever(refusal);
  }
}
