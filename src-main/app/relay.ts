import { BrowserWindow, ipcMain } from 'electron';
import { CALL_CHANNEL, EVENT_CHANNEL, GRANT_CHANNEL, type HostEvent } from '#contract/bridge.ts';
import type { Refusal, Reply } from '#contract/reply.ts';
import type { CatalogueHost } from './catalogue-host.ts';
import { Grants } from './grants.ts';
import { answerHost, isHostMethod } from './host-methods.ts';
import type { LibraryPlace } from './library-place.ts';
import { isOurs } from './policy.ts';

export type Heard = (method: string, args: unknown, reply: Reply<unknown>) => void;

/** Carries calls from our own pages to the catalogue, and lets the main process listen in on the answers. */
export function relayCalls(catalogue: CatalogueHost, library: LibraryPlace, heard: Heard) {
  const grants = new Grants();
  ipcMain.handle(CALL_CHANNEL, async (event, method: unknown, args: unknown): Promise<Reply<unknown>> => {
    if (!isOurs(event.senderFrame?.url ?? '') || typeof method !== 'string') {
      return refused({ code: 'bad-argument', field: 'method' });
    }
    if (isHostMethod(method)) return answerHost(method, args, { sender: event.sender, grants, library });
    const path = grants.missing(method, args);
    if (path !== undefined) return refused({ code: 'bad-argument', field: 'path', detail: { path } });
    const reply = await catalogue.call(method, args);
    heard(method, args, reply);
    return reply;
  });
  ipcMain.on(GRANT_CHANNEL, (event, path: unknown) => {
    if (isOurs(event.senderFrame?.url ?? '') && typeof path === 'string') grants.add(path);
  });
}

const refused = (refusal: Refusal): Reply<never> => ({ kind: 'refused', refusal });

export function tellWindows(event: HostEvent) {
  for (const window of BrowserWindow.getAllWindows()) window.webContents.send(EVENT_CHANNEL, event);
}
