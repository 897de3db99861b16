import type { GameFile } from '#contract/game-file.ts';
import type { FullVariant } from '#contract/records.ts';
import type { FillGap } from '#rules/game.ts';
import type { Act } from '#rules/play.ts';
import { ok, type Failed, type Result } from '#rules/result.ts';
import { refused, type Failure } from './failure.ts';
import {
  begin,
  isGap,
  played,
  preferredFilling,
  type Begun,
  type Played,
  type Player,
  type PlayRequest,
} from './game.ts';

/** A game that has not ended by then is not going to. */
const MOST_ACTS = 100_000;

/** Plays a game to its end. A gap it comes upon is filled as the variant prefers, and that is an act of its own. */
export function playGame<O, Setup, State, Command, Event, Refusal>(
  player: Player<O, Setup, State, Command, Event, Refusal>,
  variant: FullVariant,
  choices: Readonly<Record<string, string>>,
  request: PlayRequest,
): Result<Played, Failure> {
  const wrong = wrongRequest(player, request);
  if (wrong) return wrong;
  const setup = player.setup(request);
  const terms = { frozen: variant, choices, gapPolicy: 'ask' as const };
  const begun = begin(player, terms, setup);
  if (begun.kind === 'failed') return begun;
  const acts = actsToTheEnd(player, variant, begun.value);
  if (acts.kind === 'failed') return acts;
  const file: GameFile = { format: 'variorum-game', version: 1, ...terms, setup, entries: acts.value };
  return ok(played(player, file, begun.value.state, acts.value));
}

/** What is asked that the game does not offer. */
export function wrongRequest(
  { bots, takesStake }: { readonly bots: readonly string[]; readonly takesStake?: true },
  request: PlayRequest,
): Failed<Failure> | undefined {
  const unknown = request.bots.find((bot) => !bots.includes(bot));
  if (unknown !== undefined)
    return refused('unknown-bot', `there is no bot ${unknown}`, {
      field: '--bots',
      remedy: bots.length > 0 ? `known: ${bots.join(', ')}` : 'nobody has anything to choose in this game',
    });
  if (request.stake === undefined || takesStake) return undefined;
  return refused('no-stake', 'this game has no stake to lay down beforehand', { field: '--stake' });
}

type Acts<Command, Event> = Result<readonly Act<Command | FillGap, Event>[], Failure>;

function actsToTheEnd<O, Setup, State, Command, Event, Refusal>(
  player: Player<O, Setup, State, Command, Event, Refusal>,
  variant: FullVariant,
  { rules, state: start }: Begun<O, State>,
): Acts<Command, Event> {
  const acts: Act<Command | FillGap, Event>[] = [];
  let state = start;
  for (let command: Command | FillGap | null = player.next(rules, state); command;) {
    const decided = player.engine.decide(rules, state, command);
    if (decided.kind === 'failed') {
      if (!isGap(decided.error)) return player.refuse(decided.error);
      command = preferredFilling(variant, decided.error);
      continue;
    }
    acts.push({ kind: 'act', command, events: decided.value });
    if (acts.length > MOST_ACTS)
      return refused('no-end', `the game had not ended after ${MOST_ACTS} moves`, { remedy: 'choose other readings' });
    state = decided.value.reduce(player.engine.evolve, state);
    command = player.next(rules, state);
  }
  return ok(acts);
}
