import type { Route } from '../shell/route.ts';

export const MOST_PANES = 4;

/** What stands side by side: sources from left to right, and the game they are read for. */
export interface Panes {
  readonly sources: readonly string[];
  /** Absent, it is the one game they all tell of; `all` asks for everything they say. */
  readonly game?: string | undefined;
}

/** The game the panes are read for; undefined for all. `told` are the games of each source. */
export function gameRead({ game }: Panes, told: readonly (readonly string[])[]): string | undefined {
  if (game !== undefined) return game === 'all' ? undefined : game;
  const common = (told[0] ?? []).filter((one) => told.every((games) => games.includes(one)));
  return common.length === 1 ? common[0] : undefined;
}

/** `#/sources/dobree-1955?beside=culin-1895,baidu&game=zhuangyuan`. */
export function panesOf({ path, query }: Pick<Route, 'path' | 'query'>): Panes {
  const beside = (query.get('beside') ?? '').split(',').filter(Boolean);
  const sources = [...new Set([...path.slice(0, 1), ...beside])].slice(0, MOST_PANES);
  return { sources, game: query.get('game') ?? undefined };
}

export function addressOfPanes({ sources: [first = '', ...beside], game }: Panes): string {
  const query = [
    beside.length > 0 && `beside=${beside.map(encodeURIComponent).join(',')}`,
    game && `game=${encodeURIComponent(game)}`,
  ].filter(Boolean);
  const path = `#/sources/${encodeURIComponent(first)}`;
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

/** A kept view comes out of the library as whatever was put in: anything else is no view. */
export function parsePanes(kept: unknown): Panes | null {
  if (typeof kept !== 'object' || kept === null || !('sources' in kept) || !Array.isArray(kept.sources)) return null;
  const sources = kept.sources.filter((one) => typeof one === 'string').slice(0, MOST_PANES);
  const game = 'game' in kept && typeof kept.game === 'string' ? kept.game : undefined;
  return sources.length > 0 ? { sources, game } : null;
}

export const withPane = (panes: Panes, source: string): Panes => ({ ...panes, sources: [...panes.sources, source] });

export const withoutPane = (panes: Panes, index: number): Panes => ({
  ...panes,
  sources: panes.sources.filter((_, at) => at !== index),
});

export const withPaneAt = (panes: Panes, index: number, source: string): Panes => ({
  ...panes,
  sources: panes.sources.with(index, source),
});

export function withPaneMoved(panes: Panes, index: number, by: -1 | 1): Panes {
  const source = panes.sources[index];
  const other = panes.sources[index + by];
  if (source === undefined || other === undefined) return panes;
  return { ...panes, sources: panes.sources.with(index, other).with(index + by, source) };
}
