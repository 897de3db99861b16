import type { GameFile } from '#contract/game-file.ts';
import type { FullVariant } from '#contract/records.ts';
import { timeline, type Act } from '#rules/play.ts';
import { ok, type Result } from '#rules/result.ts';
import { refused, type Failure } from './failure.ts';
import { begin, played, type Played, type Player } from './game.ts';
import { replayGame } from './replay-game.ts';

/** A game judged again under another variant, and where that came to a stop. */
export interface Readjudged extends Played {
  readonly stop: object;
  readonly stopText: string;
}

/** Judges what chance brought in a saved game under another variant; gaps there take their preferred readings. */
export function readjudgeGame<O, Setup, State, Command, Event, Refusal>(
  player: Player<O, Setup, State, Command, Event, Refusal>,
  file: GameFile,
  variant: FullVariant,
  choices: Readonly<Record<string, string>>,
): Result<Readjudged, Failure> {
  if (variant.engine !== file.frozen.engine)
    return refused('wrong-game', `${variant.id} is another kind of game`, {
      field: '--as',
      remedy: 'name a kindred variant',
    });
  const original = replayGame(player, file);
  if (original.kind === 'failed') return original;
  const terms = { frozen: variant, choices, gapPolicy: 'preferred' as const };
  const setup = player.engine.parseSetup(file.setup);
  if (setup.kind === 'failed') return player.refuse(setup.error);
  const begun = begin(player, terms, setup.value);
  if (begun.kind === 'failed') return begun;
  const { acts, stop, stopText } = player.readjudge(
    begun.value,
    setup.value,
    timeline(original.value.file.entries).done as readonly Act<Command, Event>[],
  );
  const judged: GameFile = { format: 'variorum-game', version: 1, ...terms, setup: file.setup, entries: acts };
  return ok({ ...played(player, judged, begun.value.state, acts), stop, stopText });
}
