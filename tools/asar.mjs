import { Buffer } from 'node:buffer';

/** @param {number} value */
const uint32 = (value) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/**
 * An asar archive of a few flat files: Electron's own format, a JSON header inside two length-prefixed pickles.
 * @param {Record<string, Buffer>} files
 */
export function makeAsar(files) {
  let offset = 0;
  /** @type {Record<string, { size: number, offset: string }>} */
  const entries = {};
  for (const [name, body] of Object.entries(files)) {
    entries[name] = { size: body.length, offset: String(offset) };
    offset += body.length;
  }
  const header = Buffer.from(JSON.stringify({ files: entries }));
  const padded = Buffer.concat([header, Buffer.alloc((4 - (header.length % 4)) % 4)]);
  const pickle = Buffer.concat([uint32(padded.length + 4), uint32(header.length), padded]);
  return Buffer.concat([uint32(4), uint32(pickle.length), pickle, ...Object.values(files)]);
}
