import { MEDIA_TYPES, type MediaType } from '#contract/own/media.ts';

/** So many bytes from the beginning tell every type. */
export const SNIFFED = 4096;

const SIGNATURES: readonly (readonly [MediaType, RegExp])[] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[^]{4}WEBP/],
  // Classic and big, of either byte order.
  ['tiff', /^(?:II[*+]\0|MM\0[*+])/],
  ['avif', /^[^]{4}ftyp(?:avif|avis|mi[fa]1[^]{4}(?:[^]{4}){0,16}?avif)/],
  ['heic', /^[^]{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/],
  ['pdf', /^%PDF-\d/],
  [
    'svg',
    /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*|<!DOCTYPE svg[^>[]*(?:\[[^\]]*\])?>\s*)*<svg[\s>]/,
  ],
];

/** The type of a file by its first bytes; nothing where it is none of ours. */
export function sniff(head: Uint8Array): MediaType | undefined {
  const text = Buffer.from(head.subarray(0, SNIFFED)).toString('latin1');
  return SIGNATURES.find(([, signature]) => signature.test(text))?.[0];
}

const OTHER_NAMES: Readonly<Record<string, MediaType>> = {
  jpeg: 'jpeg',
  jpe: 'jpeg',
  jfif: 'jpeg',
  tiff: 'tiff',
  heif: 'heic',
};
const BY_EXTENSION = new Map<string, MediaType>([
  ...Object.entries(OTHER_NAMES),
  ...(Object.keys(MEDIA_TYPES) as MediaType[]).map((type) => [MEDIA_TYPES[type].extension, type] as const),
]);

/** A name without an extension claims nothing. */
export function isMisnamed(filename: string, type: MediaType): boolean {
  const extension = /\.(\w{1,10})$/.exec(filename)?.[1]?.toLowerCase();
  return extension !== undefined && BY_EXTENSION.get(extension) !== type;
}
