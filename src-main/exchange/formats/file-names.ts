/** Names for files from what the user calls things: any letters, nothing that means something to a file system. */
export function uniqueNames(wanted: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return wanted.map((text) => {
    const base = text.replace(/[^\p{L}\p{M}\p{N}_-]+/gu, '-').slice(0, 80) || 'object';
    let name = base;
    // File systems that do not tell capitals apart would lay one over the other.
    for (let next = 2; taken.has(name.toLowerCase()); next++) name = `${base}-${next.toString()}`;
    taken.add(name.toLowerCase());
    return name;
  });
}
