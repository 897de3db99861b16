import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MethodArgs, MethodName, MethodResult } from '#contract/methods.ts';
import { openLibrary, type Library } from '../src-main/catalogue/library.ts';
import { serve } from '../src-main/catalogue/serve.ts';
import { duration, heading, once, percentile, perSecond, row } from './harness.ts';
import { photographsIn, scanIn } from './photographs.ts';

const PHOTOGRAPHS = Number(process.env['VARIORUM_BENCH_PHOTOGRAPHS'] ?? 500);
const DATA = join(import.meta.dirname, '../data');
/** A frame of the window is 16 ms; a list that comes within three of them is there at once. */
const AT_ONCE = 50e6;

/** Adding and drawing photographs, and how long the catalogue lets others wait meanwhile. */
export async function media(): Promise<void> {
  heading(`Photographs: ${PHOTOGRAPHS} dropped together (VARIORUM_BENCH_PHOTOGRAPHS sets how many), and a 200 MB scan`);
  const folder = mkdtempSync(join(tmpdir(), 'variorum-bench-'));
  const library = openLibrary({ folder: join(folder, 'library'), data: DATA, readOnly: false });
  try {
    const photographs = await photographsIn(folder, PHOTOGRAPHS);
    await whileWaiting(library, `${PHOTOGRAPHS} photographs added`, () => add(library, photographs), PHOTOGRAPHS);
    const scan = await scanIn(folder);
    let sha256 = '';
    await whileWaiting(library, '200 MB TIFF added', async () => {
      const { items } = await add(library, [scan]);
      sha256 = items[0]?.kind === 'kept' ? items[0].media.sha256 : '';
    });
    const fit = { kind: 'fit', size: 400, turns: 0 } as const;
    await whileWaiting(library, '  its thumbnail', () => ask(library, 'media.render', { sha256, rendition: fit }));
    await whileWaiting(library, '  all its tiles', () => ask(library, 'media.zoom', { sha256 }));
  } finally {
    library.close();
    rmSync(folder, { recursive: true });
  }
}

const add = (library: Library, paths: readonly string[]) =>
  ask(library, 'media.add', { task: 'bench', items: paths.map((path) => ({ kind: 'path', path })) });

async function ask<M extends MethodName>(library: Library, method: M, args: MethodArgs<M>): Promise<MethodResult<M>> {
  const { reply } = await serve(() => library, { id: 1, method, args });
  if (reply.kind !== 'ok') throw new Error(`${method}: ${JSON.stringify(reply)}`);
  return reply.value as MethodResult<M>;
}

/** Does the work and meanwhile asks for a list every few milliseconds, as somebody who goes on browsing would. */
async function whileWaiting(library: Library, what: string, work: () => Promise<unknown>, count?: number) {
  const waits: number[] = [];
  let due = performance.now();
  const browse = setInterval(() => {
    void ask(library, 'records.list', { kind: 'artefact' });
    waits.push((performance.now() - due) * 1e6);
    due = performance.now() + 10;
  }, 10);
  const spent = await once(work);
  clearInterval(browse);
  row(what, count === undefined ? duration(spent) : `${duration(spent)}, ${perSecond(count, spent)}`);
  const p99 = percentile(waits, 0.99);
  row('  meanwhile a list of records waits', `p50 ${duration(percentile(waits, 0.5))}, p99 ${duration(p99)}`, {
    words: 'p99 ≤ 50 ms',
    met: waits.length === 0 || p99 <= AT_ONCE,
  });
}
