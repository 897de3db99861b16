import { isDeepStrictEqual } from 'node:util';
import type { GameFile } from '#contract/game-file.ts';
import { timeline, type Act } from '#rules/play.ts';
import { ok, type Result } from '#rules/result.ts';
import { fault, refused, type Failure } from './failure.ts';
import { begin, played, type Begun, type Played, type Player } from './game.ts';

/** Plays the acts of a file that still stand again, and holds every outcome against what the file says. */
export function replayGame<O, Setup, State, Command, Event, Refusal>(
  player: Player<O, Setup, State, Command, Event, Refusal>,
  file: GameFile,
): Result<Played, Failure> {
  const setup = player.engine.parseSetup(file.setup);
  if (setup.kind === 'failed') return player.refuse(setup.error);
  const begun = begin(player, file, setup.value);
  if (begun.kind === 'failed') return begun;
  const standing = standingActs(file);
  if (standing.kind === 'failed') return standing;
  const acts = decideAgain(player, begun.value, standing.value);
  return acts.kind === 'ok' ? ok(played(player, file, begun.value.state, acts.value)) : acts;
}

function standingActs({ entries }: GameFile): Result<readonly Act<unknown, unknown>[], Failure> {
  try {
    return ok(timeline(entries).done);
  } catch (error) {
    return refused('bad-game', (error as Error).message, { field: 'entries' });
  }
}

function decideAgain<O, Setup, State, Command, Event, Refusal>(
  { engine, refuse }: Player<O, Setup, State, Command, Event, Refusal>,
  { rules, state: start }: Begun<O, State>,
  standing: readonly Act<unknown, unknown>[],
): Result<readonly Act<unknown, Event>[], Failure> {
  const acts: Act<unknown, Event>[] = [];
  let state = start;
  for (const [at, { command, events }] of standing.entries()) {
    const parsed = engine.parseCommand(command);
    if (parsed.kind === 'failed') return refuse(parsed.error);
    const decided = engine.decide(rules, state, parsed.value);
    if (decided.kind === 'failed' || !isDeepStrictEqual(asJson(decided.value), asJson(events))) return otherwise(at);
    acts.push({ kind: 'act', command, events: decided.value });
    state = decided.value.reduce(engine.evolve, state);
  }
  return ok(acts);
}

const otherwise = (at: number) =>
  fault('does-not-replay', 'under its own clauses this act has another outcome than the file says', {
    field: `acts.${at}`,
    remedy: 'the file was changed, or a different version of the program wrote it',
  });

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
