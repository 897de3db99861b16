import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Opener } from '#contract/own/library.ts';
import { now } from '../clock.ts';

/** Lies in the folder while the library is open for writing, and says who has it open. */
export const LOCK = 'catalogue.open';

const opener = z.object({ pid: z.int(), host: z.string(), at: z.string() });

/** What the lock of a library tells before it is opened. */
export type Found =
  | { readonly kind: 'free' }
  | { readonly kind: 'in-use'; readonly by: Opener }
  /** Whoever had it open ended without closing it. */
  | { readonly kind: 'stale'; readonly by?: Opener };

export function readLock(folder: string): Found {
  const by = openerIn(folder);
  if (by === 'nobody') return { kind: 'free' };
  if (by === 'somebody') return { kind: 'stale' };
  return mayBeRunning(by) ? { kind: 'in-use', by } : { kind: 'stale', by };
}

export function lock(folder: string): void {
  const own: Opener = { pid: process.pid, host: hostname(), at: now() };
  writeFileSync(join(folder, LOCK), JSON.stringify(own));
}

/** A lock that another program has written since is left alone. */
export function unlock(folder: string): void {
  const by = openerIn(folder);
  if (by === 'somebody' || by === 'nobody' || isOurs(by)) rmSync(join(folder, LOCK), { force: true });
}

function openerIn(folder: string): Opener | 'somebody' | 'nobody' {
  try {
    const parsed = opener.safeParse(JSON.parse(readFileSync(join(folder, LOCK), 'utf8')));
    return parsed.success ? parsed.data : 'somebody';
  } catch (error) {
    // A lock that was cut off while it was written tells that much.
    return error instanceof SyntaxError ? 'somebody' : 'nobody';
  }
}

const isOurs = ({ pid, host }: Opener): boolean => host === hostname() && pid === process.pid;

/** Of a program on another computer nobody here can tell, so it counts as running until the user says otherwise. */
function mayBeRunning(by: Opener): boolean {
  if (by.host !== hostname()) return true;
  if (isOurs(by)) return false;
  try {
    process.kill(by.pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
