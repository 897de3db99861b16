import { timeline } from '#rules/play.ts';
import { readStanding } from '../games.ts';
import { sandboxes, updateProgress } from '../queries/sandboxes.ts';
import { all, run, type WritableDb } from '../sql.ts';

/** Shortens the log of a game to what stands without a gap, and writes down where that leaves it; tells what is lost. */
export function mendGames(db: WritableDb): readonly string[] {
  return [...sandboxes(db, false), ...sandboxes(db, true)].flatMap(({ id, title, updated }) => {
    const numbers = all<{ number: number }>(db, 'SELECT number FROM entry WHERE sandbox = $id ORDER BY number', { id });
    const whole = numbers.findIndex(({ number }, at) => number !== at + 1);
    const lost = whole === -1 ? 0 : run(db, 'DELETE FROM entry WHERE sandbox = $id AND number > $whole', { id, whole });
    try {
      const { log, state, game } = readStanding(db, id);
      updateProgress(db, id, updated, timeline(log).done.length, game.engine.isOver(state));
    } catch {
      return [`the game “${title}” cannot be followed`];
    }
    return lost === 0 ? [] : [`the game “${title}” ends ${lost.toString()} entries earlier`];
  });
}
