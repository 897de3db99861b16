import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { placeOf, type Added } from '#contract/own/media.ts';
import { askingLater, emptyFolder, openedLibrary, valueOf } from '../testing.ts';
import { run } from '../sql.ts';
import { taskBoard } from '../tasks.ts';
import { cornersOf, heldUpright, photographed, put, sha256Of } from './testing.ts';

/** A library and a folder of the user's to take files from. */
function begin() {
  const library = openedLibrary();
  const tasks = taskBoard(() => undefined);
  const ask = askingLater(() => library, tasks);
  const desk = emptyFolder();
  const add = async (...paths: string[]) =>
    valueOf(await ask('media.add', { task: 't', items: paths.map((path) => ({ kind: 'path', path })) })).items;
  return { library, ask, desk, add, tasks, media: join(library.folder, 'media') };
}

const kept = (added: Added | undefined) => {
  if (added?.kind !== 'kept') throw new Error(`not kept: ${JSON.stringify(added)}`);
  return added.media;
};

describe('a file added', () => {
  it('lies under the SHA-256 of its content, once, with its upright size', async () => {
    const { add, ask, desk, media } = begin();
    const bytes = await photographed(6).jpeg().toBuffer();
    const [first, again] = await add(put(desk, '籌 1.jpg', bytes), put(desk, 'copy.JPEG', bytes));
    expect(first).toMatchObject({ kind: 'kept', filename: '籌 1.jpg', known: false, misnamed: false });
    expect(again).toMatchObject({ kind: 'kept', filename: 'copy.JPEG', known: true, misnamed: false });
    expect(kept(first)).toMatchObject({
      sha256: sha256Of(bytes),
      type: 'jpeg',
      size: bytes.length,
      width: 96,
      height: 60,
    });
    expect(readFileSync(join(media, placeOf(kept(first)))).equals(bytes)).toBe(true);
    expect(readdirSync(join(media, 'incoming'))).toEqual([]);
    expect(valueOf(await ask('media.info', { sha256: [sha256Of(bytes), '0'.repeat(64)] }))).toEqual([kept(first)]);
  });

  it('may come as bytes, as from the clipboard', async () => {
    const { ask } = begin();
    const bytes = new Uint8Array(await photographed(1).png().toBuffer());
    const { items } = valueOf(
      await ask('media.add', { task: 't', items: [{ kind: 'bytes', filename: '../../x.png', bytes }] }),
    );
    expect(items[0]).toMatchObject({ kind: 'kept', filename: 'x.png', media: { type: 'png', width: 96, height: 60 } });
  });

  it.each(['png', 'webp', 'tiff', 'gif', 'avif', 'jpeg'] as const)('is told by its content: %s', async (format) => {
    const { add, desk, ask } = begin();
    const [added] = await add(put(desk, 'named-otherwise.xyz', await photographed(1).toFormat(format).toBuffer()));
    expect(added).toMatchObject({ kind: 'kept', misnamed: true, media: { type: format, width: 96, height: 60 } });
    const { sha256 } = kept(added);
    const { file } = valueOf(await ask('media.render', { sha256, rendition: { kind: 'fit', size: 48 } }));
    expect(await cornersOf(file)).toBe('red green blue yellow');
  });

  it('of a kind that is not drawn is an attachment', async () => {
    const { add, desk, ask } = begin();
    const svg =
      '<?xml version="1.0"?><!-- a --><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);
    const files = [Buffer.from('%PDF-1.7\n'), Buffer.from(svg), heic];
    const added = await add(...files.map((bytes, at) => put(desk, `file ${at.toString()}`, bytes)));
    expect(added.map((one) => kept(one).type)).toEqual(['pdf', 'svg', 'heic']);
    for (const one of added) {
      expect(kept(one)).not.toHaveProperty('width');
      const { sha256 } = kept(one);
      const { file, mime } = valueOf(await ask('media.render', { sha256, rendition: { kind: 'fit', size: 48 } }));
      expect([mime, readFileSync(file, 'utf8')]).toEqual(['image/svg+xml', expect.stringMatching(/>(PDF|SVG|HEIC)</)]);
      expect(readFileSync(file, 'utf8')).not.toContain('script');
      const zoom = await ask('media.zoom', { sha256 });
      expect(zoom).toMatchObject({ kind: 'refused', refusal: { detail: { reason: 'unreadable' } } });
      expect(valueOf(await ask('media.render', { sha256, rendition: { kind: 'original' } }))).toBeTruthy();
    }
  });

  it('is refused by reason where it is none of ours, and holds up no other', async () => {
    const { add, desk, media } = begin();
    const huge = Buffer.from(
      await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    );
    huge.writeUInt32BE(100_000, 16);
    huge.writeUInt32BE(100_000, 20);
    const added = await add(
      put(desk, 'page.png', Buffer.from('<!DOCTYPE html><script>alert(1)</script><svg></svg>')),
      put(desk, 'empty.jpg', Buffer.alloc(0)),
      join(desk, 'gone.jpg'),
      desk,
      put(desk, 'huge.png', huge),
      put(desk, 'cut.png', huge.subarray(0, 12)),
      put(desk, 'good.jpg', await photographed(1).jpeg().toBuffer()),
    );
    const reasons = added.map((one) => (one.kind === 'refused' ? one.reason : one.kind));
    expect(reasons).toEqual(['unknown-type', 'empty', 'missing', 'no-file', 'too-many-pixels', 'unreadable', 'kept']);
    expect(readdirSync(media, { recursive: true }).filter((name) => String(name).includes('.'))).toHaveLength(1);
  });

  it('is the last one when the task is cancelled', async () => {
    const { ask, desk, tasks } = begin();
    const bytes = await photographed(1).jpeg().toBuffer();
    const items = Array.from({ length: 300 }, (_, at) => {
      const own = Buffer.concat([bytes, Buffer.from(at.toString())]);
      return { kind: 'path', path: put(desk, `${at.toString()}.jpg`, own) } as const;
    });
    const adding = ask('media.add', { task: 'drop', items });
    await ask('media.info', { sha256: [] });
    expect(valueOf(await ask('tasks.cancel', { task: 'drop' }))).toBe(true);
    const { items: added, cancelled } = valueOf(await adding);
    expect(cancelled).toBe(true);
    expect(added.length).toBeLessThan(300);
    expect(added.every(({ kind }) => kind === 'kept')).toBe(true);
    expect(tasks.cancel('drop')).toBe(false);
  });
});

