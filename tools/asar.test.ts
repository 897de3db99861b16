import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractFile, listPackage } from '@electron/asar';
import { expect, it } from 'vitest';
import { makeAsar } from './asar.mjs';

it("makes an archive that Electron's own reader understands", () => {
  const folder = mkdtempSync(join(tmpdir(), 'variorum-asar-'));
  try {
    const archive = join(folder, 'app.asar');
    writeFileSync(archive, makeAsar({ 'package.json': Buffer.from('{}'), 'main.cjs': Buffer.from('籌') }));
    expect(listPackage(archive, { isPack: false }).sort()).toEqual(['/main.cjs', '/package.json']);
    expect(extractFile(archive, 'main.cjs').toString()).toBe('籌');
    expect(extractFile(archive, 'package.json').toString()).toBe('{}');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
