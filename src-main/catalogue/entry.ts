import { z } from 'zod';
import { LEAVE, type Progress, type Response } from '#contract/bridge.ts';
import { lookAside } from './library/check-copy.ts';
import { keepLibrary } from './library/keeper.ts';
import { serve, serveKeeper } from './serve.ts';
import { taskBoard } from './tasks.ts';

/** The way to whoever started this process: Electron's port in a utility process, otherwise Node's channel. */
interface Channel {
  readonly onMessage: (listener: (message: unknown) => void) => void;
  readonly send: (message: Response | Progress) => void;
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
      send: (sent) => port.postMessage(sent),
    };
  if (!process.send) throw new Error('the catalogue is started by the program, not by hand');
  return {
    onMessage: (listener) => process.on('message', listener),
    send: (sent) => process.send?.(sent),
  };
}

function main(): void {
  const [folder, data, ...flags] = process.argv.slice(2);
  if (folder === undefined || data === undefined)
    throw new Error('usage: <library folder> <data folder> [--read-only] [--existing]');
  const place = {
    folder,
    data,
    readOnly: flags.includes('--read-only'),
    existing: flags.includes('--existing'),
  };
  const keeper = keepLibrary(place, lookAside);
  const leave = (): void => {
    void keeper.leave().finally(() => process.exit(0));
  };
  process.on('disconnect', leave);
  process.on('SIGTERM', leave);
  const { onMessage, send } = channel();
  const tasks = taskBoard((progress) => {
    send({ progress });
  });
  onMessage((message) => {
    if (message === LEAVE) {
      leave();
      return;
    }
    const parsed = request.safeParse(message);
    if (!parsed.success) return console.error('the catalogue was sent something that is not a request');
    const response = serveKeeper(keeper, parsed.data) ?? serve(keeper.open, parsed.data, tasks);
    // One that is there already is not put off, so that short requests are answered in the order they came.
    if (response instanceof Promise) void response.then(send);
    else send(response);
  });
}

main();
