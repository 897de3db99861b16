import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { readPosition, type Misread } from '#contract/position/read-position.ts';
import { assertNever, type Failed, type Result } from '#rules/result.ts';
import { refused, type Failure } from './failure.ts';

const remedy = 'docs/cli.md says how a position is written';

/** Reads a file that holds a position; what is wrong is named by its place in the file. */
export function readPositionFile<S extends z.ZodType>(path: string, shape: S): Result<z.output<S>, Failure> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return refused('cannot-read', (error as Error).message, { field: 'position', remedy });
  }
  const read = readPosition(text, shape);
  return read.kind === 'ok' ? read : refuseMisread(read.error);
}

function refuseMisread(misread: Misread): Failed<Failure> {
  switch (misread.kind) {
    case 'not-json':
      return refused(misread.kind, misread.detail, { field: 'position', remedy });
    case 'no-such-seat': {
      const { kind, field, seat, seats } = misread;
      const remedy = seats === 1 ? 'the only seat is 0' : `the seats are 0 to ${seats - 1}`;
      return refused(kind, `there is no seat ${seat}`, { field, remedy });
    }
    case 'bad-position':
      return refused(misread.kind, misread.detail, { field: misread.field, remedy });
    default:
      return assertNever(misread);
  }
}
