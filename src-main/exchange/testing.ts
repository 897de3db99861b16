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
