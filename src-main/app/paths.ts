import { join } from 'node:path';
import { app } from 'electron';

const built = join(import.meta.dirname, '..');

/** Plain Node cannot read inside an archive, so the packager leaves the catalogue's files beside it. */
const unpacked = (path: string) => path.replace('app.asar', 'app.asar.unpacked');

const resource = (name: string) => (app.isPackaged ? join(process.resourcesPath, name) : join(app.getAppPath(), name));

export const paths = {
  renderer: join(built, 'renderer'),
  preload: join(built, 'preload', 'preload.cjs'),
  catalogue: unpacked(join(built, 'main', 'catalogue.cjs')),
  collection: () => resource('data'),
  node: () => process.env['VARIORUM_NODE'] ?? (app.isPackaged ? resource('node') : undefined),
};
