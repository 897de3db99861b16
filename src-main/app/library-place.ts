import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const remembered = z.object({ folder: z.string().min(1) });

/** The folder of the library that is open, kept for the next start. */
export interface LibraryPlace {
  readonly folder: string;
  /** It has been a library before: where there is none now, none is made. */
  readonly known: boolean;
  readonly become: (folder: string) => void;
}

/** A folder given on the command line holds for this run alone. */
export function libraryPlace(userData: string, given: string | undefined): LibraryPlace {
  const file = join(userData, 'library.json');
  const kept = given === undefined ? read(file) : undefined;
  let folder = given ?? kept ?? join(userData, 'library');
  let known = kept !== undefined;
  return {
    get folder() {
      return folder;
    },
    get known() {
      return known;
    },
    become: (next) => {
      folder = next;
      known = true;
      if (given === undefined) write(file, next);
    },
  };
}

/** Where the file says nothing of use, the library is where it is by default. */
function read(file: string): string | undefined {
  try {
    const parsed = remembered.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    return parsed.success ? parsed.data.folder : undefined;
  } catch {
    return undefined;
  }
}

function write(file: string, folder: string): void {
  writeFileSync(`${file}.new`, JSON.stringify({ folder }));
  renameSync(`${file}.new`, file);
}
