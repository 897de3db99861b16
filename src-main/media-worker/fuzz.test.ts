import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MEDIA_REFUSALS, placeOf } from '#contract/own/media.ts';
import { draw, zoom } from './draw.ts';
import { readExif } from './exif.ts';
import { keep } from './keep.ts';
import { Refused } from './refusal.ts';

const RUNS = Number(process.env['MEDIA_FUZZ'] ?? 2_000);
const desk = mkdtempSync(join(tmpdir(), 'variorum-fuzz-'));
const folders = { originals: join(desk, 'media'), renditions: join(desk, 'renditions') };
const seeds: Buffer[] = [];

beforeAll(async () => {
  const picture = sharp({
    create: { width: 40, height: 30, channels: 4, background: { r: 200, g: 30, b: 30, alpha: 0.5 } },
  });
  for (const format of ['jpeg', 'png', 'webp', 'tiff', 'gif', 'avif'] as const)
    seeds.push(await picture.clone().withMetadata({ orientation: 6 }).toFormat(format).toBuffer());
  seeds.push(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), Buffer.from('%PDF-1.7\n%%EOF'));
  seeds.push(readFileSync(join(import.meta.dirname, 'held-upright.heic')));
});
afterAll(() => {
  rmSync(desk, { recursive: true });
});

/** A file cut short, with some bytes changed, and perhaps something behind it. */
const damage = fc.record({
  seed: fc.nat(8),
  cut: fc.double({ min: 0, max: 1, noNaN: true }),
  whole: fc.boolean(),
  bytes: fc.array(fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.nat(255)), { maxLength: 3 }),
  tail: fc.uint8Array({ maxLength: 64 }),
});

test(`${RUNS.toString()} damaged files are kept or refused by reason; none brings the worker down or writes elsewhere`, async () => {
  let drawn = 0;
  await fc.assert(
    fc.asyncProperty(damage, async ({ seed, cut, whole, bytes, tail }) => {
      const file = Buffer.concat([seeds[seed]!, tail]);
      for (const [at, value] of bytes) file[Math.floor(at * file.length)] = value;
      const item = { kind: 'bytes', bytes: whole ? file : file.subarray(0, Math.ceil(cut * file.length)) } as const;
      const done = await attempt(() =>
        keep(folders, { item: { ...item, filename: '' }, filename: '../../x.jpg' }, new AbortController().signal),
      );
      if (!done) return;
      const { media } = done;
      if (media.width !== undefined) expect(media.width * media.height!).toBeLessThanOrEqual(500_000_000);
      // Drawing what claims to be huge takes its time and is not what is tested.
      if ((media.width ?? 1e9) * (media.height ?? 1e9) > 4_000_000) return;
      const fit = { kind: 'fit', size: 64, turns: 1, crop: { x: 0.1, y: 0.1, width: 0.5, height: 0.5 } } as const;
      if (await attempt(() => draw(folders, { media, rendition: fit }))) drawn++;
      await attempt(() => zoom(folders, { media }));
      await readExif(join(folders.originals, placeOf(media)), media.type);
    }),
    { numRuns: RUNS },
  );
  expect(drawn).toBeGreaterThan(RUNS / 20);
  expect(readdirSync(desk).sort()).toEqual(['media', 'renditions']);
  expect(readdirSync(join(folders.originals, 'incoming'))).toEqual([]);
  const folder = /^[0-9a-f]{2}$|^incoming$/;
  expect(readdirSync(folders.originals).filter((name) => !folder.test(name))).toEqual([]);
}, 600_000);

/** Nothing where it was refused by reason, or the decoder said what is wrong; anything else is a bug. */
async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refused) expect(MEDIA_REFUSALS).toContain(error.reason);
    else expect(error instanceof Error && !('code' in error)).toBe(true);
    return undefined;
  }
}

test('a file that claims 100,000 pixels each way is refused before it is decoded', async () => {
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  png.writeUInt32BE(100_000, 16);
  png.writeUInt32BE(100_000, 20);
  writeFileSync(join(desk, 'media', 'huge.png'), png);
  const item = { kind: 'path', path: join(desk, 'media', 'huge.png') } as const;
  const kept = keep(folders, { item, filename: 'huge.png' }, new AbortController().signal);
  await expect(kept).rejects.toMatchObject({ reason: 'too-many-pixels' });
});
