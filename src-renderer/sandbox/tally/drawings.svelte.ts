import { SvelteMap } from 'svelte/reactivity';
import type { Drawing } from '#contract/collection/schema.ts';
import type { StockLine } from '#rules/tally/options.ts';
import type { Rank } from '#rules/tally/vocabulary.ts';
import { call } from '../../catalogue.ts';

/** How each rank's piece looks, taken from an artefact of the collection. */
export type PieceDrawings = ReadonlyMap<Rank, Drawing>;

const NONE: PieceDrawings = new Map();
const known = new SvelteMap<string, PieceDrawings>();
const asked: Record<string, boolean> = {};

/** The pieces as the catalogue draws them; none until they are there. */
export function pieceDrawings(game: string, stock: readonly StockLine[]): PieceDrawings {
  const ranks = stock.map(({ rank }) => rank);
  const key = [game, ...ranks].join(' ');
  if (!asked[key]) void fetchDrawings(key, game, ranks);
  return known.get(key) ?? NONE;
}

async function fetchDrawings(key: string, game: string, ranks: readonly Rank[]): Promise<void> {
  asked[key] = true;
  const opened = await call('records.open', { kind: 'game', id: game });
  if (opened.kind !== 'ok' || opened.value.body.kind !== 'game') return;
  for (const id of opened.value.body.game.artefacts) {
    const artefact = await call('records.open', { kind: 'artefact', id });
    if (artefact.kind !== 'ok' || artefact.value.body.kind !== 'artefact') continue;
    const parts = new Map(artefact.value.body.artefact.parts.map((part) => [part.id, part.drawing]));
    const drawings = ranks.flatMap((rank) => {
      const drawing = parts.get(rank);
      return drawing ? [[rank, drawing] as const] : [];
    });
    if (drawings.length === ranks.length) return void known.set(key, new Map(drawings));
  }
}
