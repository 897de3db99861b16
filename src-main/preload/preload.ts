import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron';
import { CALL_CHANNEL, EVENT_CHANNEL, type Bridge, type HostEvent, type HostEventOf } from '#contract/bridge.ts';
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
};

contextBridge.exposeInMainWorld('variorum', bridge);
