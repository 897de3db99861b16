import { join } from 'node:path';
import type { Inspected } from '#contract/own/exchange.ts';
import { put } from '../media/testing.ts';
import { askingLater, emptyFolder, openedLibrary, valueOf } from '../testing.ts';

/** A spreadsheet of three hundred rows in which some have what spreadsheets have: mistakes. */
export function spreadsheet(): string {
  const rows = Array.from({ length: 300 }, (_, at) => mistaken(at) ?? sound(at));
  return ['編號;名稱;年代;價格;照片', ...rows, ''].join('\r\n');
}

const numberAt = (at: number): string => `T-${(at + 1).toString().padStart(3, '0')}`;
const sound = (at: number): string => `${numberAt(at)};籌 ${at.toString()};道光十二年;S$${(at + 1).toString()};`;

function mistaken(at: number): string | undefined {
  if (at === 40) return `${numberAt(3)};同號;1832;;`;
  if (at === 80) return `T\u0007;壞號;1832;;`;
  if (at === 120) return ';;;;';
  if (at === 160) return `${numberAt(at)};多一格;1832;;;surplus`;
  if (at === 200) return `${numberAt(at)};日期不明;the other day;much;`;
  if (at === 240) return `${numberAt(at)};缺照片;1832;;gone.jpg`;
  return undefined;
}

/** A library and how a table is brought into it. */
export function importing(folder?: string) {
  const library = openedLibrary(folder);
  const ask = askingLater(() => library);
  const inspect = async (path: string): Promise<Inspected> => valueOf(await ask('import.inspect', { path }));
  const wanted = async (path: string) => {
    const { dialect, mapping } = await inspect(path);
    return { path, dialect, mapping: [...mapping] };
  };
  const preview = async (path: string) => valueOf(await ask('import.preview', await wanted(path)));
  const run = async (path: string) => {
    const { plan } = await preview(path);
    const done = valueOf(await ask('import.run', { task: 'import', plan, ...(await wanted(path)) }));
    if (done.kind === 'cancelled') throw new Error('cancelled');
    return done;
  };
  return { library, ask, inspect, wanted, preview, run };
}

/** A file with a table in a folder of its own. */
export const tableFile = (text: string | Uint8Array, name = '收藏.csv'): string =>
  put(emptyFolder(), name, Buffer.from(text));

export const beside = (path: string, name: string, bytes: Uint8Array): string => put(join(path, '..'), name, bytes);
