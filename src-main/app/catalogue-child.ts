import { fork } from 'node:child_process';
import { utilityProcess } from 'electron';
import { LEAVE, type Progress, type Request, type Response } from '#contract/bridge.ts';

/** A running catalogue process, whichever way this runtime starts one. */
export interface CatalogueChild {
  send(request: Request): void;
  onMessage(listener: (message: Response | Progress) => void): void;
  onExit(listener: (code: number | null) => void): void;
  /** Asks it to back up, close the library and end. */
  stop(): void;
  /** Ends it whatever it is doing. */
  kill(): void;
}

export interface CatalogueCommand {
  readonly script: string;
  /** Library folder, the folder of the reference collection, and flags. */
  readonly args: readonly string[];
  /** The Node to run it with where Electron's own is too old. */
  readonly node: string | undefined;
}

/** better-sqlite3's prebuilt binary needs this Node-API; Electron gained it with version 36. */
const NEEDED_NODE_API = 10;

export function spawnCatalogue(command: CatalogueCommand): CatalogueChild {
  return Number(process.versions['napi']) >= NEEDED_NODE_API ? spawnUtility(command) : spawnNode(command);
}

function spawnUtility({ script, args }: CatalogueCommand): CatalogueChild {
  const child = utilityProcess.fork(script, [...args], { serviceName: 'Variorum catalogue' });
  return {
    send: (request) => {
      child.postMessage(request);
    },
    onMessage: (listener) => child.on('message', listener),
    onExit: (listener) => child.once('exit', listener),
    stop: () => {
      child.postMessage(LEAVE);
    },
    kill: () => {
      child.kill();
    },
  };
}

function spawnNode({ script, args, node }: CatalogueCommand): CatalogueChild {
  if (!node) throw new Error('This Electron needs VARIORUM_NODE to name a Node 24 program. Start with `npm start`.');
  const { ELECTRON_RUN_AS_NODE: _, ...env } = process.env;
  // 'advanced' carries Map, Date and typed arrays, as the utility process does.
  const child = fork(script, [...args], { execPath: node, execArgv: [], serialization: 'advanced', env });
  return {
    send: (request) => {
      // A failed send means the process is gone, and 'exit' answers for it.
      child.send(request, () => undefined);
    },
    onMessage: (listener) => child.on('message', listener as (message: unknown) => void),
    onExit: (listener) => {
      child.once('exit', listener);
      // A program that cannot be started at all reports that here and never exits.
      child.once('error', () => {
        if (child.pid === undefined) listener(null);
      });
    },
    stop: () => {
      if (child.connected) child.disconnect();
    },
    kill: () => {
      child.kill('SIGKILL');
    },
  };
}
