import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Files of about 3 MB that differ, as from a telephone. */
export async function photographsIn(folder: string, count: number): Promise<readonly string[]> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const picture = sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#000', noise } });
  const bytes = await picture.jpeg({ quality: 90 }).toBuffer();
  return Array.from({ length: count }, (_, at) => {
    const file = join(folder, `${at}.jpg`);
    writeFileSync(file, Buffer.concat([bytes, Buffer.from(`${at}`)]));
    return file;
  });
}

/** A TIFF of 200 MB, not compressed. */
export async function scanIn(folder: string): Promise<string> {
  const scan = join(folder, 'scan.tif');
  await sharp({ create: { width: 8200, height: 8200, channels: 3, background: '#a52' } })
    .tiff({ compression: 'none' })
    .toFile(scan);
  return scan;
}
