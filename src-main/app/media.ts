import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Rendered } from '#contract/own/media.ts';
import { readMediaUrl } from '#contract/own/read-media-url.ts';
import type { CatalogueHost } from './catalogue-host.ts';
import { SECURITY_HEADERS } from './policy.ts';

/** Answers an address of a picture; nothing for any other. */
export type ServeMedia = (url: string) => Promise<Response | undefined>;

/** Pictures are sent as the type their content was found to be, and may do nothing when they are opened as a page. */
const HEADERS = { ...SECURITY_HEADERS, 'Content-Security-Policy': "sandbox; default-src 'none'" };

export const mediaFrom =
  (catalogue: CatalogueHost): ServeMedia =>
  async (url) => {
    const asked = readMediaUrl(url);
    if (!asked) return undefined;
    const reply = await catalogue.call('media.render', asked);
    return reply.kind === 'ok' ? send(reply.value as Rendered) : new Response(null, { status: 404, headers: HEADERS });
  };

async function send({ file, mime }: Rendered): Promise<Response> {
  const found = await stat(file).catch(() => undefined);
  if (!found) return new Response(null, { status: 404, headers: HEADERS });
  const headers = { ...HEADERS, 'Content-Type': mime, 'Content-Length': String(found.size) };
  return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream, { headers });
}
