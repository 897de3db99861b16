import type { Command } from '../command.ts';
import { backup } from './backup.ts';
import { batch } from './batch.ts';
import { claims } from './claims.ts';
import { compare } from './compare.ts';
import { games } from './games.ts';
import { exportObjects } from './export.ts';
import { hand } from './hand.ts';
import { help } from './help.ts';
import { importTable } from './import.ts';
import { melds } from './melds.ts';
import { moves } from './moves.ts';
import { odds } from './odds.ts';
import { pack } from './pack.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { restore } from './restore.ts';
import { salvage } from './salvage.ts';
import { score } from './score.ts';
import { search } from './search.ts';
import { settle } from './settle.ts';
import { show } from './show.ts';
import { simulate } from './simulate.ts';
import { variant } from './variant.ts';
import { verify } from './verify.ts';

export const COMMANDS: readonly Command[] = [
  games,
  variant,
  score,
  hand,
  compare,
  melds,
  claims,
  moves,
  odds,
  settle,
  play,
  replay,
  simulate,
  search,
  show,
  verify,
  backup,
  restore,
  salvage,
  importTable,
  exportObjects,
  pack,
  batch(
    () => COMMANDS,
    (line) => process.stdout.write(`${line}\n`),
  ),
  help(() => COMMANDS),
];
