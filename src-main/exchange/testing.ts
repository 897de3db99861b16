import { crc32, deflateRawSync } from 'node:zlib';

/** Texts in the two encodings of Chinese that Node reads and does not write. */
export function encoded(text: string, encoding: 'gb18030' | 'big5'): Buffer {
  const table = tableOf(encoding);
  return Buffer.from([...text].flatMap((character) => table.get(character) ?? [0x3f]));
}

const tables = new Map<string, ReadonlyMap<string, readonly number[]>>();

/** By trying out every pair of bytes. */
function tableOf(encoding: 'gb18030' | 'big5'): ReadonlyMap<string, readonly number[]> {
  const known = tables.get(encoding);
  if (known) return known;
  const decoder = new TextDecoder(encoding);
  const table = new Map<string, readonly number[]>();
  for (let lead = 0x81; lead < 0xff; lead++)
    for (let trail = 0x40; trail < 0xff; trail++) {
      const text = decoder.decode(Uint8Array.of(lead, trail));
      if ([...text].length === 1 && text !== '\ufffd' && !table.has(text)) table.set(text, [lead, trail]);
    }
  for (let byte = 0; byte < 0x80; byte++) table.set(String.fromCharCode(byte), [byte]);
  tables.set(encoding, table);
  return table;
}

/** An entry of an archive as nobody should make it; `name` in bytes where they are no UTF-8. */
export interface RawEntry {
  readonly name: string | Buffer;
  readonly bytes?: Buffer;
  /** Unix mode in the attributes. */
  readonly mode?: number;
  /** What the directory says the size is. */
  readonly claims?: number;
}

/** An archive byte for byte, stored or deflated, so that it can be as wrong as it likes. */
export function rawZip(entries: readonly RawEntry[], deflate = false): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, bytes = Buffer.from('x'), mode = 0o100644, claims = bytes.length } of entries) {
    const named = Buffer.from(name);
    const packed = deflate ? deflateRawSync(bytes) : bytes;
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(deflate ? 8 : 0, 4);
    common.writeUInt16LE(0x21, 8);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claims, 18);
    common.writeUInt16LE(named.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, named, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE((mode << 16) >>> 0, 6);
    rest.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 3]), common, rest, named]));
    parts.push(local);
    at += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, listed, Buffer.from('PK\u0005\u0006'), end]);
}
