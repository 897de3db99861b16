import exifr from 'exifr';
import type { Exif } from '#contract/own/media.ts';

interface Tags {
  readonly DateTimeOriginal?: unknown;
  readonly CreateDate?: unknown;
  readonly Make?: unknown;
  readonly Model?: unknown;
  readonly latitude?: unknown;
  readonly longitude?: unknown;
}

/** Whatever is missing or makes no sense is left out. */
export async function readExif(file: string): Promise<Exif> {
  const tags = await tagsOf(file);
  const taken = dateOf(tags.DateTimeOriginal) ?? dateOf(tags.CreateDate);
  const camera = [tags.Make, tags.Model]
    .filter((one) => typeof one === 'string')
    .join(' ')
    .trim();
  const place = placeOf(tags);
  return { ...(taken !== undefined && { taken }), ...(camera !== '' && { camera }), ...(place && { place }) };
}

async function tagsOf(file: string): Promise<Tags> {
  try {
    // Dates are kept as they stand: made a Date, they would be moved to this machine's time zone.
    return ((await exifr.parse(file, { gps: true, reviveValues: false })) ?? {}) as Tags;
  } catch {
    return {};
  }
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
