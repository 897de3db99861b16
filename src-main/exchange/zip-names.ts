/** What Windows takes for a device, whatever its ending. */
const RESERVED = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i;
const LINK = 0o120000;
const KIND = 0o170000;

/** Why an entry of an archive is passed over; `folder` is nothing to tell of. Names taken are noted in `seen`. */
export function judgeName(name: string, attributes: number, seen: Set<string>): string | undefined {
  if (((attributes >>> 16) & KIND) === LINK) return 'symlink';
  if (name.endsWith('/')) return 'folder';
  const wrong = judgePath(name);
  if (wrong) return wrong;
  // Two names that some file system takes for one.
  const key = name.normalize('NFC').toLowerCase();
  if (seen.has(key)) return 'duplicate';
  seen.add(key);
  return undefined;
}

function judgePath(name: string): string | undefined {
  if (name === '' || /\p{Cc}/u.test(name)) return 'unprintable';
  if (name.includes('\\')) return 'backslash';
  if (name.startsWith('/')) return 'absolute';
  if (name.includes(':')) return 'drive';
  const steps = name.split('/');
  if (steps.some((step) => step === '..' || step === '.' || step === '')) return 'traversal';
  if (steps.some((step) => RESERVED.test(step) || /[. ]$/.test(step))) return 'reserved';
  return undefined;
}
