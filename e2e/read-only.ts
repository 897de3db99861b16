import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';

/** Makes a folder one that can only be read, until what it returns is called. For root, who may write anywhere, it becomes a disk. */
export function protect(folder: string): () => void {
  if (process.getuid?.() !== 0) {
    chmodSync(folder, 0o555);
    return () => {
      chmodSync(folder, 0o755);
    };
  }
  execFileSync('mount', ['--bind', folder, folder]);
  execFileSync('mount', ['-o', 'remount,ro,bind', folder]);
  return () => {
    execFileSync('umount', [folder]);
  };
}

export const mayProtect = (): boolean => (process.getuid?.() === 0 ? mayMount() : process.platform !== 'win32');

/** Disks that are full or read-only take the right to mount one. */
export function mayMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    execFileSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
