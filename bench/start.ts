import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron } from '@playwright/test';
import { duration, heading, percentile, row } from './harness.ts';

const root = join(import.meta.dirname, '..');
const flags = (process.env['VARIORUM_ELECTRON_FLAGS'] ?? '').split(' ').filter((flag) => flag !== '');

/** From the start of the program to its first records on the screen, with an empty library and with one that is there. */
export async function start(): Promise<void> {
  heading('Starting the built program, from launch to the first painted records');
  const cold: number[] = [];
  const warm: number[] = [];
  for (let n = 0; n < 3; n++) {
    const userData = mkdtempSync(join(tmpdir(), 'variorum-bench-'));
    cold.push(await firstPaint(userData));
    warm.push(await firstPaint(userData));
    rmSync(userData, { recursive: true, force: true });
  }
  row('cold: the collection is read and the library made', duration(percentile(cold, 0.5)));
  row('warm: the library is there', duration(percentile(warm, 0.5)));
}

/** Nanoseconds until a record of the first room is on the screen. */
async function firstPaint(userData: string): Promise<number> {
  const from = performance.now();
  const app = await _electron.launch({
    args: [...flags, root],
    cwd: root,
    env: { ...(process.env as Record<string, string>), VARIORUM_USER_DATA: userData },
  });
  const page = await app.firstWindow();
  await page.locator('html[data-ready]').waitFor();
  await page.getByText('SG-063').first().waitFor();
  const spent = (performance.now() - from) * 1e6;
  await app.close();
  return spent;
}