describe('a photograph', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('taken in orientation %i is upright everywhere', async (orientation) => {
    const { add, ask, desk } = begin();
    const jpeg = await photographed(orientation).jpeg({ quality: 95 }).toBuffer();
    const tiff = await photographed(orientation).tiff().toBuffer();
    for (const added of await add(put(desk, 'a.jpg', jpeg), put(desk, 'a.tif', tiff))) {
      const { sha256, width, height } = kept(added);
      expect([width, height]).toEqual([96, 60]);
      const drawn = async (turns: number, crop?: { x: number; y: number; width: number; height: number }) =>
        cornersOf(
          valueOf(
            await ask('media.render', { sha256, rendition: { kind: 'fit', size: 48, turns, ...(crop && { crop }) } }),
          ).file,
        );
      expect(await drawn(0)).toBe('red green blue yellow');
      expect(await drawn(1)).toBe('blue red yellow green');
      expect(await drawn(3)).toBe('green yellow red blue');
      expect(await drawn(0, { x: 0.5, y: 0, width: 0.5, height: 1 })).toBe('green green yellow yellow');
      expect(await drawn(2, { x: 0, y: 0.5, width: 1, height: 0.5 })).toBe('yellow blue yellow blue');
      expect(await drawn(1, { x: 0, y: 0.5, width: 1, height: 0.5 })).toBe('blue blue yellow yellow');
      expect(await drawn(3, { x: 0.5, y: 0, width: 0.5, height: 1 })).toBe('green yellow green yellow');
      const zoom = valueOf(await ask('media.zoom', { sha256 }));
      expect(zoom).toEqual({ width: 96, height: 60, tile: 512, levels: 1 });
      const tile = valueOf(
        await ask('media.render', { sha256, rendition: { kind: 'tile', level: 0, column: 0, row: 0 } }),
      );
      expect(await cornersOf(tile.file)).toBe('red green blue yellow');
    }
  });

  it('has tiles of its full size, made once', async () => {
    const { add, ask, desk } = begin();
    const scan = sharp({ create: { width: 2000, height: 1100, channels: 3, background: '#a52' } });
    const { sha256 } = kept((await add(put(desk, 'scan.tif', await scan.tiff().toBuffer())))[0]);
    const [one, two] = await Promise.all([ask('media.zoom', { sha256 }), ask('media.zoom', { sha256 })]);
    expect(valueOf(one)).toEqual({ width: 2000, height: 1100, tile: 512, levels: 3 });
    expect(two).toEqual(one);
    const tile = { kind: 'tile', level: 2, column: 3, row: 2 } as const;
    const { file } = valueOf(await ask('media.render', { sha256, rendition: tile }));
    expect(await sharp(file).metadata()).toMatchObject({ width: 2000 - 3 * 512, height: 1100 - 2 * 512 });
  });

  it('tells date, camera and place when asked', async () => {
    const { add, ask, desk } = begin();
    const exif = {
      IFD0: { Make: 'Kamera', Model: 'X' },
      IFD2: { DateTimeOriginal: '2024:05:01 09:30:00' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '1/1 17/1 30/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '103/1 51/1 0/1',
      },
    };
    const bytes = await photographed(1).withExif(exif).jpeg().toBuffer();
    const plain = await sharp(bytes).png().toBuffer();
    const [one, other] = await add(put(desk, 'a.jpg', bytes), put(desk, 'b.png', plain));
    const told = valueOf(await ask('media.exif', { sha256: kept(one).sha256 }));
    expect(told).toMatchObject({ taken: '2024-05-01T09:30:00', camera: 'Kamera X' });
    expect(told.place?.latitude).toBeCloseTo(1.2917, 3);
    expect(told.place?.longitude).toBeCloseTo(103.85, 3);
    expect(valueOf(await ask('media.exif', { sha256: kept(other).sha256 }))).toEqual({});
  });
});

