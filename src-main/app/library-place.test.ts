import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { libraryPlace } from './library-place.ts';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'variorum-place-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  return folder;
}

it('is in the user data at first, then wherever it was last, and known from then on', () => {
  const userData = emptyFolder();
  const place = libraryPlace(userData, undefined);
  expect(place).toMatchObject({ folder: join(userData, 'library'), known: false });
  place.become('/disk/遊戲 收藏/lib#1%20');
  expect(place).toMatchObject({ folder: '/disk/遊戲 收藏/lib#1%20', known: true });
  expect(libraryPlace(userData, undefined)).toMatchObject({ folder: '/disk/遊戲 收藏/lib#1%20', known: true });
});

it('given for one run is neither remembered nor known to be there', () => {
  const userData = emptyFolder();
  const place = libraryPlace(userData, '/given');
  expect(place).toMatchObject({ folder: '/given', known: false });
  place.become('/other');
  expect(place.folder).toBe('/other');
  expect(libraryPlace(userData, undefined).folder).toBe(join(userData, 'library'));
});

it.each(['', 'null', '{"folder":3}', '{"folder":""}'])('is the one by default where the file says %s', (text) => {
  const userData = emptyFolder();
  writeFileSync(join(userData, 'library.json'), text);
  expect(libraryPlace(userData, undefined).folder).toBe(join(userData, 'library'));
});
