import { BrowserWindow } from 'electron';
import { ORIGIN } from '#contract/origin.ts';
import { paths } from './paths.ts';
import { developmentServer, isOurs } from './policy.ts';

export function openWindow(): BrowserWindow {
  const window = new BrowserWindow({
    width: 1280,
    height: 860,
    minWidth: 900,
    minHeight: 600,
    show: false,
    webPreferences: {
      preload: paths.preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
      spellcheck: false,
    },
  });
  confine(window);
  window.once('ready-to-show', () => {
    window.show();
  });
  void window.loadURL(developmentServer ?? `${ORIGIN}/`);
  return window;
}

export function confine({ webContents }: BrowserWindow) {
  webContents.setWindowOpenHandler(() => ({ action: 'deny' }));
  webContents.on('will-navigate', (event, url) => {
    if (!isOurs(url)) event.preventDefault();
  });
  webContents.on('will-attach-webview', (event) => {
    event.preventDefault();
  });
}