describe('a photograph of a telephone', () => {
  it('in HEIC is shown as it was held, with what the camera wrote, and stays as it is', async () => {
    const { add, ask, desk, media } = begin();
    const [added] = await add(put(desk, 'IMG_1.HEIC', heldUpright()));
    expect(added).toMatchObject({ misnamed: false, media: { type: 'heic', width: 96, height: 60 } });
    const { sha256 } = kept(added);
    const drawn = async (more: object) => {
      const rendition = { kind: 'fit', size: 48, turns: 0, ...more } as const;
      const { file, mime } = valueOf(await ask('media.render', { sha256, rendition }));
      expect(mime).toBe('image/jpeg');
      return cornersOf(file);
    };
    expect(await drawn({})).toBe('red green blue yellow');
    expect(await drawn({ turns: 1 })).toBe('blue red yellow green');
    expect(await drawn({ crop: { x: 0.5, y: 0, width: 0.5, height: 1 } })).toBe('green green yellow yellow');
    expect(valueOf(await ask('media.zoom', { sha256 }))).toEqual({ width: 96, height: 60, tile: 512, levels: 1 });
    expect(valueOf(await ask('media.exif', { sha256 }))).toMatchObject({
      taken: '2024-05-01T09:30:00',
      camera: 'Kamera H',
    });
    expect(readFileSync(join(media, placeOf(kept(added)))).equals(heldUpright())).toBe(true);
  });

  it('keeps its colour profile on the way', async () => {
    const { add, desk, library } = begin();
    const { sha256 } = kept((await add(put(desk, 'a.heic', heldUpright())))[0]);
    const decoded = join(library.folder, 'renditions', sha256.slice(0, 2), sha256, 'decoded.jpg');
    expect((await sharp(decoded).metadata()).icc).toEqual((await sharp(heldUpright()).metadata()).icc);
  });

  it('is an attachment where it is damaged, and a picture once its renditions were cleared', async () => {
    const { add, ask, desk, library } = begin();
    const [cut, whole] = await add(
      put(desk, 'cut.heic', heldUpright().subarray(0, 1200)),
      put(desk, 'whole.heic', heldUpright()),
    );
    expect(kept(cut)).not.toHaveProperty('width');
    rmSync(join(library.folder, 'renditions'), { recursive: true });
    const { sha256 } = kept(whole);
    const { file } = valueOf(await ask('media.render', { sha256, rendition: { kind: 'fit', size: 48 } }));
    expect(await cornersOf(file)).toBe('red green blue yellow');
  });

  it('added before it could be decoded is a picture when it is added again', async () => {
    const { add, desk, library } = begin();
    const path = put(desk, 'a.heic', heldUpright());
    await add(path);
    run(library.writable(), 'UPDATE media SET width = NULL, height = NULL', {});
    expect(kept((await add(path))[0])).toMatchObject({ width: 96, height: 60 });
  });
});

