/** Where the window is: `#/games/zhuangyuan/dobree?clause=tuck` is room `games`, path `[zhuangyuan, dobree]`. */
export interface Route {
  readonly room: string;
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  const [room = '', ...rest] = path.split('/').filter(Boolean).map(decode);
  return { room, path: rest, query: new URLSearchParams(query) };
}

/** A hand-typed address may hold a stray percent sign. */
function decode(part: string) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const pageOf = ({ room, path }: Pick<Route, 'room' | 'path'>) => [room, ...path].join('/');
