import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Real disks that are full or read-only need the right to mount one. */
export function mayMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    execute('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']);
    return true;
  } catch {
    return false;
  }
}

/** Makes a folder a disk of its own until the test is over. */
export function mountSmall(folder: string, size: string): void {
  execute('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]);
  onTestFinished(() => {
    execute('umount', [folder]);
  });
}

/** Leaves no room on the disk of a folder until what it returns is called. */
export function fillDisk(folder: string): () => void {
  const ballast = join(folder, 'ballast');
  try {
    execute('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=4k']);
  } catch {
    // dd ends with an error when the disk is full, which is what was wanted.
  }
  return () => {
    rmSync(ballast);
  };
}

function execute(command: string, args: readonly string[]): void {
  execFileSync(command, args, { stdio: 'ignore' });
}
