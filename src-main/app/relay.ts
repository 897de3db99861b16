import { BrowserWindow, ipcMain } from 'electron';
import { CALL_CHANNEL, EVENT_CHANNEL, type HostEvent } from '#contract/bridge.ts';
import type { Reply } from '#contract/reply.ts';
import type { CatalogueHost } from './catalogue-host.ts';
import { isOurs } from './policy.ts';

export type Heard = (method: string, args: unknown, reply: Reply<unknown>) => void;

/** Carries calls from our own pages to the catalogue, and lets the main process listen in on the answers. */
export function relayCalls(catalogue: CatalogueHost, heard: Heard) {
  ipcMain.handle(CALL_CHANNEL, async (event, method: unknown, args: unknown): Promise<Reply<unknown>> => {
    if (!isOurs(event.senderFrame?.url ?? '') || typeof method !== 'string') {
      return { kind: 'refused', refusal: { code: 'bad-argument', field: 'method' } };
    }
    const reply = await catalogue.call(method, args);
    heard(method, args, reply);
    return reply;
  });
}

export function tellWindows(event: HostEvent) {
  for (const window of BrowserWindow.getAllWindows()) window.webContents.send(EVENT_CHANNEL, event);
}