describe('what nobody uses', () => {
  it('is told, and goes only when it is named and still unused', async () => {
    const { add, ask, desk, media } = begin();
    const used = kept((await add(put(desk, 'a.jpg', await photographed(1).jpeg().toBuffer())))[0]);
    const unused = kept((await add(put(desk, 'b.png', await photographed(1).png().toBuffer())))[0]);
    const use = { id: 'm', sha256: used.sha256, filename: 'a.jpg' };
    const body = { type: 'tally', fields: {}, media: [use] };
    const { record } = valueOf(await ask('own.create', { kind: 'object', body }));
    valueOf(await ask('own.remove', { kind: 'object', ids: [record.id] }));
    expect(valueOf(await ask('media.sweep', {}))).toEqual({
      orphans: [{ sha256: unused.sha256, size: unused.size }],
      missing: [],
    });
    expect(valueOf(await ask('media.discard', { sha256: [used.sha256, unused.sha256, '0'.repeat(64)] }))).toBe(1);
    expect(existsSync(join(media, placeOf(used)))).toBe(true);
    expect(existsSync(join(media, placeOf(unused)))).toBe(false);
    expect(valueOf(await ask('media.info', { sha256: [unused.sha256] }))).toEqual([]);
  });

  it('is not what is missing: that is told with who wants it, and is whole when the same file comes again', async () => {
    const { add, ask, desk, media } = begin();
    const path = put(desk, 'a.jpg', await photographed(1).jpeg().toBuffer());
    const { sha256, ...file } = kept((await add(path))[0]);
    const uses = ['m', 'n'].map((id) => ({ id, sha256, filename: 'front.jpg' }));
    const fields = { title: { values: [{ id: 'v', text: '籌' }] } };
    const body = { accession: 'SG-1', type: 'tally', fields, media: uses };
    const { record } = valueOf(await ask('own.create', { kind: 'object', body }));
    rmSync(join(media, placeOf({ sha256, ...file })));
    const objects = [{ id: record.id, accession: 'SG-1', title: '籌' }];
    const { missing } = valueOf(await ask('media.sweep', {}));
    expect(missing).toEqual([{ sha256, filename: 'front.jpg', objects }]);
    await add(path);
    expect(valueOf(await ask('media.sweep', {}))).toEqual({ orphans: [], missing: [] });
  });

  it('is also missing where only the change log could bring it back', async () => {
    const { add, ask, desk, media } = begin();
    const file = kept((await add(put(desk, 'a.jpg', await photographed(1).jpeg().toBuffer())))[0]);
    const body = { type: 'tally', fields: {}, media: [{ id: 'm', sha256: file.sha256, filename: 'a.jpg' }] };
    valueOf(await ask('own.create', { kind: 'object', body }));
    valueOf(await ask('own.undo', {}));
    rmSync(join(media, placeOf(file)));
    expect(valueOf(await ask('media.sweep', {})).missing).toEqual([{ sha256: file.sha256, objects: [] }]);
  });
});
