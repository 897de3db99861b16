import { mkdirSync } from 'node:fs';
import { app, BrowserWindow } from 'electron';
import { LOCALE_SETTING, localeFrom } from '#contract/locale.ts';
import { spawnCatalogue } from './catalogue-child.ts';
import { startCatalogue, type CatalogueHost } from './catalogue-host.ts';
import { libraryPlace, type LibraryPlace } from './library-place.ts';
import { mediaFrom } from './media.ts';
import { showMenu } from './menu.ts';
import { readOptions, type Options } from './options.ts';
import { registerScheme, servePages } from './pages.ts';
import { paths } from './paths.ts';
import { closeSession } from './policy.ts';
import { relayCalls, tellWindows, type Heard } from './relay.ts';
import { saveScreenshot } from './screenshot.ts';
import { openWindow } from './window.ts';

function main(): void {
  const read = readOptions(process.argv, process.env, app.getPath('userData'));
  if (read.kind === 'missing-value') return leave(`${read.flag} needs a value: ${read.flag} <path>`);
  const { options } = read;
  // Electron does not make the folder until later, and the catalogue starts before that.
  mkdirSync(options.userData, { recursive: true });
  app.setPath('userData', options.userData);
  if (!app.requestSingleInstanceLock())
    return leave('Variorum is already open with this user data; it has been shown.');
  registerScheme();
  const library = libraryPlace(options.userData, options.library);
  const catalogue = hostCatalogue(library);
  void app.whenReady().then(() => {
    open(options, catalogue, library);
  });
}

function hostCatalogue(library: LibraryPlace) {
  const command = { script: paths.catalogue, node: paths.node() };
  const args = () => [library.folder, paths.collection(), ...(library.known ? ['--existing'] : [])];
  return startCatalogue({
    // The library may have been moved since the process was last started.
    spawn: () => spawnCatalogue({ ...command, args: args() }),
    wait: (milliseconds, then) => setTimeout(then, milliseconds),
    onRestart: () => {
      tellWindows({ kind: 'catalogue-restarted' });
    },
    onProgress: (progress) => {
      tellWindows({ kind: 'task', progress });
    },
  });
}

function open(options: Options, catalogue: CatalogueHost, library: LibraryPlace) {
  closeSession();
  servePages(paths.renderer, mediaFrom(catalogue));
  relayCalls(catalogue, library, (method, args, reply) => {
    followLocale(method, args, reply);
    if (!changesPlace(method) || reply.kind !== 'ok') return;
    library.become((reply.value as { folder: string }).folder);
    speakAsChosen(catalogue);
  });
  speakAsChosen(catalogue);
  const window = openWindow();
  if (options.screenshot !== undefined) void picture(window, options.screenshot, options.keepOpen);
  app.on('second-instance', showWindow);
  app.on('activate', showWindow);
  app.on('will-quit', (event) => {
    event.preventDefault();
    // The last backup is made now; the windows are gone already.
    void catalogue.stop().then(() => {
      app.exit();
    });
  });
}

const changesPlace = (method: string) => method === 'library.move' || method === 'library.openAt';

function speakAsChosen(catalogue: CatalogueHost) {
  void catalogue.call('settings.get', { key: LOCALE_SETTING }).then((reply) => {
    speak(reply.kind === 'ok' ? reply.value : null);
  });
}

const speak = (chosen: unknown) => {
  showMenu(localeFrom(chosen, app.getLocale()), (command) => {
    tellWindows({ kind: 'menu', command });
  });
};

const followLocale: Heard = (method, args, reply) => {
  if (method !== 'settings.set' || reply.kind !== 'ok') return;
  const { key, value } = args as { key: string; value: unknown };
  if (key === LOCALE_SETTING) speak(value);
};

function showWindow() {
  const window = BrowserWindow.getAllWindows()[0] ?? openWindow();
  if (window.isMinimized()) window.restore();
  window.focus();
}

async function picture(window: BrowserWindow, file: string, keepOpen: boolean) {
  try {
    await saveScreenshot(window, file);
  } catch (error) {
    leave(`No screenshot could be written to ${file}: ${String(error)}`);
    return;
  }
  console.log(`Screenshot: ${file}`);
  if (!keepOpen) app.quit();
}

function leave(why: string) {
  console.error(why);
  app.exit(1);
}

app.on('window-all-closed', () => {
  if (process.platform !== 'darwin') app.quit();
});
main();
