import { z } from 'zod';
import type { Response } from '#contract/bridge.ts';
import { openLibrary, type Library } from './library.ts';
import { serve } from './serve.ts';

/** The way to whoever started this process: Electron's port in a utility process, otherwise Node's channel. */
interface Channel {
  readonly onMessage: (listener: (message: unknown) => void) => void;
  readonly send: (response: Response) => void;
}

interface ParentPort {
  on(event: 'message', listener: (event: { readonly data: unknown }) => void): void;
  postMessage(message: unknown): void;
}

/** A message that is not even a request names nobody who waits for an answer. */
const request = z.object({ id: z.int(), method: z.string(), args: z.unknown() });

function channel(): Channel {
  const port = (process as { parentPort?: ParentPort }).parentPort;
  if (port)
    return {
      onMessage: (listener) => port.on('message', ({ data }) => listener(data)),
      send: (response) => port.postMessage(response),
    };
  if (!process.send) throw new Error('the catalogue is started by the program, not by hand');
  return {
    onMessage: (listener) => process.on('message', listener),
    send: (response) => process.send?.(response),
  };
}

function main(): void {
  const [folder, data, ...flags] = process.argv.slice(2);
  if (folder === undefined || data === undefined)
    throw new Error('usage: <library folder> <data folder> [--read-only]');
  const place = { folder, data, readOnly: flags.includes('--read-only') };
  let library: Library | undefined;
  // A library that could not be opened is tried again at the next call: the disk may have room by then.
  const open = (): Library => (library ??= openLibrary(place));
  const leave = (): void => {
    library?.close();
    process.exit(0);
  };
  process.on('disconnect', leave);
  process.on('SIGTERM', leave);
  const { onMessage, send } = channel();
  onMessage((message) => {
    const parsed = request.safeParse(message);
    if (parsed.success) send(serve(open, parsed.data));
    else console.error('the catalogue was sent something that is not a request');
  });
}

main();
