import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { MediaFolders } from '#contract/own/media-work.ts';
import { placeOf, type Media } from '#contract/own/media.ts';
import { isReadable } from './header.ts';
import { decodeHeic } from './heic.ts';
import { once } from './once.ts';
import { Refused } from './refusal.ts';

type Kept = Pick<Media, 'sha256' | 'type'>;

export const folderOf = ({ renditions }: MediaFolders, { sha256 }: Kept) =>
  join(renditions, sha256.slice(0, 2), sha256);

/**
 * The file that pictures of a file are made from: itself, or for a HEIC that sharp cannot decode a JPEG made of it once.
 * Nothing where that cannot be made, so that the file is an attachment.
 */
export async function sourceOf(
  folders: MediaFolders,
  media: Kept,
  original = join(folders.originals, placeOf(media)),
): Promise<string | undefined> {
  if (media.type !== 'heic' || (await isReadable(original))) return original;
  const decoded = join(folderOf(folders, media), 'decoded.jpg');
  try {
    await once(decoded, (draft) => develop(original, draft));
    return decoded;
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

/** With its colour profile, without which the colours of a telephone are paler. */
async function develop(original: string, draft: string): Promise<void> {
  const picture = await decodeHeic(original);
  const jpeg = await picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
  await writeFile(draft, withProfile(jpeg, await profileOf(original)));
}

async function profileOf(file: string): Promise<Buffer | undefined> {
  try {
    return (await sharp(file, { failOn: 'none' }).metadata()).icc;
  } catch {
    return undefined;
  }
}

const START_OF_IMAGE = 2;
/** What one segment of a JPEG can hold of a profile; those of photographs are far shorter. */
const LONGEST = 65_519;

function withProfile(jpeg: Buffer, profile: Buffer | undefined): Buffer {
  if (!profile || profile.length > LONGEST) return jpeg;
  const only = Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1');
  const mark = Buffer.from([0xff, 0xe2, 0, 0]);
  mark.writeUInt16BE(2 + only.length + profile.length, 2);
  return Buffer.concat([jpeg.subarray(0, START_OF_IMAGE), mark, only, profile, jpeg.subarray(START_OF_IMAGE)]);
}
