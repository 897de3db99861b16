const SLUG = /[^a-z0-9]+/g;

/** An id for a field of this name that none of the others has. Names without Latin letters are numbered. */
export function idFrom(name: string, taken: readonly string[]): string {
  const latin = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(SLUG, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 50);
  const base = latin === '' ? 'own-field' : `own-${latin}`;
  for (let number = 1; ; number++) {
    const id = number === 1 ? base : `${base}-${number}`;
    if (!taken.includes(id)) return id;
  }
}
