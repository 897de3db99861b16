import { contextBridge, ipcRenderer, webUtils, type IpcRendererEvent } from 'electron';
import {
  CALL_CHANNEL,
  EVENT_CHANNEL,
  GRANT_CHANNEL,
  type Bridge,
  type HostEvent,
  type HostEventOf,
} from '#contract/bridge.ts';
import type { Reply } from '#contract/reply.ts';

const bridge: Bridge = {
  call: (method, args) => ipcRenderer.invoke(CALL_CHANNEL, method, args) as Promise<Reply<unknown>>,
  on: <K extends HostEvent['kind']>(kind: K, listener: (event: HostEventOf<K>) => void) => {
    const hear = (_: IpcRendererEvent, event: HostEvent) => {
      if (event.kind === kind) listener(event as HostEventOf<K>);
    };
    ipcRenderer.on(EVENT_CHANNEL, hear);
    return () => {
      ipcRenderer.off(EVENT_CHANNEL, hear);
    };
  },
  pathOf: (file) => {
    // A file the page made up is none of the user's and has no path.
    const path = file instanceof File ? pathOf(file) : '';
    if (path !== '') ipcRenderer.send(GRANT_CHANNEL, path);
    return path;
  },
};

/** Before version 29 Electron has no `webUtils`, and gives the file itself a path. */
function pathOf(file: File): string {
  const utils = webUtils as typeof webUtils | undefined;
  return utils ? utils.getPathForFile(file) : ((file as File & { readonly path?: string }).path ?? '');
}

contextBridge.exposeInMainWorld('variorum', bridge);
