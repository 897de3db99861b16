import { ZipFile } from 'yazl';

/** The bytes of an archive made in memory: for small ones, such as workbooks. */
export async function zipped(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name, { mtime: EPOCH });
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The first day a zip can name: the same content makes the same bytes. */
export const EPOCH = new Date(1980, 0, 1);
