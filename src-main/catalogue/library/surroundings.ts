import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Warning } from '#contract/own/library.ts';

/** How a folder that a service keeps in step with other computers can be known: by its name, or by what lies in it. */
const SERVICES: readonly { readonly service: string; readonly name?: RegExp; readonly markers?: readonly string[] }[] =
  [
    { service: 'Dropbox', name: /^dropbox( \(.*\))?$/i, markers: ['.dropbox', '.dropbox.cache'] },
    { service: 'OneDrive', name: /^onedrive( ?- .*|-.*)?$/i },
    { service: 'iCloud', name: /^(mobile documents|com~apple~clouddocs|iclouddrive|icloud drive)$/i },
    { service: 'Google Drive', name: /^(google ?drive(-.*)?|my drive)$/i, markers: ['.tmp.drivedownload'] },
    { service: 'Syncthing', markers: ['.stfolder', '.stversions'] },
    { service: 'Nextcloud', name: /^(nextcloud|owncloud)$/i, markers: ['.nextcloudsync.log', '.owncloudsync.log'] },
  ];

/** What in and around the folder of a library puts it at risk. */
export function surroundingsOf(folder: string): readonly Warning[] {
  const service = syncServiceOf(folder);
  const files = conflictCopies(folder);
  return [
    ...(service === undefined ? [] : [{ kind: 'synced', service } as const]),
    ...(files.length === 0 ? [] : [{ kind: 'conflict-copies', files } as const]),
  ];
}

function syncServiceOf(folder: string): string | undefined {
  const found = SERVICES.find(
    ({ name, markers = [] }) =>
      name?.test(nameOf(folder)) === true || markers.some((marker) => existsSync(join(folder, marker))),
  );
  if (found) return found.service;
  const above = dirname(folder);
  return above === folder ? undefined : syncServiceOf(above);
}

const nameOf = (folder: string): string => folder.slice(dirname(folder).length).replace(/^[\\/]/, '');

/** However a service names them: `catalogue (conflicted copy).db`, `catalogue.sync-conflict-….db`, `catalogue 2.db`. */
function conflictCopies(folder: string): readonly string[] {
  return readdirSync(folder).filter((name) => /^catalogue.+\.db$/i.test(name));
}
