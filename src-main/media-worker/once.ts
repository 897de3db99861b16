import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const underWay = new Map<string, Promise<void>>();

/** Makes a file or folder under another name first, so that it is whole wherever it is found; asked twice, it is made once. */
export async function once(target: string, make: (draft: string) => Promise<unknown>): Promise<void> {
  if (existsSync(target)) return;
  const making = underWay.get(target) ?? makeApart(target, make).finally(() => underWay.delete(target));
  underWay.set(target, making);
  await making;
}

async function makeApart(target: string, make: (draft: string) => Promise<unknown>): Promise<void> {
  const draft = join(dirname(target), randomUUID());
  await mkdir(dirname(target), { recursive: true });
  try {
    await make(draft);
    await rename(draft, target);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
