import exifr from 'exifr';
import sharp from 'sharp';
import type { Exif, MediaType } from '#contract/own/media.ts';

interface Tags {
  readonly DateTimeOriginal?: unknown;
  readonly CreateDate?: unknown;
  readonly Make?: unknown;
  readonly Model?: unknown;
  readonly latitude?: unknown;
  readonly longitude?: unknown;
}

/** Whatever is missing or makes no sense is left out. */
export async function readExif(file: string, type: MediaType): Promise<Exif> {
  const tags = await tagsOf(file, type);
  const taken = dateOf(tags.DateTimeOriginal) ?? dateOf(tags.CreateDate);
  const camera = [tags.Make, tags.Model]
    .filter((one) => typeof one === 'string')
    .join(' ')
    .trim();
  const place = placeOf(tags);
  return { ...(taken !== undefined && { taken }), ...(camera !== '' && { camera }), ...(place && { place }) };
}

async function tagsOf(file: string, type: MediaType): Promise<Tags> {
  try {
    // In a TIFF the tags are those of the file itself; elsewhere they are a block that sharp finds in every format.
    const block = type === 'tiff' ? file : await blockOf(file);
    if (block === undefined) return {};
    // Dates are kept as they stand: made a Date, they would be moved to this machine's time zone.
    return ((await exifr.parse(block, { gps: true, reviveValues: false })) ?? {}) as Tags;
  } catch {
    return {};
  }
}

const HEAD = 'Exif\0\0';

async function blockOf(file: string): Promise<Buffer | undefined> {
  const { exif } = await sharp(file, { failOn: 'none', limitInputPixels: false }).metadata();
  return exif?.subarray(0, HEAD.length).toString('latin1') === HEAD ? exif.subarray(HEAD.length) : exif;
}

function dateOf(value: unknown): string | undefined {
  const found = /^(\d{4})[:-](\d\d)[:-](\d\d)[ T](\d\d:\d\d:\d\d)/.exec(typeof value === 'string' ? value : '');
  if (!found || found[1] === '0000') return undefined;
  const [, year, month, day, time] = found;
  return `${year}-${month}-${day}T${time}`;
}

function placeOf({ latitude, longitude }: Tags): Exif['place'] {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined;
  const known = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return known ? { latitude, longitude } : undefined;
}
