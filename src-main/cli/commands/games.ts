import { z } from 'zod';
import { isPlayable } from '../games.ts';
import { ok } from '#rules/result.ts';
import type { FullVariant } from '#contract/records.ts';
import { common } from '../arguments.ts';
import { command } from '../command.ts';
import type { Reference } from '../context.ts';
import { table } from '../table.ts';

export const games = command({
  name: 'games',
  summary: 'games, their engines and variants, which can be played, and their gaps',
  positionals: [],
  args: z.strictObject(common),
  run: (context) => {
    const collection = context.collection();
    if (collection.kind === 'failed') return collection;
    const list = collection.value.games.map((game) => ({
      game: game.id,
      title: game.title.en,
      engine: game.engine ?? null,
      variants: variantsOf(collection.value, game.id).map(outline),
    }));
    return ok({ json: { games: list }, text: () => gamesTable(list) });
  },
});

function variantsOf({ full }: Reference, game: string): FullVariant[] {
  return full.filter(({ entry }) => entry.game === game);
}

function outline({ id, entry, engine, clauses }: FullVariant) {
  return {
    variant: id,
    title: entry.title.en,
    account: entry.account,
    playable: isPlayable(engine),
    gaps: clauses.filter((clause) => clause.gap).map((clause) => clause.id),
  };
}

interface Row {
  readonly game: string;
  readonly engine: string | null;
  readonly variants: readonly ReturnType<typeof outline>[];
}

function gamesTable(list: readonly Row[]): string {
  const rows = list.flatMap(({ game, engine, variants }) =>
    variants.length === 0
      ? [[game, engine ?? '–', '–', '']]
      : variants.map(({ variant, playable, gaps }) => [
          variant,
          engine ?? '–',
          playable ? 'yes' : 'no',
          gaps.length > 0 ? gaps.join(', ') : '–',
        ]),
  );
  return table(['variant', 'engine', 'playable', 'gaps'], rows);
}
