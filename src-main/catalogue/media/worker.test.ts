import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { failed, ok } from '#rules/result.ts';
import { emptyFolder } from '../testing.ts';
import { put } from './testing.ts';
import { mediaWorker } from './worker.ts';

/** A worker that a picture called `bad` brings down a moment after it was asked, and that answers all else later. */
const FRAGILE = `
process.on('disconnect', () => process.exit(0));
process.on('message', ({ id, media }) => {
  if (media.sha256 === 'bad') setTimeout(() => process.exit(1), 50);
  else setTimeout(() => process.send({ kind: 'done', id, value: media.sha256 }), 200);
});
`;

it('that a picture brings down does what else it was asked all the same', async () => {
  const desk = emptyFolder();
  const worker = mediaWorker(
    { originals: desk, renditions: desk },
    false,
    put(desk, 'fragile.cjs', Buffer.from(FRAGILE)),
  );
  onTestFinished(worker.stop);
  const zoom = (sha256: string) => worker.ask('zoom', { media: { sha256, type: 'jpeg' } });
  expect(await Promise.all(['a', 'bad', 'b'].map(zoom))).toEqual([ok('a'), failed('unreadable'), ok('b')]);
  expect(await zoom('bad')).toEqual(failed('unreadable'));
  expect(await zoom('c')).toEqual(ok('c'));
});

it('that is stopped in the middle does not begin again', async () => {
  const desk = emptyFolder();
  const worker = mediaWorker(
    { originals: desk, renditions: join(desk, 'r') },
    false,
    put(desk, 'f.cjs', Buffer.from(FRAGILE)),
  );
  const asked = ['a', 'b'].map((sha256) => worker.ask('zoom', { media: { sha256, type: 'jpeg' } }));
  worker.stop();
  expect(await Promise.all(asked)).toEqual([failed('cancelled'), failed('cancelled')]);
});
