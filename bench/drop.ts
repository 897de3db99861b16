import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, type ElectronApplication, type Page } from '@playwright/test';
import { duration, heading, once, percentile, perSecond, row } from './harness.ts';
import { photographsIn, scanIn } from './photographs.ts';

const root = join(import.meta.dirname, '..');
const flags = (process.env['VARIORUM_ELECTRON_FLAGS'] ?? '').split(' ').filter((flag) => flag !== '');
const PHOTOGRAPHS = Number(process.env['VARIORUM_BENCH_PHOTOGRAPHS'] ?? 500);
/** A window that answers within a tenth of a second is felt to answer at once. */
const AT_ONCE = 100e6;

/** A 200 MB scan and hundreds of photographs added to an object in the real window, and how evenly it goes on drawing. */
export async function drop(): Promise<void> {
  heading(`The window while a 200 MB scan and ${PHOTOGRAPHS} photographs are added to an object`);
  const userData = mkdtempSync(join(tmpdir(), 'variorum-bench-'));
  const app = await _electron.launch({
    args: [...flags, root],
    cwd: root,
    env: { ...(process.env as Record<string, string>), VARIORUM_USER_DATA: userData },
  });
  try {
    const page = await app.firstWindow();
    const files = join(userData, 'files');
    mkdirSync(files);
    const chosen = [await scanIn(files), ...(await photographsIn(files, PHOTOGRAPHS))];
    await openNewObject(page);
    await watchFrames(page);
    await page.waitForTimeout(3_000);
    tell('  frames while nothing is done', await framesSince(page));
    const spent = await once(() => add(app, page, chosen));
    row('  added and attached', `${duration(spent)}, ${perSecond(chosen.length, spent)}`);
    tell('  frames meanwhile', await framesSince(page), true);
  } finally {
    await app.close();
    rmSync(userData, { recursive: true, force: true });
  }
}

async function openNewObject(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor();
  const created = await page.evaluate(() =>
    window.variorum.call('own.create', { kind: 'object', body: { type: 'tally', fields: {} } }),
  );
  const { record } = (created as { value: { record: { id: string } } }).value;
  await page.evaluate((hash) => (location.hash = hash), `#/collection/objects/${encodeURIComponent(record.id)}`);
  await page.getByRole('button', { name: 'Add photographs' }).waitFor();
}

async function add(app: ElectronApplication, page: Page, filePaths: readonly string[]): Promise<void> {
  await app.evaluate(({ dialog }, chosen) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [...chosen] });
  }, filePaths);
  await page.getByRole('button', { name: 'Add photographs' }).click();
  // By its tag, since waiting for a name would keep the window busy with working out names.
  await page.locator('progress').waitFor();
  await page.locator('progress').waitFor({ state: 'detached', timeout: 600_000 });
}

declare global {
  interface Window {
    /** Milliseconds from one frame to the next. */
    gaps: number[];
  }
}

const watchFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.gaps = [];
    let last = performance.now();
    const watch = (now: number) => {
      window.gaps.push(now - last);
      last = now;
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });

const framesSince = (page: Page): Promise<readonly number[]> => page.evaluate(() => window.gaps.splice(0));

function tell(what: string, gaps: readonly number[], binding = false): void {
  const [p50, p99, longest] = [0.5, 0.99, 1].map((share) => percentile(gaps, share) * 1e6) as [number, number, number];
  const figures = `p50 ${duration(p50)}, p99 ${duration(p99)}, longest ${duration(longest)}`;
  row(what, figures, binding ? { words: 'p99 ≤ 100 ms', met: p99 <= AT_ONCE } : undefined);
}
